import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Eljutás Peruba",
  description: "Repülőjáratok, átszállás, poggyász, reptéri kapuk és a szárazföldi határok.",
  keywords: ["repülő", "repülőjegy", "járat", "átszállás"],
  lead: "Repülőjáratok, átszállás, poggyász, reptéri kapuk és a szárazföldi határok.",
  pictureAlt: "Eljutás Peruba",
  sections: [
    { id: "flights", title: "flights", blocks: [] },
    { id: "transit", title: "transit", blocks: [] },
    { id: "luggage", title: "luggage", blocks: [] },
    { id: "airport-fee", title: "airport-fee", blocks: [] },
    { id: "leaving", title: "leaving", blocks: [] },
    { id: "land-borders", title: "land-borders", blocks: [] },
    { id: "border-copacabana", title: "border-copacabana", blocks: [] },
    { id: "border-desaguadero", title: "border-desaguadero", blocks: [] },
    { id: "border-tacna", title: "border-tacna", blocks: [] },
    { id: "border-huaquillas", title: "border-huaquillas", blocks: [] },
    { id: "border-leticia", title: "border-leticia", blocks: [] },
    { id: "border-inapari", title: "border-inapari", blocks: [] },
    { id: "yellow-fever", title: "yellow-fever", blocks: [] },
  ],
} satisfies GuidePageText;
