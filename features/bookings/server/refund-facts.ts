import type { ActorRole } from "#platform/actor.ts"
import type { MoneySources } from "../money-sources.ts"
import type { MailFacts } from "./mail-facts.ts"

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
