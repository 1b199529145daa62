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
    text: "Egyetlen sós forrás tölti meg a lépcsőzetes medencék ezreit. Mindegyiknek megvan a gazdája: a környékbeli családok ma is kézzel gyűjtik belőlük a sót.",
    alt: "Fehér sólepárló medencék lépcsői egy vörös hegyoldalon, köztük kalapos asszonyok.",
  },
  {
    id: "huacachina",
    title: "Huacachina",
    subtitle: "Oázis a dűnék között",
    text: "Pálmákkal szegett tavacska a sivatagban. Késő délután érdemes felmászni a homokra: lefelé deszkán vagy homokfutóval jöttök, közben lemegy a nap.",
    alt: "Kis tó pálmákkal magas homokdűnék között, mellette homokfutó.",
  },
  {
    id: "machu-picchu",
    title: "Machu Picchu",
    subtitle: "Inka város a felhők fölött",
    text: "Hegynyeregre épült, meredek csúcsok közé, és több mint kétszáz épületének falait habarcs nélkül rakták. Jóval az utazás előtt vegyetek jegyet, mert gyorsan elfogy.",
    alt: "Machu Picchu teraszai és házai a felhők között, mögöttük a Huayna Picchu meredek csúcsa, elöl egy láma.",
  },
  {
    id: "lima",
    title: "Lima",
    subtitle: "Főváros az óceán partján",
    text: "Sziklafal tetején ér véget a város, alatta a Csendes-óceán. Gyarmati kolostorok, vályogpiramisok és Dél-Amerika egyik legjobb konyhája várja azt, aki nem csak átszáll itt.",
    alt: "Lima meredek partfala toronyházakkal, alatta a Csendes-óceán mólóval, halászhajóval és siklóernyőkkel.",
  },
  {
    id: "nazca-lines",
    title: "Nazca-vonalak",
    subtitle: "Rajzok, amelyek csak a levegőből látszanak",
    text: "Kolibri, majom, pók: akkorák, hogy a földről ki sem vehetők. A nazcák húzták meg őket a sivatag kövei között, és máig sem tudni biztosan, miért.",
    alt: "A Nazca-vonalak kolibrije a vöröses sivatagban, fölötte kisrepülő, az út mellett kilátótorony.",
  },
];
