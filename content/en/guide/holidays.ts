import { holidays as calendar } from "#content/facts/holidays/holidays.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { publicHolidays } from "#content/facts/holidays/holiday-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { holidayDays, movableHolidays, movableYears, newerHolidays } from "#content/holidays/holiday-days.ts";
import { formatAltitude } from "#i18n/format-amount.ts";
import { holidayTexts } from "#content/en/holiday-texts.ts";

const altitude = (id: PlaceId) => formatAltitude(places[id].altitude, "en");
const daysOff = calendar.filter(({ kind }) => kind === "public").length;

export default guideWords(() => ({
  title: "Holidays and festivals in Peru",
  description:
    "Peru’s public holidays and festivals with this year’s dates: what is shut, which weeks to book ahead, and which festivals are worth planning a trip around.",
  keywords: [
    "Peru public holidays",
    "Peru festivals",
    "Inti Raymi",
    "Candelaria Puno",
    "Lord of Miracles Lima",
    "Holy Week Ayacucho",
    "Fiestas Patrias",
    "Qoyllur Rit’i",
  ],
  lead: `Peru has ${daysOff} public holidays a year, and so many local festivals besides that you are almost bound to run into one. Read on for the days when banks and museums close, the weeks to book months ahead, and the festivals worth timing your trip for.`,
  pictureAlt:
    "A couple dancing with white handkerchiefs before a huge sun, with women in traditional dress and flags around them.",
  sections: [
    {
      id: "two-calendars",
      title: "Two calendars side by side",
      blocks: [
        "The state’s calendar marks battles, heroes and saints, and shuts the offices. The other is kept by villages and towns: there a festival lasts for days, dance troupes prepare for it all year, and behind the Catholic saint the old reverence for a mountain, the Sun or the Earth often shows through. A procession means more if you know where it comes from; the [history page](page:history) gives the background.",
      ],
    },
    {
      id: "during-your-stay",
      title: "What is on while you are there?",
      blocks: [
        "Enter when you arrive and when you leave: we show which holidays fall into that time, what is closed, and when buses and rooms fill up.",
        { kind: "figure", figure: "duringStay" },
      ],
    },
    {
      id: "how-days-off-work",
      title: "How public holidays work",
      facts: [
        { term: "Days off by law", text: `${daysOff} a year` },
        { term: "Falling on a Sunday", text: "not moved" },
        { term: "Easter Sunday", text: "not a holiday of its own" },
      ],
      blocks: [
        "A public holiday is called a *feriado*. One that falls on a Sunday is lost; there is no Monday instead. Each year the government decrees a few more days off for civil servants to make a long weekend: offices close and shops do not, but the roads fill up.",
        `Until 2021 there were twelve; four have joined them since. Older guidebooks and calendars leave those out, and some lists on the internet count 14 February as a holiday, which it is not. This year’s list is on [gob.pe](site:holidays), and the text of the laws is in the collection of [El Peruano](site:elPeruano).`,
        {
          kind: "table",
          caption: "The newer public holidays",
          head: ["Holiday", "Since", "Law"],
          rows: newerHolidays.map(({ id, since, law }) => [holidayTexts[id].name, `${since}`, law]),
        },
      ],
    },
    {
      id: "public-holidays",
      title: "Public holidays this year",
      blocks: [{ kind: "figure", figure: "publicHolidays" }],
    },
    {
      id: "festivals",
      title: "Festivals this year",
      blocks: [
        "On these days the country works, but one town or region comes to a halt. Before a local festival look for this year’s programme on [peru.travel](site:peruTravel).",
        { kind: "figure", figure: "festivals" },
        {
          kind: "table",
          caption: "Days that move with Easter, in the coming years",
          head: ["Festival", ...movableYears.map(String)],
          rows: movableHolidays.map((id) => [
            holidayTexts[id].name,
            ...movableYears.map((year) => holidayDays(id, year, "en")),
          ]),
        },
      ],
    },
    {
      id: "calendar",
      title: "The holidays in your own calendar",
      blocks: [
        "If you subscribe, the holidays of this year and the next two appear in your calendar, and corrections and new years come by themselves. A downloaded file does not change: it keeps what is true today.",
        { kind: "figure", figure: "calendarLinks" },
        {
          kind: "terms",
          items: [
            {
              term: "Google Calendar",
              text: "On a computer, click the plus sign beside **Other calendars** on the left, then **From URL**, and paste the calendar’s address. Your phone shows it afterwards.",
            },
            {
              term: "iPhone, iPad, Mac",
              text: "The button **Subscribe to the calendar** opens Calendar: accept the subscription. On a Mac it is also in the menu **File**, **New Calendar Subscription**.",
            },
            {
              term: "Outlook",
              text: "In the calendar of outlook.com choose **Add calendar**, then **Subscribe from web**, and paste the address. Outlook on Windows answers the button too.",
            },
          ],
        },
      ],
    },
    {
      id: "travelling",
      title: "What it means for travelling",
      blocks: [
        "Four periods need booking well ahead. Peruvians travel too in those weeks, and buses, trains and rooms fill all at once.",
        {
          kind: "table",
          caption: "The busiest weeks of the year",
          head: ["When", "Why", "Book ahead"],
          rows: [
            ["Holy Week", "four days off from Thursday", "buses, hotels; Ayacucho and Cusco"],
            ["week of 24 June", "Inti Raymi, peak of Cusco’s festive month", "Cusco: rooms, trains, stands"],
            [
              "23–31 July",
              "Independence (*Fiestas Patrias*), school holidays",
              "every ticket; the most expensive week of the year",
            ],
            ["28 December – 2 January", "New Year", "rooms by the sea, flights"],
          ],
        },
        {
          kind: "list",
          items: [
            "**1 January, 1 May, 28 July, 25 December:** most museums and sights are closed or keep short hours.",
            "**On public holidays** banks and consulates are closed, supermarkets mostly open. Withdraw cash the day before.",
            "**On election Sundays,** and from the day before, no alcohol is sold.",
            "**Machu Picchu:** for the peak weeks buy the ticket as soon as you know your date ([tickets](page:machu-picchu#calendar)).",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "In a crowd",
          text: [
            "Take only what you can afford to lose to a procession or a carnival: coins, one card, a copy of the passport. There is more advice of this kind under [safety](page:peru-guide#safety) in the guide. Most of these festivals are held at altitude as well, so leave time for [getting used to the altitude](page:peru-guide#altitude).",
          ],
        },
      ],
    },
    {
      id: "worth-a-journey",
      title: "Six festivals worth a journey",
      picture: {
        id: "places/cusco",
        alt: "Cusco: the main square with two churches and arcades, a snowy peak behind, clay bulls on a roof in front.",
      },
      blocks: [
        { kind: "heading", text: "February: Candelaria, Puno" },
        `On the shore of Titicaca, at ${altitude("puno")}, tens of thousands of dancers and musicians turn out in the first half of February in honour of the Virgin of Candelaria; the main day is 2 February. For days on end they dance the *diablada* and the *morenada* in heavy embroidered costumes to the sound of brass bands. It is the rainy season, evenings are cold and the air is thin, so arrive some days early. The festival has been on [UNESCO’s list of intangible heritage](site:unescoIntangible) since 2014.`,
        { kind: "heading", text: "Holy Week: Ayacucho and Cusco" },
        `In Ayacucho (${altitude("ayacucho")}) a different procession sets out each evening of the week, carpets of flowers are laid in the streets, and the climax comes at dawn on Easter Sunday, when the risen Christ is carried out to the square. In Cusco the day that matters is Holy Monday: the Lord of the Tremors, a crucifix blackened by smoke, is carried around the city while red *qu:ñucchu* flowers rain on it from the balconies.`,
        { kind: "heading", text: "May–June: Qoyllur Rit’i and Corpus Christi, Cusco" },
        `The pilgrimage of Qoyllur Rit’i climbs to a valley below a glacier, above ${formatAltitude(4600, "en")}; UNESCO listed it as intangible heritage in 2011. Anyone who joins it should be ready for a night below freezing and for serious altitude, and should have been in the mountains for days already. Two days later the celebrations go on in the city: at Corpus Christi fifteen images of saints and Virgins gather in the cathedral, and in the streets people eat *qu:chiriuchu*, a cold plate with guinea pig, corn and seaweed.`,
        { kind: "heading", text: "24 June: Inti Raymi, Cusco" },
        "The festival of the Sun, the turn of the Inca year, was forbidden by the Spaniards and re-created in 1944 from the chronicle of Garcilaso de la Vega. More than seven hundred performers stage it in Quechua: it begins in the morning in front of the Qorikancha, moves on to the main square, and ends in the afternoon below the walls of Sacsayhuamán. On the two squares it is free; at Sacsayhuamán you pay for a seat in the stands. Book a room months ahead.",
        { kind: "heading", text: "15–18 July: Virgen del Carmen, Paucartambo" },
        "Masked troupes take over this small town, which is reached by car from Cusco: lawyers, slaves, merchants and above all devils, called *qu:saqras*. When the image passes they spy on the Virgin from roofs and balconies and hide their faces from her gaze. There are hardly any rooms, and most people come over from Cusco.",
        { kind: "heading", text: "October: the Lord of Miracles, Lima" },
        "About 1651 an Angolan slave painted Christ on an adobe wall, and that wall stood through the earthquakes of 1655, 1687 and 1746 while the city fell around it. That is why October in Lima is the purple month: the faithful, dressed in purple, walk with a copy of the image through the centre, with the main processions on the 18th, 19th and 28th. They are among the largest Catholic processions in the world. With them goes *turrón de Doña Pepa*, an aniseed cake scattered with coloured sugar ([gastronomy](page:gastronomy)).",
        {
          kind: "note",
          tone: "tip",
          title: "If your dates are fixed",
          text: [
            "Most months have something smaller and easier to reach: a water fight at carnival in Cajamarca, St John’s Day on the river bank in Iquitos, *criollo* music in Lima at the end of October, the fair of nativity figures in Cusco on Christmas Eve. The [weather](page:weather) page tells you what to expect at each time.",
          ],
        },
      ],
    },
  ],
  freshness: [
    `Public holidays follow the official list of ${formatMonth(publicHolidays.asOf, "en")}; each year’s dates are worked out from its rules. The government may add bridging days for public offices: [gob.pe](site:holidays) announces them.`,
    "The days of the festivals come from tradition, their programmes from the organisers; look at theirs before you buy tickets.",
  ],
  holidays: holidayTexts,
}));
