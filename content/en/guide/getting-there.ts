import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Getting there and away",
  description: "Flights, transit permits, baggage, e-gates and the land borders by name.",
  keywords: ["flight", "flights", "airline", "transit"],
  lead: "Flights, transit permits, baggage, e-gates and the land borders by name.",
  pictureAlt: "Getting there and away",
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
