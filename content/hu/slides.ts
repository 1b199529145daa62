import type { Slide } from "#content/slide.ts";

export const slides: Slide[] = [
  {
    id: "sacred-valley",
    title: "Szent Völgy",
    subtitle: "Az inkák éléskamrája",
    text: "Az Urubamba mentén ma is kukorica terem az inka teraszokon. Cuscónál alacsonyabban fekszik, ezért itt a legkönnyebb hozzászokni a magassághoz.",
    alt: "Kanyargó folyó a Szent Völgyben, kukorica, teraszok és lámák, a háttérben havas csúcs.",
  },
  {
    id: "maras",
    title: "Maras",
    subtitle: "Só a hegyoldalból",
    text: "Egyetlen sós forrás tölti meg a lépcsőzetes medencék ezreit. Mindegyiknek megvan a maga gazdája: a környékbeli családok ma is kézzel gyűjtik a sót.",
    alt: "Fehér sólepárló medencék lépcsői egy vörös hegyoldalon, köztük kalapos asszonyok.",
  },
  {
    id: "huacachina",
    title: "Huacachina",
    subtitle: "Oázis a dűnék között",
    text: "Pálmákkal szegett tavacska a sivatagban. Késő délután érdemes felmászni a homokra: lefelé deszkán vagy homokfutón visz az út, közben lemegy a nap.",
    alt: "Kis tó pálmákkal magas homokdűnék között, mellette homokfutó.",
  },
  {
    id: "machu-picchu",
    title: "Machu Picchu",
    subtitle: "Inka város a felhők fölött",
    text: "Hegynyeregre épült, meredek csúcsok közé; több mint kétszáz épületének falait habarcs nélkül rakták. Jegyet jóval az utazás előtt vegyetek, mert gyorsan elfogy.",
    alt: "Machu Picchu teraszai és házai a felhők között, mögöttük a Huayna Picchu meredek csúcsa, elöl egy láma.",
  },
  {
    id: "lima",
    title: "Lima",
    subtitle: "Főváros az óceán partján",
    text: "Sziklafal tetején végződik a város, alatta a Csendes-óceán. Gyarmati kolostorok, vályogpiramisok és Dél-Amerika egyik legjobb konyhája várja azt, aki nem csak átszáll.",
    alt: "Lima meredek partfala toronyházakkal, alatta a Csendes-óceán mólóval, halászhajóval és siklóernyőkkel.",
  },
  {
    id: "nazca-lines",
    title: "Nazca-vonalak",
    subtitle: "Rajzok, amelyeket az égről látni",
    text: "Kolibri, majom, pók: akkorák, hogy a földről ki sem vehetők. A nazca nép húzta meg őket a sivatag köveiben, és máig nem tudni biztosan, miért.",
    alt: "A Nazca-vonalak kolibrije a vöröses sivatagban, fölötte kisrepülő, az út mellett kilátótorony.",
  },
];
