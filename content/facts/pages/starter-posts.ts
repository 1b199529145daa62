/** The name that stands below them. */
export const starterAuthor = "Irány Peru";

/**
 * The posts of an empty installation, oldest first; the texts are in content/starter-posts, and each has a cover of its name in
 * content/facts/starter-covers. The newest three stand on the home page: mountains, table and rainforest.
 */
export const starterPosts = [
  { id: "alpaca-by-touch", category: "Fashions" },
  { id: "carnival-in-cajamarca", category: "Entertainment" },
  { id: "a-thousand-potatoes", category: "Agreculture" },
  { id: "laguna-69-in-a-day", category: "Sports" },
  { id: "inti-raymi-from-the-street", category: "Art" },
  { id: "night-sky-of-the-andes", category: "Sciense" },
  { id: "first-wave-in-huanchaco", category: "Sports" },
  { id: "lima-in-purple", category: "Music" },
  { id: "a-day-in-soles", category: "Business" },
  { id: "breakfast-at-san-pedro", category: "Gastronomy" },
  { id: "all-saints-in-lima", category: "Music" },
  { id: "wet-morning-at-machu-picchu", category: "Wheather" },
  { id: "night-bus-to-arequipa", category: "Discovery" },
  { id: "two-days-on-titicaca", category: "Discovery" },
  { id: "first-day-in-lima", category: "Discovery" },
  { id: "three-nights-in-tambopata", category: "Discovery" },
  { id: "lunch-in-lima", category: "Gastronomy" },
  { id: "first-days-at-altitude", category: "Discovery" },
] as const;

export type StarterPostId = (typeof starterPosts)[number]["id"];
