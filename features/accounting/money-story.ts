import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import type { ListQuery } from "#platform/list-address.ts"
import type { BookingMoney } from "./booking-money.ts"
import type { DescribedMove } from "./move-labels.ts"
import type { ListedReceipt } from "./receipt.ts"

/*
 * „Deine Zahlungen“: the moves of the ledger that concern a person, as one story per booking, voucher or
 * flight. Nothing of it is stored: each story is told anew from the moves.
 */

export const MONEY_LIST = {
  path: MONEY_PATH,
  choices: { part: { buchungen: "Buchungen", gutscheine: "Gutscheine", fluege: "Am Steuer" } },
} as const

export type MoneyQuery = ListQuery<typeof MONEY_LIST>

export const STORIES_PER_PAGE = 10

export interface StoryMove {
  id: number
  at: string
  told: DescribedMove
  /** How the whole stands after it, in words. */
  after: string
}

export interface MoneyStory extends BookingMoney {
  /** „buchung-17“ */
  key: string
  title: string
  href: string | null
  /** „Sa., 12. Juni · 2 Plätze · mit Jonas M.“ */
  about: string
  status: { label: string; tone: "ok" | "neutral" | "warn" | "err" | "info" }
  /** The newest first. */
  moves: StoryMove[]
  receipts: ListedReceipt[]
}

/** A voucher that is one's own: what it carries, and where that went. */
export interface VoucherStory extends Omit<MoneyStory, "balance" | "kept" | "goodwill"> {
  /** What is left, and of how much; of one that was given away only what it cost. */
  balanceCents: number | null
  valueCents: number
}

/** What guests have prepaid on a flight, for its pilot. */
export interface PilotStory {
  flightId: number
  title: string
  about: string
  /** What lies for the pilot until the settlement, and what is theirs since then. */
  prepaidCents: number
  settledCents: number
  /** Of that, what they bear of lost disputes, and what has been paid out to them. */
  borneCents: number
  paidOutCents: number
  guests: { bookingId: number; name: string; shareCents: number; moves: PilotMove[] }[]
}

export interface PilotMove {
  id: number
  at: string
  title: string
  cents: number
}
