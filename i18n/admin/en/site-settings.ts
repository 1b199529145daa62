import type { SiteSettingsTexts } from "#i18n/admin/hu/site-settings.ts";

export const siteSettings = {
  title: "Settings",
  intro: "What you save here counts at once on the whole site. Readers do not see what is left empty.",
  loading: "Loading the settings…",
  loadFailed: "The settings could not be loaded.",
  retry: "Try again",
  save: "Save",
  saved: "Saved.",
  unreachable: "The server cannot be reached at the moment. What you typed stays here: try again.",
  failed: "It could not be saved.",
  wrongFields: "It cannot be saved like this: look at the marked fields.",
  fromEnvironment: (variable: string) =>
    `It is set on the server itself, and can be changed only there (it is called ${variable} there).`,
  secretSet: "It is set. It cannot be read from here; you can put another one in its place.",
  panels: {
    details: {
      title: "Site and company",
      intro: "Shown in the header, the footer, the privacy page, the feed and in mails.",
    },
    words: {
      title: "What the site says of itself",
      intro:
        "In the footer of every page and on the home page; each line of the introduction is a paragraph. What you empty is left out. A company’s site has no footer line and no note until you write them.",
    },
    brand: {
      title: "Colour, logo and icon",
      intro: "The look by which readers know the site as yours, here in the admin area too.",
    },
    links: { title: "Your pages elsewhere", intro: "Shown in the footer and on the home page." },
    mail: {
      title: "Sending mail",
      intro:
        "Messages from the contact form can always be read here. They are mailed too when there is a mail server and a recipient. Your mail provider tells you what to fill in.",
    },
    accounts: {
      title: "Accounts",
      intro: "Who may ask for access to the admin area, and how everybody signs in.",
    },
    videos: {
      title: "Videos",
      intro:
        "The home page shows the channel’s newest videos. The key comes from the Google Cloud Console (YouTube Data API v3).",
    },
    messages: { title: "How long messages are kept", intro: "The privacy page says so, too." },
    linkCheck: {
      title: "Links to other sites",
      intro: "Links that lead from posts, pages and the sources of facts to other sites.",
    },
  },
  fields: {
    siteName: "Name of the site",
    company: "Name of the company",
    address: "Postal address",
    phone: "Telephone",
    whatsapp: "WhatsApp",
    email: "Email address that readers see",
    website: "The company’s website",
    builderName: "Who made the site",
    builderUrl: "Their website",
    tiktok: "TikTok",
    youtube: "YouTube",
    instagram: "Instagram",
    facebook: "Facebook",
    contactTo: "Who gets the contact form’s messages",
    contactFrom: "Sender",
    ownerEmail: "The owner’s address",
    youtubeChannelId: "The channel’s id",
    youtubeKey: "API key",
    messageDays: "Days for which they are kept",
  },
  hints: {
    siteName: "When empty: Irány Peru",
    phone: "With the country code, such as +51 1 234 5678",
    whatsapp: "With the country code",
    contactFrom: "When empty, the recipient; many servers take only addresses of their own.",
    ownerEmail: "We write here when something is wrong with the site.",
    youtubeChannelId: "It begins with UC",
    messageDays: "When empty: until somebody deletes them.",
  },
  words: {
    fields: {
      footer: "Under the name, in the footer",
      intro: "Introduction on the home page",
      note: "Note below the introduction",
    },
    restore: "Put the original back",
    restoreIn: (language: string) => `Put the original back: ${language}`,
  },
  faults: {
    colour: "This is not a colour code: it needs # and six characters, such as #1f6f5c.",
    text: "This is too long, or not allowed here.",
    email: "This is not an email address, such as name@example.com.",
    url: "This is not a web address, such as https://example.com.",
    tel: "It must begin with the country code, so that it can be called from abroad too: +51 1 234 5678.",
    number: "It must be a whole number from 1 to 3650.",
  },
  brand: {
    colour: "Colour code",
    colourHint:
      "Such as #1f6f5c. Links, buttons and marks take this colour. When empty: the colours that come with the site.",
    pick: "Pick the colour by eye",
    restoreColours: "Back to the site’s own colours",
    sample: {
      title: "A morning in Cusco",
      link: "How to get there",
      button: "Read on",
      pointed: "Under the pointer",
      shown: {
        light: (code: string) => `On light pages: ${code}.`,
        dark: (code: string) => `On dark pages: ${code}.`,
      },
      moved: {
        light: "It has become darker, because yours could not be read here.",
        dark: "It has become lighter, because yours could not be read here.",
      },
    },
    logo: {
      title: "Logo",
      hint: "It stands in the header instead of the site’s sign and name. A PNG with a transparent background, at least 120 pixels high, looks best; save an SVG file as PNG first.",
      restore: "Back to the site’s own sign",
      shown: { light: "The logo on light pages", dark: "The logo on dark pages" },
      seenOn: {
        light: "On dark pages it stands on a light field: without one it could hardly be seen there.",
        dark: "On light pages it stands on a dark field: without one it could hardly be seen there.",
      },
    },
    named: {
      label: "The site’s name stands beside the logo",
      hint: "Leave it off if the name is part of the logo.",
    },
    icon: {
      title: "Icon",
      hint: "For the tabs of browsers and the home screens of phones. Best a square picture of at least 512 pixels.",
      restore: "Back to the site’s own icon",
      shown: "The icon that is in use",
    },
    choice: { choose: "Choose a picture", toLibrary: "To the media library" },
    done: "Saved; readers already see it.",
    unusable: "This picture cannot be used: it is gone, or transparent all over. Choose another one.",
  },
  registration: {
    label: "Who may register?",
    ways: {
      approve: "Anybody may ask for an account, which an administrator approves",
      invite: "Only people who were invited",
      off: "Nobody",
    },
  },
  requireSecondFactor: {
    label: "Everybody needs a second factor to sign in",
    hint: "A code from an app on the phone, or a passkey. Anyone without one can only set it up.",
  },
  checkLinks: {
    label: "Check each night whether they work",
    hint: "Each address is asked once a day, if the robots.txt there allows it. What leads nowhere any more is listed on the dashboard, under “Today”.",
  },
  replacedAddresses: {
    title: "Replaced addresses",
    intro: "The guide’s own links to these lead to the new address.",
    restore: "Back to the original",
    restoreOf: (address: string) => `Back to the original: ${address}`,
  },
  mailServer: {
    legend: "Mail server",
    host: "Server",
    hostHint: "Such as smtp.example.com",
    port: "Port",
    security: "Encryption",
    securities: {
      tls: "TLS from the start (465)",
      starttls: "STARTTLS (587)",
      any: "Where the server offers it",
    },
    user: "User name",
    password: "Password",
    passwordHint: "Type it again with each change: it cannot be read back.",
    showPassword: "Show password",
    wrongHost: "This is not the name of a server.",
    wrongPort: "It must be a number from 1 to 65535.",
    current: (host: string, port: number) => `It is set: ${host}:${port}.`,
    none: "There is no mail server yet.",
    remove: "Remove",
  },
  recipients: "Who gets the mails?",
  test: {
    submit: "Send a test message",
    sent: (to: string) => `The mail server has taken the test message. Check whether it arrived: ${to}`,
    faults: {
      unset: "There must be a mail server and a recipient first.",
      unreachable: "The mail server cannot be reached. Check its name, the port and the encryption.",
      refused_login: "The mail server refuses the user name or the password.",
      refused_mail: "The mail server refuses the sender or the recipient.",
      other: "It could not be sent.",
    },
    reason: (reason: string) => `What the server said: ${reason}`,
  },
  setUp: {
    title: "Before you open",
    intro: "A few steps, and the site is yours. Each can also be done later, under Settings.",
    skip: "Not needed",
    skipNamed: (step: string) => `Not needed: ${step}`,
    steps: {
      details: {
        title: "Names, telephone, address, pages elsewhere",
        text: "Until they are filled in, readers do not see them.",
        action: "Fill in",
      },
      mail: {
        title: "Sending mail",
        text: "Then messages are mailed too; a test message shows whether it works.",
        action: "Set up",
        later: "Later, under Settings",
      },
      address: {
        title: "Address and https",
        text: (address: string) =>
          `The site believes its address is this: ${address}. A public site needs an address of its own and https. Whoever looks after the server sets it there (it is called SITE_URL there).`,
      },
      posts: {
        title: "Sample posts",
        text: (n: number) => (n === 1 ? "1 post came with the site." : `${n} posts came with the site.`),
        action: "Move to the bin",
        keep: "Keep them",
      },
      links: {
        title: "Links to other sites",
        text: "Each night the site can check whether links to other sites still work, and tell you of those that do not.",
        action: "Check them",
      },
    },
    bring: "If you have written in WordPress or Ghost until now, bring your posts from there.",
    restore: "If you have a backup from another machine, restore it first.",
    failed: "It did not work. Try again.",
  },
} satisfies SiteSettingsTexts;
