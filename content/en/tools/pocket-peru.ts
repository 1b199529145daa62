import type { PocketText } from "#content/tools/pocket-text.ts";

export default (): PocketText => ({
  title: "Pocket Peru: the guide without internet",
  description:
    "The whole Peru guide on your phone, in flight mode too: pages, pictures, maps, phrasebook, trip planner and search. One tap downloads it.",
  keywords: ["Peru offline", "Peru guide without internet", "Peru travel app", "offline map Peru"],
  lead: "There is often no signal in the Colca Canyon, on the islands of Lake Titicaca or on a night bus. One tap puts the whole guide on your phone, with its pictures and all its tools.",
  pictureAlt:
    "A phone peeping out of a woven pouch, mountains and a map on its screen; beside it a llama, behind it the Andes at dawn under stars.",
  contentsTitle: "What goes onto the phone?",
  contents: [
    "**Every page** of the guide, with its pictures, maps and figures.",
    "The tools: [trip planner](page:trip-planner), [packing list](page:packing-list), [phrasebook](page:phrasebook), [trip cost and converter](page:money), [stay calculator](page:stay-calculator) and [emergency card](page:emergency).",
    "The [search](page:search), which finds things in the guide and in the posts you took, in flight mode too.",
    "The blog posts that you choose.",
  ],
  guides: { hu: "The guide in Hungarian", en: "The guide in English", es: "The guide in Spanish" },
  otherLanguages: "In other languages",
  noScript:
    "The download needs JavaScript in your browser. Without it you can read every page, but only with a connection.",
  postsTitle: "Posts",
  allPosts: "All of them",
  noPosts: "None",
  take: "Download the guide",
  goOn: "Resume",
  again: "Try again",
  pause: "Pause",
  update: "Update",
  remove: "Remove from this device",
  removeSurely: "Remove it? You can download it again only with a connection.",
  removeYes: "Remove",
  removeNo: "Keep it",
  progress: "Progress of the download",
  wayTitle: "How to use it",
  way: [
    "Download it before you leave, on Wi-Fi, and **keep this page open** until it is done. If the connection breaks, it goes on from there.",
    "On the road, open the same addresses as ever. The page tells you when you see the copy on your device, and how old it is.",
    "What you have opened once stays readable for a while, even without the download.",
    "Prices and rules change. When you have a connection, this page tells you what has changed, and downloads only that.",
  ],
  installTitle: "An icon on your home screen",
  installs: [
    {
      device: "Android (Chrome)",
      steps: [
        "Tap the three dots, the menu.",
        "Choose *Add to Home screen*, then *Install*.",
        "Open it from the icon, and download the guide.",
      ],
    },
    {
      device: "iPhone (Safari)",
      steps: [
        "Tap the share button.",
        "Choose *Add to Home Screen*.",
        "Download the guide **in the app that the icon opens**: it stores things apart from Safari.",
      ],
    },
  ],
  installNote:
    "On an iPhone there is one more reason to install it: Safari deletes what a site has stored after seven days of use without a visit to it, but not what an app on the home screen has.",
  neverTitle: "What never stays on the device",
  never: [
    "Nothing personal: no sign-in, no draft, no message you sent. What you write on the emergency card or in the planner is kept apart, as those pages say.",
    "Videos and pictures from other sites.",
    "The editors’ pages.",
  ],
  said: {
    reading: "Looking how large it is…",
    absent: "Not on this device yet. To download: {sent}. On the device it takes {bytes}.",
    free: "The browser has {free} of room.",
    partial: "Interrupted: {missing} still to come.",
    running: "Downloading: {done} of {sent}.",
    whole: "On this device: {bytes}, as of {when}.",
    changed: "On this device, but pages have changed since: {pages}. The update takes {missing}.",
    chosenAnew: "On this device, but you have chosen other parts since. The update takes {missing}.",
    fewer:
      "On this device, with parts you no longer need. The update frees their space; there is nothing to download.",
    posts: "({chosen} of {of})",
    begun: "The download has begun.",
    halfway: "The download is halfway there.",
    paused: "The download is paused. What is there stays there.",
    done: "Done: it can be read in flight mode.",
    updated: "The update is done.",
    removed: "Removed; its room is free again.",
    tight: "There is little room: it needs {bytes}, and {free} is free.",
    noRoom: "There is no more room. Delete something from the device, then go on; what is there stays there.",
    offline: "There is no connection now. Once there is, it goes on from here.",
    failed: "Not everything could be downloaded. Try again a little later.",
    elsewhere: "Another tab is downloading it already.",
    unsupported:
      "This browser cannot keep pages: in a private window or at an unencrypted (http) address none can; elsewhere an update may help.",
    off: "The guide cannot be downloaded for now. With a connection, every page of it can be read as before.",
  },
});
