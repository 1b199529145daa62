import { electronicGates } from "#content/facts/borders/flights-to-lima.ts";
import { country, emergency } from "#content/facts/country.ts";
import { customs } from "#content/facts/entry/customs.ts";
import { otherVisa, unitedKingdom, visaFreeList } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement, overstayFine } from "#content/facts/entry/entry-rules.ts";
import { helpLines } from "#content/facts/entry/help-lines.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";

const { from: oldFee, to: oldFeeMost } = entryRules.signaturePermitFormerFee;

export default guideWords(() => ({
  title: "Entering Peru",
  description: `Who enters Peru without a visa and for how long, what to have in hand at the border, how to save your TAM record, sign contracts and clear customs.`,
  keywords: [
    "Peru entry requirements",
    "Peru visa-free",
    "Peru visa UK US Canada Australia",
    "TAM Virtual",
    "permit to sign contracts Peru",
    "permiso para firmar contratos",
    "Migraciones",
    "Peru customs allowance",
  ],
  lead: `Visitors from Britain, Ireland, the rest of the EU, North America, Australia, New Zealand and South Africa need no visa for a holiday in Peru. Their days are counted, though; the passport stamp has given way to an online record, and a tourist who wants to sign a lease needs a permit first. This page tells you what to carry, what to save once you are in, and where to turn when something goes wrong.`,
  pictureAlt: "An airliner comes down over Lima at sunrise, with the cliffs and small boats below.",
  sections: [
    {
      id: "visa-free",
      title: "Who enters without a visa",
      facts: [
        {
          term: "Stay",
          text: `usually ${entryRules.stayDays} days, never more than ${entryRules.ceiling.days} in a year`,
        },
        { term: "Passport", text: `valid for at least ${entryRules.passportMonths} more months on arrival` },
        { term: "Visa", text: "none for tourists from most of Europe, the Americas and Oceania" },
        { term: "Extension", text: "only for Andean Community citizens" },
      ],
      blocks: [
        `With a British, Irish, American, Canadian, Australian, New Zealand or South African passport you enter as a tourist without a visa. The passport must be valid for at least another ${entryRules.passportMonths} months on the day you arrive: with less you are put on the next flight back, and your embassy cannot help, because you were never let in. A passport card or identity card will not do.`,
        `**How many days you get is for the officer at the desk to decide.** Count on ${entryRules.stayDays}, say how long you mean to stay, ask for the number and check it on your [TAM](#arrival) afterwards. If they run out before your flight home, speak up while you are still at the desk.`,
        {
          kind: "table",
          caption: "Tourist entry by passport",
          head: ["Passport", "Visa?", "How long", "Good to know"],
          rows: [
            [
              "United Kingdom",
              "no",
              `normally ${unitedKingdom.stayDays} days in any ${unitedKingdom.withinDays}, counted from the first entry`,
              `ceiling ${unitedKingdom.ceilingDays} days in a year (${formatMonth(unitedKingdom.asOf, "en")})`,
            ],
            [
              "Ireland",
              "no",
              `up to the officer; count on ${entryRules.stayDays}`,
              "outside the EU–Peru agreement, so Peruvian law alone applies",
            ],
            [
              "United States",
              "no",
              `up to the officer; usually ${entryRules.stayDays}`,
              "no extension; an onward ticket may be asked for",
            ],
            [
              "Canada",
              "no",
              `up to the officer; count on ${entryRules.stayDays}`,
              `ceiling ${entryRules.ceiling.days} days in a year`,
            ],
            [
              "Australia, New Zealand",
              "no",
              `up to the officer; count on ${entryRules.stayDays}`,
              "keep six months on the passport for the day you leave, too",
            ],
            [
              "South Africa",
              "no",
              `up to the officer; count on ${entryRules.stayDays}`,
              "the only African passport on the visa-free list",
            ],
            [
              "EU (except Ireland)",
              "no",
              `${euAgreement.stayDays} days in any ${euAgreement.withinDays}`,
              "passport only; see the note below",
            ],
            [
              "India, China",
              "**yes**, with one exception",
              `with the exception, up to ${otherVisa.days} days in a year`,
              `none needed with a US, UK, Canadian, Australian or Schengen visa (not for transit) valid for ${otherVisa.validMonths} more months, or with permanent residence there (${formatMonth(otherVisa.asOf, "en")})`,
            ],
            [
              "Hong Kong, Israel, Japan, Malaysia, Philippines, Singapore, South Korea",
              "no",
              `up to the officer; count on ${entryRules.stayDays}`,
              "passport only",
            ],
            [
              "Bangladesh, Egypt, Ghana, Kenya, Morocco, Nepal, Nigeria, Pakistan, Sri Lanka, Vietnam",
              "**yes**",
              "as the visa says",
              "apply at a [Peruvian consulate](site:consulates) before you travel",
            ],
          ],
        },
        {
          kind: "note",
          tone: "warning",
          title: "EU passports: two ways of counting",
          text: [
            `The agreement between the EU and Peru, applied since ${formatDate(euAgreement.since, "en")}, gives EU citizens ${euAgreement.stayDays} days in any ${euAgreement.withinDays}-day period, business visits included and paid work excluded. Counting ${entryRules.stayDays} days within one year is the stricter reading and always safe. The two differ only if you come twice in a year; in that case ask a [Peruvian consulate](site:consulates) before you book. The text of the agreement is on [EUR-Lex](site:eurLex).`,
          ],
        },
        "If your nationality is not in the table, ask the [Peruvian consulate](site:consulates) responsible for you. With two passports, leave on the one you entered with, and book the flight in its name.",
        `Only citizens of the Andean Community can extend a tourist stay (${formatMonth(entryRules.noExtension.asOf, "en")}). Anyone else who wants to stay longer needs another status, obtained before leaving home or by a change of status in Peru: see [visa types](page:visa-types).`,
      ],
    },
    {
      id: "requirements",
      title: "What to have in hand",
      blocks: [
        "Your airline will look for the return ticket before it lets you board, and the officer in Lima may ask for any of the rest. Carry everything on paper, or saved on your phone where it opens without a signal.",
        {
          kind: "checklist",
          items: [
            `Passport valid for at least ${entryRules.passportMonths} months on the day of arrival`,
            "Return or onward ticket within your permitted stay",
            "Name and address of your first lodging, with the booking",
            "Proof of funds: bank card, statement or cash",
            "Travel insurance, ideally covering altitude and trekking; British and European health cards are not valid here, nor is US Medicare",
            "On business: name and address of your Peruvian partner",
            "A passport of their own for every child ([more on children](#children))",
            "Photo of the passport’s data page on the phone and in the cloud",
            "Registration with your foreign ministry where it offers one, such as STEP for Americans",
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Vaccination certificate",
          text: [
            "None is required to enter. Yellow fever vaccination is still advised for the Amazon side of the country: see [infections](page:safety-health#infections). Some countries, Australia among them, may ask travellers who come from Peru for the certificate: see [after Peru](page:getting-there#yellow-fever).",
          ],
        },
      ],
    },
    {
      id: "arrival",
      title: "At the airport: desk, bags, TAM",
      blocks: [
        `There is no paper card to fill in and no stamp to wait for: airports stopped stamping on ${formatDate(entryRules.noStampsSince, "en")} and do so only when the system is down. Your proof of entry is the TAM (*Tarjeta Andina de Migración*), a record made automatically while you stand at the desk.`,
        {
          kind: "steps",
          items: [
            {
              title: "Passport control",
              text: "State the true purpose of the trip: *turismo* or *negocios* (business). A visitor recorded as on business may sign contracts without a separate permit.",
            },
            { title: "The number of days", text: "Ask what you have been given: *¿Cuántos días me da?*" },
            {
              title: "Bags and customs",
              text: "Fill in a declaration only if you have something to declare. The allowances are [further down](#customs).",
            },
            {
              title: "Download the TAM",
              text: "As soon as you are online, fetch it from [TAM Virtual](site:migracionesTam). It costs nothing and can also be reached from the Migraciones site.",
            },
            {
              title: "Check it",
              text: "Name and passport number must match your passport, the date of entry must be right, and the days must be those you were given at the desk. Report a mistake to Migraciones straight away rather than discover it on the day you fly home.",
            },
          ],
        },
        {
          kind: "terms",
          items: [
            {
              term: "What it shows",
              text: "Personal data, the day, hour and post of entry, and the days granted.",
            },
            {
              term: "Who will ask for it",
              text: `Police at an identity check; hotels, so that guests who live abroad are spared the ${country.vatPercent}% VAT; and you will need the same data for the [signature permit](#alairas).`,
            },
            {
              term: "How to keep it",
              text: "As a PDF on the phone, with one printed copy beside the passport.",
            },
          ],
        },
        "How to get from the terminal into town, with prices, is on the [Lima transport](page:lima-transport) page.",
      ],
    },
    {
      id: "digital-agency",
      title: "Logging in to the digital agency",
      blocks: [
        "Peru’s migration authority, Migraciones, handles requests through its *Agencia Digital*, in Spanish. A tourist needs no registration and no password: the system recognises you by your passport and your latest entry. Have the TAM beside you, because the answers must match it exactly.",
        {
          kind: "steps",
          items: [
            {
              title: "*Entrar*",
              text: "Open the service from [its own page](site:migracionesAgency) or from [gob.pe/migraciones](site:migraciones).",
            },
            { title: "*Extranjero*", text: "Choose “foreigner”." },
            {
              title: "*Humanitaria / Refugio*",
              text: "For refugees and people staying on humanitarian grounds: leave it empty.",
            },
            { title: "*Documento*", text: "*Pasaporte*, the document you entered with." },
            { title: "*Número de documento*", text: "Passport number, without spaces." },
            { title: "*Fecha de nacimiento*", text: "Date of birth, as in the passport." },
            {
              title: "*Nacionalidad*",
              text: "The list is in Spanish: *Reino Unido*, *Irlanda*, *Estados Unidos*, *Canadá*, *Nueva Zelanda*, *Sudáfrica*.",
            },
            {
              title: "*Último movimiento migratorio de entrada*",
              text: "The date of your latest entry, as in the TAM.",
            },
            { title: "*Código captcha*", text: "Type the characters in the picture." },
            { title: "*Verificar*", text: "Check; if everything matches, the main page opens." },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "If the system cannot find you",
          text: [
            "Look for a stray space in the passport number, and make sure the entry date is the one on the TAM. The layout may change: if something has moved, look for the field by the Spanish name given above.",
          ],
        },
      ],
    },
    {
      id: "travel-assistance",
      title: "Help on the road",
      blocks: [
        "There are four places to turn to, each for a different kind of trouble. Save the details of your foreign ministry and your embassy before you leave home.",
        {
          kind: "cards",
          items: [
            {
              title: "IPERÚ",
              text: [
                "Free information and complaints service of the tourist board PROMPERÚ, day and night and in several languages. Turn here when an agency has cheated you, a roadblock has stopped your bus or you simply do not know whom to ask.",
                "In a crisis it works with the tourist protection network, the *Red de Protección al Turista*.",
              ],
              facts: [
                {
                  term: "WhatsApp",
                  text: `[${helpLines.touristWhatsApp.shown}](tel:${helpLines.touristWhatsApp.tel})`,
                },
                {
                  term: "Telephone",
                  text: `[${helpLines.tourist.shown}](tel:${helpLines.tourist.tel}); check it before you go`,
                },
              ],
              link: { label: "IPERÚ on peru.travel", site: "peruTravel" },
            },
            {
              title: "Your foreign ministry",
              text: [
                "Travel advice that changes with the situation, and in some countries a register of travellers: [GOV.UK](site:govUk), [Ireland](site:irelandAdvice), [United States](site:travelStateGov), [Canada](site:canadaTravel), [Australia](site:smartraveller), [New Zealand](site:safeTravelNz).",
              ],
              facts: [{ term: "When", text: "read and register before departure" }],
            },
            {
              title: "Your embassy in Lima",
              text: [
                "For a lost passport, an accident or an arrest. Save the number where you can open it offline: the embassies are listed [in the Peru guide](page:peru-guide#representation).",
              ],
              facts: [
                {
                  term: "If you have none in Lima",
                  text: "Ireland and New Zealand look after Peru from Santiago, Chile; Irish and other EU citizens may also turn to the embassy of any EU country",
                },
              ],
            },
            {
              title: "Migraciones",
              text: [
                "For everything about your stay: a wrong or missing TAM, days that have run out, a change of status, the signature permit. If you lose your passport, this is where the new one is linked to your entry. Most matters start in the [digital agency](#digital-agency).",
              ],
              facts: [{ term: "Language", text: "Spanish" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
          ],
        },
        `In immediate danger call the police on [${emergency.police}](tel:${emergency.police}), an ambulance on [${emergency.ambulance}](tel:${emergency.ambulance}) or the fire brigade on [${emergency.fire}](tel:${emergency.fire}). After a theft ask for a police report (*denuncia policial*): insurer and embassy will both want it. The steps are under [getting help](page:safety-health#help).`,
      ],
    },
    {
      id: "alairas",
      title: "The signature permit for tourists",
      facts: [
        { term: "Fee", text: `none (since ${formatDate(entryRules.signaturePermitFreeSince, "en")})` },
        { term: "Valid", text: `up to ${entryRules.signaturePermitDays} days` },
        {
          term: "Arrives",
          text: `by email, at once or within ${entryRules.signaturePermitWaitDays} working days`,
        },
        { term: "Where", text: "entirely online" },
      ],
      blocks: [
        "Tourists and other temporary visitors may sign binding documents in Peru only with a special permit, the *permiso especial para firmar contratos*, also called *permiso especial para suscribir documentos*. Without it a notary or a bank can turn you away, and what you did sign can be contested later.",
        { kind: "heading", text: "What it is for" },
        {
          kind: "list",
          items: [
            "a work contract (working itself still takes another status: [visa types](page:visa-types))",
            "a rental contract",
            "buying a car or an apartment",
            "marriage papers",
            "setting up a company and other company documents",
            "a sworn statement before a notary",
          ],
        },
        `You must have entered the country lawfully, and your permitted days must still be running when you apply, so do not leave it to the last ones. It has been free since ${formatDate(entryRules.signaturePermitFreeSince, "en")}: older descriptions that mention ${formatSoles(oldFee, "en", oldFeeMost)} and code 07562 at the Banco de la Nación are out of date.`,
        { kind: "heading", text: "How to apply" },
        {
          kind: "steps",
          items: [
            {
              title: "Log in",
              text: "Enter the [digital agency](#digital-agency) as described above.",
            },
            {
              title: "*Permisos* → *Para firmar contratos*",
              text: "In the left-hand menu or by the search box; it also goes by *Permiso para firmar contrato*.",
            },
            {
              title: "Fill in the form",
              text: "Its fields are listed below. What comes from the register only needs checking.",
            },
            {
              title: "Confirm",
              text: "Read the email address once more on the summary before you confirm.",
            },
            {
              title: "Note the case number",
              text: "Write down the number and date of the *trámite*, and save or print the page as a PDF.",
            },
          ],
        },
        { kind: "heading", text: "The fields of the form" },
        "The form may change; expect roughly these fields:",
        {
          kind: "terms",
          items: [
            {
              term: "Name, nationality, passport, date of entry",
              text: "Filled in from the register; they must agree with the TAM.",
            },
            {
              term: "Address and district in Peru (*dirección, distrito*)",
              text: "Street and number of your lodging; in Lima the district too, for example Miraflores.",
            },
            {
              term: "Mobile number (*celular*)",
              text: "One you answer; a Peruvian number if you have one.",
            },
            {
              term: "Email address (*correo electrónico*)",
              text: "The permit is sent here: check it letter by letter.",
            },
            {
              term: "Reason or kind of document (*motivo*)",
              text: "Say what you are going to sign, for example a rental contract (*contrato de alquiler*).",
            },
            {
              term: "Declaration (*declaración jurada*) and captcha",
              text: "That the data are true; then the characters in the picture.",
            },
          ],
        },
        {
          kind: "note",
          tone: "tip",
          title: "Once you have sent it",
          text: [
            `The system registers the request and shows its number. The permit follows by email, at once or within ${entryRules.signaturePermitWaitDays} working days, and is valid for up to ${entryRules.signaturePermitDays} days. Print it or keep it on your phone, and show it to the notary or the bank together with your passport.`,
            "If that time passes and nothing has come, look in the spam folder, then contact [Migraciones](site:migraciones) with the number.",
          ],
        },
      ],
    },
    {
      id: "customs",
      title: "Customs",
      blocks: [
        `Personal belongings enter free of duty; only what exceeds the allowance has to be declared. The quantities are those of ${formatMonth(customs.asOf, "en")}; the list in force is under *Equipaje* at [SUNAT](site:sunat).`,
        {
          kind: "table",
          caption: "Free of duty, per person",
          head: ["What", "How much"],
          rows: [
            ["clothes, personal items, sports gear", "for your own use"],
            ["laptop, tablet", `${customs.laptops} laptop and ${customs.tablets} tablet`],
            ["cameras", `${customs.cameras}`],
            ["mobile phones", `${customs.phones}, or ${customs.phonesUnder18} under the age of 18`],
            [
              "storage",
              `${customs.externalDrives} external drives and ${customs.memorySticks} memory sticks`,
            ],
            ["portable musical instrument", `${customs.instruments}`],
            ["alcohol, adults", `${customs.alcoholLitres} litres`],
            [
              "tobacco, adults",
              `${customs.cigarettePacks} packs of cigarettes or ${customs.cigars} cigars or ${customs.tobaccoGrams} g of tobacco`,
            ],
            ["gifts, not for trade", `worth up to about US$${formatNumber(customs.giftsUsd, "en")}`],
          ],
        },
        {
          kind: "list",
          items: [
            `**Cash:** declare anything above US$${formatNumber(customs.cash.declareAboveUsd, "en")}; carrying more than US$${formatNumber(customs.cash.neverAboveUsd, "en")} is not allowed.`,
            "**Food:** no fresh fruit, meat, seeds or soil; the agricultural health service SENASA checks bags.",
            "**Pets:** they are let in after a health check.",
            "**On the way out:** archaeological and historic pieces need a permit, and an “old” pot or cloth from a market may count as one. Leave behind anything made of protected animals or plants.",
            "**Coca leaves and tea:** legal in Peru, but not to be taken into Britain, the European Union, the United States, Chile or most other countries. Leave them behind.",
          ],
        },
      ],
    },
    {
      id: "overstay",
      title: "If you stay too long",
      blocks: [
        `Every day over the limit is fined at ${formatNumber(overstayFine.percentOfTaxUnit, "en")}% of the tax unit (UIT): ${formatSoles(overstayFine.solesADay, "en")} a day in ${overstayFine.year}, so ten days cost ${formatSoles(overstayFine.solesADay * 10, "en")}. The unit changes every January. The [stay calculator](page:stay-calculator) works out how many days you have left, and what going over would cost.`,
        "The fine must be paid before you leave the country. If you see that your days will not be enough, do not leave it to the airport queue: [Migraciones](site:migraciones) gives the current amount and the way to pay. An expired stay also rules out the [signature permit](#alairas).",
      ],
    },
    {
      id: "leaving",
      title: "Leaving through Lima",
      blocks: [
        `Adult tourists may leave Lima airport through the electronic gates if they came in there too and hold a biometric passport (since ${formatDate(electronicGates.touristsSince, "en")}). Register within the ${electronicGates.hoursBefore} hours before the flight on the [Migracheck](site:migracheck) site, in its app or at a machine in the terminal; it asks for the flight, the destination and the purpose of the journey.`,
        "You need not: the staffed desks are always open, and families with children, or anyone who entered by land, must use them. The gates, luggage and the fee for passengers who only change planes in Lima are under [getting there](page:getting-there#leaving).",
      ],
    },
    {
      id: "by-land",
      title: "Coming by land",
      picture: {
        id: "places/titicaca",
        alt: "A reed boat with an animal’s head carrying passengers on Lake Titicaca, beside a floating island with reed huts.",
      },
      blocks: [
        "On a bus from Bolivia, Ecuador or Chile it is up to you to find the immigration post. Walk past it and the trouble starts when you leave: according to the system you never came in, and putting that right takes days. Each crossing, its hours and what is closed are under [land borders](page:getting-there#land-borders).",
        {
          kind: "checklist",
          items: [
            "Have your exit recorded at the other country’s desk",
            "Have your entry recorded at the Peruvian desk, before the bus goes on",
            "Ask the driver to wait, before you get off",
            "Ask how many days you have been given",
            "Download your TAM the same day from [TAM Virtual](site:migracionesTam) and check it",
          ],
        },
        "Crossing to the Bolivian shore of Lake Titicaca and back gives you no fresh allowance: your days in Peru are added up.",
      ],
    },
    {
      id: "children",
      title: "With children",
      blocks: [
        `Every child, babies included, needs a passport of their own, valid for the same ${entryRules.passportMonths} months. A parent’s passport is not enough, and each traveller has a separate TAM: download them all.`,
        "**With both parents** Peru asks for no permit: a visiting child needs the passport and nothing else, though a copy of the birth certificate does no harm. Your own country may have a rule of its own about children leaving it.",
        "When a child travels with one parent only, or with grandparents or other relatives, carry the birth certificate and a letter of consent from the absent parent, signed before a notary if possible and with a Spanish translation. Ask your airline and your own foreign ministry before departure what exactly they want to see.",
        "Peru’s own permit for minors to leave the country concerns Peruvian children and those who live there; visiting children are not asked for it. A child with Peruvian nationality counts as Peruvian, whichever passport you show.",
      ],
    },
  ],
  freshness: [
    `The rules for the passport and the days were published in 2024 and 2025; who needs a visa follows a list of ${formatMonth(visaFreeList.asOf, "en")}, the rule for Indian and Chinese travellers a notice of ${formatMonth(otherVisa.asOf, "en")}. The fine and the electronic gates are of ${formatMonth(overstayFine.asOf, "en")}, the customs allowances of ${formatMonth(customs.asOf, "en")}; the rule about extensions is of ${formatMonth(entryRules.noExtension.asOf, "en")}. For whether you need a visa, your [Peruvian consulate](site:consulates) has the last word; for customs, [SUNAT](site:sunat).`,
  ],
  disclaimer: [
    "This page is for information only and is not legal advice. Rules change, and the officer at the border decides on entry and on the number of days in every case.",
    "Before you leave, read what [Migraciones](site:migraciones) and your own foreign ministry say now; where they differ from this page, they are right.",
  ],
}));
