/** The series of banknotes since this year, by soles; notes of the older series stay valid. */
export const banknotes = {
  since: 2021,
  portraits: [
    { soles: 10, name: "Chabuca Granda" },
    { soles: 20, name: "José María Arguedas" },
    { soles: 50, name: "María Rostworowski" },
    { soles: 100, name: "Pedro Paulet" },
    { soles: 200, name: "Tilsa Tsuchiya" },
  ],
} as const;
