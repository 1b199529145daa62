import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Itinerarios",
  description: "Una, dos y tres semanas día a día: horas, precios, noches, altitud y un día de reserva.",
  keywords: ["itinerario", "itinerarios", "ruta", "una"],
  lead: "Una, dos y tres semanas día a día: horas, precios, noches, altitud y un día de reserva.",
  pictureAlt: "Itinerarios",
  sections: [
    { id: "choose", title: "choose", blocks: [] },
    { id: "one-week", title: "one-week", blocks: [] },
    { id: "ten-days", title: "ten-days", blocks: [] },
    { id: "two-weeks", title: "two-weeks", blocks: [] },
    { id: "cusco-jungle", title: "cusco-jungle", blocks: [] },
    { id: "three-weeks", title: "three-weeks", blocks: [] },
    { id: "slow", title: "slow", blocks: [] },
    { id: "with-children", title: "with-children", blocks: [] },
    { id: "north", title: "north", blocks: [] },
    { id: "book-ahead", title: "book-ahead", blocks: [] },
  ],
} satisfies GuidePageText;
