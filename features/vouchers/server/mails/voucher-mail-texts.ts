/** What a mail about a voucher is called: its subject, and its title. */
export const VOUCHER_MAIL_TITLES = {
  redeemed: "Dein Geschenk ist angekommen",
  revoked: "Dein Gutschein ist zurückgenommen",
  restTakenBack: "Auch der Rest deines Gutscheins kommt zurück",
  expiring: "Dein Fluggutschein läuft bald ab",
  blocked: "Dein Fluggutschein ist gesperrt",
  unblocked: "Dein Fluggutschein gilt wieder",
  reissued: "Dein Fluggutschein hat einen neuen Code",
  sentAgain: "Hier ist dein Fluggutschein noch einmal",
} as const

/** Why the buyer gets it. */
export const TO_BUYER =
  "Du bekommst diese Mail, weil mit deiner Adresse ein Fluggutschein bestellt wurde."
