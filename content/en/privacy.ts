import { owner } from "#content/facts/owner.ts";
import { rateLimitMinutes, storedData, privacyCheckedOn } from "#content/facts/stored-data.ts";
import type { PlainPageText } from "#content/guide-page.ts";
import { formatDate } from "#i18n/format-date.ts";

const {
  language,
  consent,
  scheme,
  slash,
  homePosts,
  scrolling,
  unsentMessage,
  session,
  signedIn,
  device,
  habits,
  drafts,
  pocket,
  tools,
  readPages,
} = storedData;

export const privacy = {
  title: "Privacy",
  description:
    "What Irány Peru stores about you, where and for how long, when videos load from other sites, and how to have your data deleted.",
  keywords: ["privacy", "cookies", "GDPR", "personal data", "Irány Peru"],
  lead: "You can read this site without signing up. We do not follow what you do on it and only count how often each page is opened; there are no advertisements, and nothing loads from other sites without your click or your consent. This page lists the little that is stored all the same.",
  sections: [
    {
      id: "who",
      title: "Who is responsible?",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Controller", text: owner.company },
            { term: "Address", text: owner.address },
            { term: "Telephone", text: `[${owner.phone}](tel:${owner.phone.replace(/[^+\d]/g, "")})` },
          ],
        },
        "You can write to us with the contact form on the [home page](page:home#_contact-form).",
      ],
    },
    {
      id: "browser",
      title: "What stays in your browser",
      blocks: [
        "The site needs the following to work, and none of it identifies you, so we do not ask for permission. You can delete it in your browser’s settings at any time and still read the site.",
        {
          kind: "table",
          caption: "What the site stores in a visitor’s browser",
          head: ["Name", "Where", "What for", "How long"],
          rows: [
            [
              language.key,
              "cookie and local storage",
              "the language in which you last read the site",
              `the cookie for ${language.days} days after your last visit; in local storage until you delete it`,
            ],
            [
              consent.cookie,
              "cookie",
              "whether you accepted or declined videos and pictures from other sites",
              `for ${consent.days} days after you chose`,
            ],
            [
              scheme.key,
              "local storage",
              "how the site looks, if you chose light or dark instead of your system’s setting",
              "until you delete it or go back to your system’s setting",
            ],
            [
              slash.key,
              "local storage",
              "that the / key does not open the search, if you turned it off",
              "until you delete it or turn the key on again",
            ],
            [
              homePosts.keys,
              "local storage",
              "the newest posts on the home page, so that they need not be downloaded every time",
              `used for ${homePosts.hours} hour, then replaced on your next visit`,
            ],
            [
              scrolling.key,
              "session storage",
              "how far down a page you were, so that the Back button takes you there",
              "until you close the tab",
            ],
            [
              unsentMessage.key,
              "session storage",
              "the message that you began in the contact form, so that another page or a failed attempt does not lose it",
              "until it is sent or you close the tab",
            ],
            [
              tools.keys.join(", "),
              "local storage",
              "what you wrote into our tools, such as the emergency card; only you see it, and the page does not send it to us",
              "until you delete it there, on the tool’s page",
            ],
            [
              `${pocket.key}, ${pocket.caches}`,
              "local storage and cache storage",
              "the guide that you downloaded on the page “Pocket Peru”, so that it can be read without a connection, and which posts you chose for it",
              "until you remove it on that page",
            ],
            [
              readPages.cache,
              "cache storage",
              "the public pages that you opened last, with their pictures, so that you can read them without a connection; never a page of the editors’ area",
              `the last ${readPages.pages} pages, until you delete them`,
            ],
          ],
        },
        {
          kind: "table",
          caption: "What is stored in the editors’ browsers only",
          head: ["Name", "Where", "What for", "How long"],
          rows: [
            [
              session.cookie,
              `cookie that only the server can read (called ${session.httpCookie} without https)`,
              "staying signed in",
              `until signing out, and at most for ${session.days} days after its last use and ${session.mostDays} after signing in`,
            ],
            [
              signedIn.cookie,
              "cookie",
              "the menu’s link to the admin area (1: signed in)",
              `until signing out, and for ${session.days} days after its last use at most`,
            ],
            [
              device.cookie,
              "cookie that only the server can read",
              "that nobody else’s wrong passwords keep this browser from signing in",
              `${device.days} days after the last sign-in`,
            ],
            [
              habits.keys.join(", "),
              "local storage",
              "the author’s name last used and the languages chosen in the editor",
              "until they delete it",
            ],
            [
              drafts.database,
              "local database (IndexedDB)",
              "drafts of posts that are not saved yet",
              "until they are saved or discarded",
            ],
          ],
        },
      ],
    },
    {
      id: "server",
      title: "What reaches our server",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Messages from the form",
              text: "Your name, email address and message, with the language of the form and the time it arrived. We need them to reply. They stay in our database until the editors delete them; where email is set up, the controller also receives them by email.",
            },
            {
              term: "The same with EmailJS",
              text: "Where the controller has set up the email service [EmailJS](site:emailJs), your message goes straight from your browser to that service, which passes it on; it is then stored in our database only if JavaScript is switched off in your browser.",
            },
            {
              term: "IP address",
              text: `We note it only when somebody sends a message (for ${rateLimitMinutes.message} minutes), signs in (${rateLimitMinutes.signIn} minutes) or registers (${rateLimitMinutes.registration} minutes): this is how we count attempts and stop anyone who makes too many. A count that has run out is not used for anything and is deleted the next time an editor signs in. Searches are counted by address in memory alone, for half a minute at most. When somebody asks for an account, we keep a code until it is decided on: it is made from the address of their network and cannot be turned back into it, and it stops anyone from filling the waiting list.`,
            },
            {
              term: "Country",
              text: "If you open the site’s address without a language and your browser has no language stored yet, we look up the country of your IP address to offer the right language. This happens on our own server, in a table it holds; neither the address nor the country is stored or passed on to anybody.",
            },
            {
              term: "Log",
              text: "Our program does not record who opened what. It writes down errors (when and what went wrong) and which kind of call it answered, and how fast. A mistyped address may appear in it, but not who asked for it: no IP address, no cookie and no browser details. The hosting company may keep records of its own.",
            },
            {
              term: "Opened pages",
              text: "For each day we count how often each page was opened, from which other websites readers came (only the website’s name, not its page), and which addresses were asked for that do not exist. For this we put nothing into your browser, and read nothing from it but what it sends by itself with each request for a page. We do not count how many people came, so we do not tell one visitor from another: neither the IP address nor anything made from it is used for this. The database gets the counts alone, and keeps them for two years. If your browser asks not to be followed (Global Privacy Control or Do Not Track), we do not look at where you come from either: only the opened page counts.",
            },
            {
              term: "Editors’ accounts",
              text: "The user name, a hash of the password that cannot be turned back, the time of registration and current sign-ins. With each sign-in stands when it began, when it was last used (to five minutes), and from which browser and system (such as “Firefox, Linux”), so that editors know their own and can end any other. Where it is set up, the secret of the second factor and hashes of the recovery codes are there too; of a passkey only its public half, its name, when it was made and last used, a counter of its uses, and whether it is on several devices. Fingerprint, face and PIN never leave the editor’s device. All of it is deleted together with the account. What editors do on the site, and what was refused, stays for a year in a log of its own with the user name, without any IP address.",
            },
          ],
        },
      ],
    },
    {
      id: "other-sites",
      title: "Embedded videos and pictures",
      blocks: [
        "Our server fetches the list of videos and their thumbnails, so the video platform learns nothing about you from those. The player itself, however, comes from YouTube (from youtube-nocookie.com, its address without cookies) or from Vimeo, and a few pictures on the blog come from other websites.",
        {
          kind: "list",
          items: [
            "**Until you choose, or if you decline:** only the video or picture you click on is loaded.",
            "**If you accept:** they load by themselves when you scroll near them; it is still up to you to play them.",
          ],
        },
        "When something loads, the other site sees your IP address, details of your browser and that you come from our site (but not from which page), and it may store cookies or other data on your device. What it does with them is explained in its own notice: [Google (YouTube)](site:google), [Vimeo](site:vimeo). You can change your mind at any time with the “Cookie settings” button at the foot of every page outside the editors’ area; if you decline, players and pictures that have loaded disappear at once. Without JavaScript there is no such button, but nothing loads from other sites either. In the editors’ browsers the pictures of the post being edited load whatever was chosen, those of other websites too.",
      ],
    },
    {
      id: "not-here",
      title: "What is not on this site",
      blocks: [
        {
          kind: "list",
          items: [
            "visitor statistics of another company, or any that would tell you from other visitors or know you again",
            "advertisements, tracking codes or embedded social media buttons",
            "profiling or automated decisions about you",
            "fonts, maps or programs loaded from other companies",
          ],
        },
        "Links to other sites take you there only when you click on them. We do not sell your data, and beyond what is described here we give it to nobody unless the law requires it.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "We handle messages and count IP addresses for a short time on the basis of legitimate interest: we want to reply, and we have to protect the site. Content from other sites depends on your consent, which you can withdraw at any time.",
        {
          kind: "terms",
          items: [
            {
              term: "In the European Union (GDPR)",
              text: "You may ask what we store about you, and ask for a copy of it, for its correction or deletion, or for its use to be restricted; you may also object to it. We reply within a month, free of charge. You can complain to the Hungarian authority [NAIH](site:naih) or to the one where you live.",
            },
            {
              term: "In Peru (Law 29733)",
              text: "You may ask for access, rectification or cancellation, and you may object (these are known as the ARCO rights). You can complain to the Peruvian data protection authority, the [ANPD](site:anpd).",
            },
          ],
        },
        "For any of these a message through the form on the [home page](page:home#_contact-form) is enough, or a call to the number above. Tell us which email address you wrote from, so that we can find your data.",
        `This page was last compared with what the site does on ${formatDate(privacyCheckedOn, "en")}. When something changes, we change it here too.`,
      ],
    },
  ],
} satisfies PlainPageText;
