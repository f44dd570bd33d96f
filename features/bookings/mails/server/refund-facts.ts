import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { ActorRole } from "#platform/actor.ts"

/** Facts for mails about refunds, beside those of the booking. */
export interface RefundFacts extends MailFacts {
  refundCents: number
  /** Where it goes. */
  back: MoneySources
  /** What it is made of; unset where the fee follows from the share. */
  parts: { shareCents: number; feeCents: number } | null
  /** Who did what led to it, and why. */
  by: ActorRole
  reason: string | null
}
