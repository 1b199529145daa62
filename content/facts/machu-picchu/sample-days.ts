/** Two days that work with the trains as they usually run; the timetables change, so the hours are examples. */
export const sampleDays = {
  withNight: {
    ruins: "11:00",
    train: "15:30",
    village: "17:15",
    queue: "6:15",
    entry: "8:00",
    out: "10:30",
    back: "15:30",
    cusco: "19:15",
  },
  inOneDay: {
    hotel: "5:30",
    train: "6:40",
    bus: "8:30",
    entry: "10:00",
    down: "12:30",
    back: "16:00",
    valley: "18:00",
  },
} as const;
