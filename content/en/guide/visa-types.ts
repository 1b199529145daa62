import { entryRules } from "#content/facts/entry/entry-rules.ts";
import { visaRules } from "#content/facts/entry/visa-rules.ts";
import { guideWords } from "#content/guide-words.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatAge, formatMonth } from "#i18n/format-date.ts";

const { retirement, foreigners } = visaRules;

export default guideWords(() => ({
  title: "Types of visa for Peru",
  description:
    "Tourist, business, work, student, family, retirement, digital nomad: which Peruvian status fits, how long it lasts, what it requires and where to apply.",
  keywords: [
    "Peru visa types",
    "calidad migratoria",
    "Peru work visa",
    "Peru student visa",
    "carné de extranjería",
    "Peru digital nomad",
    "Peru retirement visa",
    "Migraciones",
  ],
  lead: `With a British, Irish, EU, North American, Australian, New Zealand or South African passport you need no visa for a holiday; to work, study or settle in Peru you need the right migration status. This page goes through the five temporary and six resident types, and shows where to apply for each and with which documents.`,
  pictureAlt: "A passport full of stamps on a woven cloth, beside it a pen, a hat and a cup of coca tea.",
  sections: [
    {
      id: "status-and-visa",
      title: "Visa and status: the difference",
      blocks: [
        "Peruvian law thinks in terms of migration status, *calidad migratoria*, rather than visas. The visa is the paper a consulate gives you before the journey; the status is what the authority records, and it decides what you may do and for how long. There are two kinds: temporary (*temporal*) and resident (*residente*).",
        {
          kind: "terms",
          shape: "names",
          items: [
            {
              term: "Migraciones",
              text: "The migration authority, which records, extends and changes a status.",
            },
            {
              term: "*Carné de extranjería*",
              text: "The foreigner’s identity card. It comes with a resident status, not with a temporary one.",
            },
            {
              term: "The law",
              text: "Legislative Decree 1350 (2017), amended by Legislative Decree 1582 in November 2023, and its regulation (DS 007-2017-IN, amended by DS 002-2021-IN). The texts can be searched at [El Peruano](site:elPeruano).",
            },
          ],
        },
        `Visitors from most of Europe, the Americas and Oceania need no visa for a short trip for tourism or business meetings, usually of up to ${entryRules.stayDays} days. **Paid work always requires a status**, even for a single day. How the days are counted and what you will be asked for at the border is on the page about [entering Peru](page:entry#visa-free), passport by passport.`,
      ],
    },
    {
      id: "comparison",
      title: "Side by side",
      blocks: [
        "These are the usual legal periods; your own permit may say otherwise. Fees change too often to print: the current fee is on each procedure’s own page at [Migraciones](site:migraciones).",
        {
          kind: "table",
          caption: "Temporary statuses",
          head: ["Type", "For", "How long", "May sign contracts?"],
          rows: [
            [
              "[tourist](#tourist)",
              "holiday, family visit, medical treatment",
              `usually ${entryRules.stayDays} days, by passport`,
              "only with a permit",
            ],
            [
              "[business](#business)",
              "meetings, contracts",
              `up to ${visaRules.businessDays} days a year; usually ${entryRules.stayDays} without a visa`,
              "yes",
            ],
            [
              "[work](#temporary-work)",
              "short-term job, posting",
              `up to ${visaRules.workDays} days, extendable`,
              "yes",
            ],
            [
              "[student](#temporary-study)",
              "exchange, internship, language course",
              `${visaRules.studentDays} days, extendable`,
              "only with a permit",
            ],
            ["[volunteer](#volunteer)", "depends on the host", "as granted", "only with a permit"],
          ],
        },
        {
          kind: "table",
          caption: "Resident statuses",
          head: ["Type", "For whom", "How long", "Key condition"],
          rows: [
            [
              "[work](#resident-work)",
              "employees of a Peruvian company",
              "1 year, renewable",
              "approved contract",
            ],
            [
              "[family](#family)",
              "relatives of a Peruvian or a resident",
              "1–2 years, renewable",
              "civil-status certificates with an apostille",
            ],
            [
              "[retirement](#retirement)",
              "people with a pension or income from abroad",
              "indefinite",
              `about US$${formatNumber(retirement.monthlyUsd, "en")} a month (${formatAge(retirement.asOf, "en")})`,
            ],
            [
              "[religious](#religious)",
              "members of a recognised church",
              "1 year, renewable",
              "request by the church",
            ],
            [
              "[student](#resident-study)",
              "university and institute students",
              "1 year, renewable",
              "enrolment and proof of funds",
            ],
            [
              "[digital nomad](#digital-nomad)",
              "remote workers for companies abroad",
              `${visaRules.digitalNomad.days} days, extendable`,
              "ask first whether it is open",
            ],
          ],
        },
      ],
    },
    {
      id: "temporary",
      title: "Temporary statuses",
      blocks: [
        { kind: "heading", id: "tourist", text: "Tourist (turista)" },
        `For holidays, family visits and medical treatment. Visitors from most of Europe, the Americas and Oceania receive it at the border without a visa, usually for ${entryRules.stayDays} days, and cannot extend it: see [who enters without a visa](page:entry#visa-free). A tourist may not do paid work. A lease, a purchase or any other binding document can be signed only with the free [signature permit](page:entry#alairas).`,
        { kind: "heading", id: "business", text: "Business (negocios)" },
        `For meetings, contracts and legal matters without taking up residence. The law allows up to ${visaRules.businessDays} days a year; those who come without a visa are usually given ${entryRules.stayDays}. Tell the officer at the border, because the record decides: a business visitor may sign without a separate permit, but may not be paid by a Peruvian employer.`,
        { kind: "heading", id: "temporary-work", text: "Work (trabajador temporal, designado)" },
        `For a short-term job in Peru or a posting: someone sent by a foreign company for a particular task is a *designado*. It is granted for up to ${visaRules.workDays} days and can be extended. The labour ministry ([MTPE](site:mtpe)) must approve the contract, and work may begin only after that.`,
        { kind: "heading", id: "temporary-study", text: "Student (formación o investigación temporal)" },
        `For exchanges, internships and language courses: ${visaRules.studentDays} days, extendable. You need a letter from a recognised institution and proof of funds. Renting a room with a contract requires the [signature permit](page:entry#alairas) here too. For a full degree choose the [resident student](#resident-study) status.`,
        { kind: "heading", id: "volunteer", text: "Volunteer" },
        "There is no volunteer visa as such: which status you get depends on your host organisation. With a recognised cooperation body you are a *cooperante*, on an exchange programme an *intercambio*; service for a church may fall under the religious status, and other cases under a special one. How long you may stay, and on what conditions, differs from case to case.",
        {
          kind: "note",
          tone: "warning",
          title: "“Just come as a tourist”",
          text: [
            "Unpaid help on a tourist entry is a grey area, and the risk is yours rather than the organisation’s. Ask your host in writing which status to arrive with, and show the answer to the [Peruvian consulate](#where-to-apply) before you buy a ticket.",
          ],
        },
        "The law also provides for artists and athletes, journalists, crews and researchers, for special cases and for stays under international agreements.",
      ],
    },
    {
      id: "resident",
      title: "Resident statuses",
      blocks: [
        { kind: "heading", id: "resident-work", text: "Work (trabajador)" },
        `For a job with a Peruvian employer: one year, renewable. Everything turns on the approved contract. Foreigners may make up at most ${foreigners.percentOfStaff}% of a company’s staff and ${foreigners.percentOfPayroll}% of its payroll; exceptions exist, so ask the employer whether these limits leave room for you.`,
        { kind: "heading", id: "family", text: "Family (familiar de residente)" },
        "For the spouse, partner, minor or dependent child, or parent of a Peruvian or a resident foreigner; one or two years, renewable. The relationship is proved by civil-status certificates with an apostille and a Spanish translation.",
        { kind: "heading", id: "retirement", text: "Retirement (rentista)" },
        `For people with a steady pension or income from abroad. Under the rules of ${formatAge(retirement.asOf, "en")}, US$${formatNumber(retirement.monthlyUsd, "en")} a month has to be proved, plus US$${formatNumber(retirement.perDependantUsd, "en")} for each dependant, and pensions were the kind of income most readily accepted; check today’s threshold at [Migraciones](site:migraciones) before applying. The status has no end date, but does not allow work in Peru.`,
        { kind: "heading", id: "religious", text: "Religious (religioso)" },
        "For clergy and members of recognised churches and religious bodies. It is granted for one year and can be renewed; the church applies for it.",
        { kind: "heading", id: "resident-study", text: "Student (formación)" },
        "For full studies at a university or institute: one year, renewable. You need to be enrolled and to show proof of funds.",
        { kind: "heading", id: "digital-nomad", text: "Digital nomad (nómada digital)" },
        `For people who work from Peru for companies elsewhere: ${visaRules.digitalNomad.days} days, extendable, with no income from a Peruvian source. Legislative Decree 1582 created it (${formatMonth(visaRules.digitalNomad.asOf, "en")}).`,
        {
          kind: "note",
          tone: "warning",
          title: "Ask before you count on it",
          text: [
            "Under the decree the digital nomad status was to start only once its implementing rule and its procedure had been published. Nothing reliable shows that this has happened, so make no plans on the strength of it before you have an answer from [Migraciones](site:migraciones) or a consulate.",
          ],
        },
        `Further statuses exist for investors (from about ${formatSoles(visaRules.investorSoles, "en")}), transfers within a company, exchange, research and humanitarian reasons; after ${visaRules.permanentAfterYears} years permanent residence can be requested.`,
      ],
    },
    {
      id: "duties",
      title: "What residents must do",
      blocks: [
        "A resident status does not look after itself once the card is in your hand. Keep an eye on these:",
        {
          kind: "checklist",
          items: [
            "Collect the *carné de extranjería*, carry it and renew it",
            "Pay the annual fee for foreigners",
            "Report changes in the recorded data, such as your address",
            "Renew the status before it runs out",
            `Spend no more than ${visaRules.residentAbsenceDays} days a year abroad without permission (an older rule: ask before a long absence)`,
          ],
        },
      ],
    },
    {
      id: "where-to-apply",
      title: "Where to apply",
      blocks: [
        "There are two ways. Before you travel, a Peruvian consulate issues the visa; inside Peru, Migraciones changes the status, for several types without your having to leave.",
        {
          kind: "cards",
          items: [
            {
              title: "Peruvian consulate",
              text: [
                "The one responsible for the place you live in: Peru has consulates in many large cities of North America, Europe and Australia, listed at [consulado.pe](site:consulates). Ask which documents it wants as originals and which in translation.",
              ],
              facts: [{ term: "When", text: "before departure" }],
              link: { label: "Foreign ministry of Peru", site: "rree" },
            },
            {
              title: "Migraciones",
              text: [
                "The *Superintendencia Nacional de Migraciones* takes requests online in its Agencia Digital and gives an appointment for biometric data. The login fields are listed under [digital agency](page:entry#digital-agency).",
              ],
              facts: [{ term: "Head office", text: "Av. España 734, Breña, Lima" }],
              link: { label: "gob.pe/migraciones", site: "migraciones" },
            },
            {
              title: "Ministry of Labour (MTPE)",
              text: [
                "Approves the work contracts of foreigners. Have your employer show you the approval, and keep a copy.",
              ],
              facts: [{ term: "For", text: "temporary and resident work" }],
              link: { label: "gob.pe/mtpe", site: "mtpe" },
            },
          ],
        },
        {
          kind: "steps",
          items: [
            {
              title: "Choose the status",
              text: "Use the tables above; if two might fit, the consulate will tell you which.",
            },
            {
              title: "Gather the documents",
              text: "Start with certificates, apostilles and translations: they take the longest.",
            },
            {
              title: "Apply while your stay is valid",
              text: "For a change made in Peru your stay must remain valid until the decision; once it runs out, you pay a [daily fine](page:entry#overstay).",
            },
            {
              title: "Keep the receipt",
              text: "You will need the case number, the date of filing and the biometric appointment at every later step.",
            },
          ],
        },
      ],
    },
    {
      id: "papers",
      title: "Documents",
      blocks: [
        "The exact list differs by status. These are asked for almost everywhere:",
        {
          kind: "checklist",
          items: [
            `Passport valid for at least ${entryRules.passportMonths} months on arrival`,
            "Proof of the purpose: contract, letter of admission, the church’s request, proof of income",
            "Civil-status certificates with an apostille (Peru belongs to the Hague convention, as do Britain, Ireland, the United States, Canada, Australia, New Zealand, South Africa and India)",
            "Police certificate",
            "Official Spanish translation of every document in another language",
            "Interpol check, for residence",
            "The [TAM](page:entry#arrival) that proves your entry, if you apply in Peru",
          ],
        },
        "If paperwork keeps you in the capital, [Lima transport](page:lima-transport) tells you how to get about, and [Lima sights](page:lima-sights) what to see between appointments.",
      ],
    },
  ],
  freshness: [
    `The statuses are described as amended in ${formatMonth(visaRules.digitalNomad.asOf, "en")}; the income asked of pensioners is a figure of ${formatAge(retirement.asOf, "en")}. Whether the digital nomad status can be requested yet, only the authority can say.`,
  ],
  disclaimer: [
    "This is a summary, not legal advice: the text of Peruvian law prevails, the consulate decides on the visa and Migraciones on the status.",
    "Conditions and fees change. Before applying, read what [Migraciones](site:migraciones) and the [Peruvian consulate](site:consulates) say now.",
  ],
}));
