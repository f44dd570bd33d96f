import type { Account, AccountPurpose, LedgerMove, MoveKind } from "#features/ledger/ledger.ts"
import type { RefundReason } from "#features/payments/refund.ts"
import { REFUND_LABELS } from "./refund-labels.ts"

/*
 * Moves of the ledger in German, for the person whose money they move. What is debited is where money
 * comes from, what is credited where it goes to; accounts that a person would call the same place are
 * one place, so that reserving and collecting of one card cancel out.
 */

/** Whom and what the words name. */
export interface MoveNames {
  /** Who flies, by the public name; null where nobody is meant. */
  pilot: string | null
  /** The last characters of a voucher's code. */
  voucher(id: number): string
  /** Where the money of an order lies until it is divided. */
  order: string
  /** Why a refund of this key was promised. */
  reason(refundKey: string): RefundReason | undefined
}

/** A part of a move: how much lies or lay at a place. */
export interface MovedPart {
  place: string
  cents: number
}

/** A move as a person reads it. */
export interface DescribedMove {
  title: string
  note: string
  cents: number
  from: MovedPart[]
  to: MovedPart[]
}

interface Words {
  title: string
  note(names: MoveNames, reason: string): string
}

const thePilot = ({ pilot }: MoveNames) => pilot ?? "die Person am Steuer"

/** Every kind of move there is; a kind without words does not compile. */
export const MOVE_LABELS: Record<MoveKind, Words> = {
  "payment.authorised": {
    title: "Reserviert",
    note: () => "Der Betrag ist für dich zurückgelegt. Abgebucht wird erst mit der Zusage.",
  },
  "payment.captured": {
    title: "Eingezogen",
    note: () => "Was reserviert war, ist jetzt bezahlt.",
  },
  "payment.voided": {
    title: "Wieder freigegeben",
    note: () => "Die Reservierung ist aufgehoben. Abgebucht wurde nichts.",
  },
  "payment.failed": {
    title: "Nicht zustande gekommen",
    note: () => "Die Zahlung hat nicht geklappt, die Reservierung ist aufgehoben.",
  },
  "payment.partially_refunded": {
    title: "Erstattet",
    note: (_, reason) => `Zurück an dich${reason}.`,
  },
  "payment.refunded": {
    title: "Erstattet, jetzt ist alles zurück",
    note: (_, reason) => `Zurück an dich${reason}.`,
  },
  "payment.charged_back": {
    title: "Von deiner Bank zurückgeholt",
    note: () => "Deine Bank hat den Betrag zurückgebucht. Wem er gehört, wird geklärt.",
  },
  "payment.dispute_won": {
    title: "Rückbuchung aufgehoben",
    note: () => "Die Bank hat den Betrag wieder freigegeben, die Zahlung gilt.",
  },
  "payment.dispute_lost": {
    title: "Rückbuchung bestätigt",
    note: () => "Die Bank hat entschieden: Der Betrag bleibt bei dir.",
  },
  "booking.dispute_borne": {
    title: "Rückbuchung verteilt",
    note: () => "Die Auszahlung für den Flug wird um diesen Betrag kleiner.",
  },
  "payment.refund_written_off": {
    title: "Rückgabe verrechnet",
    note: () => "Deine Bank hatte diesen Betrag schon zurückgeholt, du hast ihn von dort.",
  },
  "payment.refund_returned": {
    title: "Erstattung zurückgekommen",
    note: () => "Der Betrag ließ sich nicht gutschreiben. Er liegt wieder für dich bereit.",
  },
  "payment.refund_credited": {
    title: "Als Guthaben erstattet",
    note: () => "Statt auf dem Weg, auf dem du gezahlt hast, ist der Betrag dein Guthaben.",
  },
  "payment.refund_transferred": {
    title: "Auf dein Konto überwiesen",
    note: () => "Statt auf dem Weg, auf dem du gezahlt hast, ist der Betrag auf deinem Konto.",
  },
  "booking.prepaid": {
    title: "Aufgeteilt",
    note: (names) =>
      `Der Kostenanteil liegt für ${thePilot(names)} bereit, die Servicegebühr für uns. Beides wird erst nach dem Flug endgültig.`,
  },
  "booking.given_back": {
    title: "Zur Erstattung vorgemerkt",
    note: (_, reason) => `Dieser Teil geht an dich zurück${reason}.`,
  },
  "booking.settled": {
    title: "Abgerechnet",
    note: (names) =>
      `Der Flug ist abgerechnet: Dein Anteil geht an ${thePilot(names)}, die Gebühr an uns. Was zu viel war, geht an dich zurück.`,
  },
  "booking.goodwill_given": {
    title: "Kulanz von uns",
    note: () => "Das geben wir dir dazu. Was du für den Flug bezahlt hast, bleibt davon unberührt.",
  },
  "booking.goodwill_credited": {
    title: "Kulanz als Guthaben",
    note: () => "Der Betrag ist dein Guthaben, du kannst ihn für den nächsten Flug nehmen.",
  },
  "transfer.done": {
    title: "Ausgezahlt",
    note: (names) => `Der Kostenanteil ist an ${thePilot(names)} überwiesen.`,
  },
  "transfer.reversed": {
    title: "Auszahlung zurückgekommen",
    note: (names) =>
      `Die Überweisung kam zurück. Der Anteil liegt wieder für ${thePilot(names)} bereit.`,
  },
  "voucher.activated": {
    title: "Gutschein ausgestellt",
    note: () => "Der Gutschein gilt und trägt jetzt seinen Wert.",
  },
  "voucher.spent": {
    title: "Guthaben verwendet",
    note: () => "So viel von der Bestellung zahlt dein Gutschein.",
  },
  "voucher.credited": {
    title: "Guthaben zurück",
    note: () => "Was die Bestellung nicht braucht, liegt wieder auf dem Gutschein.",
  },
  "voucher.revoked": {
    title: "Gutschein zurückgenommen",
    note: (_, reason) => `Der Gutschein gilt nicht mehr, sein Wert geht an dich zurück${reason}.`,
  },
  "voucher.replaced": {
    title: "Gutschein ersetzt",
    note: () => "Der alte Code gilt nicht mehr. Der ganze Wert liegt auf einem neuen Gutschein.",
  },
}

const CARDS: Readonly<Record<string, string>> = {
  trial: "Deine Probezahlung",
  stripe: "Deine Karte",
}

const cardOf = ({ provider }: Account) => (provider === null ? undefined : CARDS[provider])

type Place = (names: MoveNames, account: Account) => string

const PLACES: Readonly<Record<AccountPurpose, Place>> = {
  authorised: (_, account) => cardOf(account) ?? account.code,
  captured: (_, account) => cardOf(account) ?? account.code,
  disputed: () => "Deine Bank, strittig",
  chargebacks: () => "Deine Bank",
  operator_bank: () => "Dein Bankkonto",
  checkout_reserved: () => "Reserviert für dich",
  checkout_paid: (names) => names.order,
  checkout_credit: () => "Guthaben in dieser Bestellung",
  booking_share: (names) => `Kostenanteil, liegt für ${thePilot(names)} bereit`,
  booking_fee: () => "Servicegebühr, liegt bis nach dem Flug",
  pilot_payable: (names) => `Kostenanteil für ${thePilot(names)}`,
  // what it takes from our own fee for the tax office is nobody else's: the three cancel out
  booking_vat: () => "Servicegebühr, mit Umsatzsteuer",
  earned_fees: () => "Servicegebühr, mit Umsatzsteuer",
  owed_vat: () => "Servicegebühr, mit Umsatzsteuer",
  goodwill: () => "Geschenk von uns",
  voucher: (names, { subjectId }) => `Gutschein ${names.voucher(subjectId ?? 0)}`,
}

/** Where an account lies for a person. */
export function formatMovePlace(account: Account, names: MoveNames): string {
  return PLACES[account.purpose](names, account)
}

/** A move in words: what, from where to where, how much, and why. */
export function describeMove(
  { kind, refundKey, lines }: Pick<LedgerMove, "kind" | "refundKey" | "lines">,
  names: MoveNames,
): DescribedMove {
  const { title, note } = MOVE_LABELS[kind]
  const sums = new Map<string, number>()
  for (const { account, amountCents } of lines) {
    const place = formatMovePlace(account, names)
    sums.set(place, (sums.get(place) ?? 0) + amountCents)
  }
  const parts = [...sums].map(([place, cents]) => ({ place, cents }))
  const from = parts.filter(({ cents }) => cents > 0)
  const to = parts
    .filter(({ cents }) => cents < 0)
    .map(({ place, cents }) => ({ place, cents: -cents }))
  return {
    title,
    note: note(names, formatReason(refundKey, names)),
    cents: from.reduce((sum, { cents }) => sum + cents, 0),
    from,
    to,
  }
}

/** „, weil der Flug günstiger geworden ist“; nothing where a move belongs to no refund. */
function formatReason(refundKey: string | null | undefined, { reason }: MoveNames): string {
  const why = refundKey ? reason(refundKey) : undefined
  return why === undefined ? "" : `, weil ${REFUND_LABELS[why]}`
}
