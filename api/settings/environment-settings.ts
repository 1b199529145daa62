/** The settings of the environment that stand in the place of those of the admin area. */
export const environmentSettings = {
  registration: "REGISTRATION",
  requireSecondFactor: "REQUIRE_SECOND_FACTOR",
  contactTo: "CONTACT_TO",
  contactFrom: "CONTACT_FROM",
  ownerEmail: "OWNER_EMAIL",
  mailServer: "SMTP_URL",
  youtubeChannelId: "YOUTUBE_CHANNEL_ID",
  youtubeKey: "YOUTUBE_API_KEY",
} as const;

export type EnvironmentSetting = keyof typeof environmentSettings;
