/** What can wait for a person, in the order in which it comes where nothing else tells two apart. */
export const WAITING_KINDS = [
  "new_date",
  "change",
  "other_start",
  "request",
  "seats_offered",
  "checkout",
  "objection",
  "settlement",
  "review",
  "photo_consent",
  "payout_account",
  "flight_returned",
  "paper_blocked",
  "paper_rejected",
  "paper_expired",
  "papers_missing",
  "birth_date",
  "paper_expiring",
  "draft",
] as const

export type WaitingKind = (typeof WAITING_KINDS)[number]

export interface Waiting {
  kind: WaitingKind
  /** Instants are ISO text, since they travel to the browser; null: no day ends it. */
  deadline: { at: string; timeZone: string } | null
  sentence: string
  /** What hangs on it, where that is not in the sentence. */
  detail?: string
  /** Where it is done. */
  path: string
}
