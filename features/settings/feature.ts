/* What an operator can close in an emergency, each until it is opened again. */

export const FEATURES = [
  "bookings",
  "registration",
  "vouchers",
  "flightRequests",
  "publishing",
  "photos",
  "payouts",
] as const

export type Feature = (typeof FEATURES)[number]

export type FeatureSwitches = Readonly<Record<Feature, boolean>>

/** What people read where something is closed. */
export const CLOSED_SENTENCES: Readonly<Record<Feature, string>> = {
  bookings:
    "Neue Buchungen und Anfragen sind gerade nicht möglich. Bestehende Buchungen gelten weiter. Bitte versuch es später noch einmal.",
  registration:
    "Neue Konten lassen sich gerade nicht anlegen. Wer schon eins hat, kann sich anmelden. Bitte versuch es später noch einmal.",
  vouchers:
    "Gutscheine verkaufen wir gerade nicht. Einlösen kannst du deinen weiterhin. Bitte versuch es später noch einmal.",
  flightRequests:
    "Neue Gesuche sind gerade nicht möglich. Deine bestehenden bleiben offen. Bitte versuch es später noch einmal.",
  publishing:
    "Flüge lassen sich gerade nicht veröffentlichen. Dein Entwurf bleibt gespeichert. Bitte versuch es später noch einmal.",
  photos:
    "Fotos lassen sich gerade nicht hochladen. Alles andere geht weiter. Bitte versuch es später noch einmal.",
  payouts:
    "Auszahlungen sind gerade angehalten. Dein Geld ist sicher und wird ausgezahlt, sobald es weitergeht.",
}

/** Why something cannot be done now; undefined: it can. Button and guard ask the same. */
export function closedSentence(switches: FeatureSwitches, feature: Feature): string | undefined {
  return switches[feature] ? undefined : CLOSED_SENTENCES[feature]
}

/** What is closed now, with what people read there. */
export function closedFeatures(switches: FeatureSwitches): Partial<Record<Feature, string>> {
  return Object.fromEntries(
    FEATURES.flatMap((feature) => {
      const sentence = closedSentence(switches, feature)
      return sentence ? [[feature, sentence]] : []
    }),
  )
}
