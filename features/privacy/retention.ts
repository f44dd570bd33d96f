/** Of one sort of data: until when it is kept, and which timers see to it. */
interface Retention {
  /** As the privacy text calls it. */
  data: string
  until: string
  /** Queues; none where it goes with what somebody does, or with their account. */
  by: readonly string[]
}

/** The table of the privacy text, and who keeps what it promises. */
export const RETENTION: readonly Retention[] = [
  {
    data: "Gewicht und Gepäck",
    until: "30 Tage nach dem Flug",
    by: ["forget-weights"],
  },
  {
    data: "Wer an Bord kam, Links für zu Hause",
    until: "30 Tage nach dem Flug",
    by: ["delete-old-boarding"],
  },
  {
    data: "Hochgeladene Unterlagen",
    until: "30 Tage nach der Entscheidung",
    by: ["forget-document-files"],
  },
  {
    data: "Kostenbelege zu einem Flug",
    until: "90 Tage nach seiner Abrechnung",
    by: ["forget-cost-receipts"],
  },
  {
    data: "Bankkonto von Pilotinnen und Piloten",
    until: "sobald du es entfernst, sonst mit deinem Konto",
    by: [],
  },
  {
    data: "Mails mit Anmeldecodes",
    until: "nach 1 Tag",
    by: ["forget-code-mails"],
  },
  {
    data: "Text und Anhänge aller anderen Mails",
    until: "nach 90 Tagen; an wen, worüber und wann bleibt mit deinem Konto",
    by: ["drop-mail-texts"],
  },
  {
    data: "Anmeldungen, denen der zweite Faktor fehlt",
    until: "nach 1 Tag",
    by: ["forget-sessions"],
  },
  {
    data: "Bitten um Zugang ohne zweiten Faktor",
    until: "nach 30 Tagen",
    by: ["forget-sessions"],
  },
  {
    data: "Zähler gegen zu viele Versuche",
    until: "nach höchstens 1 Tag",
    by: [],
  },
  {
    data: "Suchagenten und Gesuche, die niemand bestätigt",
    until: "nach 7 Tagen",
    by: ["forget-unconfirmed-subscriptions", "expire-flight-requests"],
  },
  {
    data: "Gesuche",
    until: "mit deinem Konto",
    by: [],
  },
  {
    data: "Namen und Worte auf Gutscheinen, die niemand bezahlt",
    until: "nach höchstens 4 Tagen, auch nach einer abgelehnten Lastschrift",
    by: ["forget-unpaid-vouchers"],
  },
  {
    data: "Unterhaltungen",
    until: "12 Monate nach der letzten Nachricht",
    by: ["delete-old-conversations", "delete-message-photos"],
  },
  {
    data: "Kopien deiner Daten",
    until: "nach 7 Tagen",
    by: ["expire-data-exports"],
  },
  {
    data: "Foto, Fotos von Flugzeugen",
    until: "sobald du sie löschst oder ersetzt",
    by: [],
  },
  {
    data: "Fotos im Album eines Flugs",
    until: "sobald du sie löschst, sonst mit deinem Konto",
    by: ["delete-lost-memories"],
  },
  {
    data: "Berichte zu Vorfällen",
    until: "mit deinem Konto, ungelesene nach dem Lesen; die Zusammenfassung ohne Personen bleibt",
    by: [],
  },
  {
    data: "Protokolle, Sicherheit",
    until: "nach 30 Tagen",
    by: ["delete-security-events", "forget-sessions"],
  },
  {
    data: "Notizen der Verwaltung zu Fällen, die auf eine Entscheidung warten",
    until: "1 Jahr nach der letzten",
    by: ["delete-old-cases"],
  },
  {
    data: "Belege und Buchungen",
    until: "nach 10 Jahren, dann anonymisiert (§ 147 AO, § 257 HGB)",
    by: ["forget-receipts", "delete-bank-transfers"],
  },
  {
    data: "Steuerangaben und Meldungen an das Finanzamt",
    until: "nach 10 Jahren (§ 24 PStTG), auch bei gelöschtem Konto",
    by: ["delete-tax-reports"],
  },
  {
    data: "Widerrufe",
    until: "nach 10 Jahren anonymisiert, bei gelöschtem Konto sofort",
    by: ["forget-withdrawals"],
  },
  {
    data: "Konto",
    until: "auf deinen Wunsch, sobald kein Geld und kein Flug offen ist",
    by: [],
  },
]

/** Timers that delete as well what the text has no row for: answers of a day, notes of what has changed, scripts of former versions. */
export const DELETES_NOBODY: readonly string[] = [
  "delete-assets",
  "forget-idempotency-keys",
  "forget-search-changes",
]
