import type { OfficeRole } from "#platform/actor.ts"

/**
 * What of somebody the back office opened, in words for them. Whoever is reported or only noticed is not told
 * by them: a report is a look at whoever wrote it.
 */
export const LOOK_LABELS = {
  account: "Dein Konto",
  view: "Aufwind, wie du es siehst, ohne Nachrichten, Nachweise, Gewichte und Bankdaten",
  booking: "Eine Buchung",
  accounts_table: "Dein Konto, in einer Tabelle heruntergeladen",
  flights_table: "Flüge von dir, als Tabelle heruntergeladen",
  mails_table: "Betreffe von Mails an dich, als Tabelle heruntergeladen",
  bookings_table: "Buchungen, als Tabelle heruntergeladen",
  tax_report: "Deine Steuermeldung, heruntergeladen",
  tax_table: "Was du in einem Jahr erhalten hast, als Tabelle heruntergeladen",
  document: "Ein Nachweis",
  document_file: "Die Datei eines Nachweises",
  flight: "Ein Flug vor der Freigabe",
  flight_sheet: "Ein Flug von dir oder mit dir",
  plane: "Ein Flugzeug von dir",
  voucher: "Ein Gutschein",
  payment: "Eine Zahlung",
  receipt: "Ein Beleg",
  cost_receipt: "Ein Kostenbeleg",
  objection: "Ein Einwand gegen eine Abrechnung",
  withdrawal: "Dein Widerruf",
  report: "Deine Meldung",
  appeal: "Dein Widerspruch",
  conversation: "Eine Unterhaltung",
  review_flag: "Bewertungen von dir und über dich",
  office_note: "Dein Hinweis an die Verwaltung",
  occurrence: "Dein Bericht über einen Vorfall",
} as const

export type LookKind = keyof typeof LOOK_LABELS

/** A look as its owner reads it: in which role, never who. */
export interface ShownLook {
  id: number
  kind: LookKind
  roles: readonly OfficeRole[]
  reason: string
  at: string
}
