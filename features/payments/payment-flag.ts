import { days } from "#platform/duration.ts"
import type { ListQuery } from "#platform/list-address.ts"
import type { PaymentProviderName } from "./payment.ts"

/*
 * What a provider has reported and no rule could book, or what a person has to answer: nothing moves
 * by itself, the back office looks at it and says when it is settled.
 */

interface FlagWords {
  title: string
  /** What a person does about it. */
  todo: string
  /** Within how many days. */
  dueDays: number
  /** What the button says by which it is settled, where that does something. */
  settle?: string
}

const WORDS = {
  unknown_payment: {
    title: "Zahlung, die wir nicht kennen",
    todo: "Such sie beim Anbieter. Gehört sie niemandem hier, erstatte sie dort.",
    dueDays: 3,
  },
  unknown_refund: {
    title: "Erstattung, die wir nicht veranlasst haben",
    todo: "Klär, wer sie dort veranlasst hat. In unserem Buch steht sie nicht.",
    dueDays: 3,
  },
  other_amount: {
    title: "Betrag, der nicht zur Zahlung passt",
    todo: "Vergleich ihn beim Anbieter mit der Bestellung, und gleich den Unterschied dort aus.",
    dueDays: 3,
  },
  other_currency: {
    title: "Zahlung in einer anderen Währung",
    todo: "Erstatte sie beim Anbieter, wir rechnen nur in Euro.",
    dueDays: 3,
  },
  refund_came_back: {
    title: "Erstattung, die doch nicht ankam",
    todo: "Frag den Gast, wohin das Geld gehen soll, und überweise es. Dann schreib hier, wann und wohin: Damit ist es als überwiesen gebucht.",
    settle: "Als überwiesen buchen",
    dueDays: 3,
  },
  never_collected: {
    title: "Mitflug, der nie bezahlt wurde",
    todo: "Bitte den Gast um die Zahlung, oder schreib sie ab. Die anderen sind schon abgerechnet.",
    dueDays: 14,
  },
  provider_owes: {
    title: "Auftrag, den der Anbieter seit einem Tag nicht ausführt",
    todo: "Sieh beim Anbieter nach, woran es liegt. Wir versuchen es von selbst weiter.",
    dueDays: 1,
  },
  balance_short: {
    title: "Guthaben beim Anbieter reicht nicht für das, was hinausgehen soll",
    todo: "Lade es dort auf, sonst bleiben Erstattungen und Auszahlungen liegen.",
    dueDays: 1,
  },
  inquiry: {
    title: "Rückfrage einer Bank, noch ohne Rückbuchung",
    todo: "Antworte der Bank beim Anbieter, bevor daraus eine Rückbuchung wird.",
    dueDays: 7,
  },
  charged_back: {
    title: "Rückbuchung durch eine Bank",
    todo: "Leg beim Anbieter Nachweise vor, oder nimm die Rückbuchung dort an.",
    dueDays: 7,
  },
  dispute_lost: {
    title: "Verlorene Rückbuchung, über die noch niemand entschieden hat",
    todo: "Entscheide auf der Seite der Zahlung, wer sie trägt. So lange wartet die Auszahlung.",
    dueDays: 7,
  },
  guest_owes: {
    title: "Mitflug, dessen Zahlung die Bank dem Gast zurückgegeben hat",
    todo: "Fordere den Betrag vom Gast. Kommt er nicht, schreib ihn ab.",
    dueDays: 30,
  },
  pilot_owes: {
    title: "Rückbuchung, die von einer schon überwiesenen Auszahlung abgeht",
    todo: "Sie wird mit den nächsten Auszahlungen verrechnet. Kommt keine mehr, sprich mit der Pilot:in.",
    dueDays: 60,
  },
  voucher_spent: {
    title: "Zurückgebuchter Gutschein, von dem schon etwas verwendet ist",
    todo: "Entscheide, wer den verwendeten Teil trägt, und sprich mit den Beteiligten.",
    dueDays: 7,
  },
  unknown_account: {
    title: "Auszahlungskonto, das wir nicht kennen",
    todo: "Such es beim Anbieter und klär, zu wem es gehört.",
    dueDays: 3,
  },
} satisfies Record<string, FlagWords>

export type FlagReason = keyof typeof WORDS

export const FLAG_REASONS: Readonly<Record<FlagReason, FlagWords>> = WORDS

/** Whether a person says in words how it is settled, or decides where all of it stands. */
export function canSettleByNote(reason: FlagReason): boolean {
  return reason !== "dispute_lost"
}

/** How it was settled, in words. */
export const MAX_FLAG_NOTE_LENGTH = 500

/** Until when a person should have looked at what was flagged then. */
export function flagDueAt(reason: FlagReason, flaggedAt: Date): Date {
  return new Date(flaggedAt.getTime() + days(FLAG_REASONS[reason].dueDays))
}

/** The back office's list of them. */
export const FLAG_LIST = {
  path: "/de/verwaltung/zahlungen",
  choices: { status: { offen: "Offen", erledigt: "Erledigt" } },
} as const

export type FlagQuery = ListQuery<typeof FLAG_LIST>

export interface ListedFlag {
  id: number
  reason: FlagReason
  /** As the provider calls what it is about, and who that is. */
  subject: string
  provider: PaymentProviderName
  /** Our reference of the payment, where it is one of ours. */
  paymentRef: string | null
  amountCents: number | null
  flaggedAt: string
  /** Until when somebody should have looked at it, and whether that has passed. */
  dueAt: string
  isOverdue: boolean
  settledAt: string | null
  /** How it was settled. */
  note: string
}
