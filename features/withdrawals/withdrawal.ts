import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import type { FieldErrors } from "#platform/errors.ts"

/*
 * A withdrawal is somebody's declaration to end a contract (§§ 355, 356a BGB): in two steps, without
 * an account, receipted by mail. We take every one of them; whether there is a right to it, a person
 * decides afterwards. It never moves a booking.
 */

/** Where the form begins on its page; its posts lead back to it. */
export const FORM_ID = "erklaerung"

export const MAX_CONTRACT_LENGTH = 1000

/** The choice of somebody who has bookings and means something else. */
export const OTHER_CONTRACT = "anderer"

/** A contract of the signed-in person that the form offers. */
export interface OwnContract {
  bookingId: number
  /** „Übers Watt nach Juist“ */
  title: string
  /** When it flies, and for how many. */
  detail: string
  /** The same as the declaration names it. */
  text: string
}

/** What was typed, as it was typed. */
export interface WithdrawalEntries {
  name: string
  email: string
  /** A booking's id, or OTHER_CONTRACT; empty for whoever has none. */
  booking: string
  contract: string
}

export interface Declaration {
  name: string
  email: string
  contract: string
}

/** Where the two steps stand after a post. */
export type WithdrawalStep =
  | { step: "form"; entries: WithdrawalEntries; fields: FieldErrors }
  | {
      step: "confirm"
      entries: WithdrawalEntries
      declaration: Declaration
      /** A booked flight has its date, and with it no right of withdrawal. */
      isBookedFlight: boolean
      intent: string
      /** Why the last press has to wait. */
      refusal?: string
    }
  | {
      step: "received"
      declaration: Declaration
      isBookedFlight: boolean
      ref: string
      /** „Sa., 5. Dezember 2026, 11:00 Uhr“ */
      receivedAt: string
    }

/** The back office answers what is open; nobody answers their own. */
export function canHandleWithdrawal(
  actor: UserActor,
  withdrawal: { userId: number | null; handledAt: Date | null; anonymizedAt: Date | null },
): boolean {
  const isOpen = withdrawal.handledAt === null && withdrawal.anonymizedAt === null
  return hasRight(actor, "withdrawals.handle") && isOpen && withdrawal.userId !== actor.userId
}

/** The back office writes as long as somebody is there to read it; nobody answers their own. */
export function canReplyToWithdrawal(
  actor: UserActor,
  withdrawal: { userId: number | null; anonymizedAt: Date | null },
): boolean {
  const isOthers = withdrawal.userId !== actor.userId
  return hasRight(actor, "withdrawals.handle") && withdrawal.anonymizedAt === null && isOthers
}

/** The declaration itself; page, mail and back office say it in these very words. */
export function statementOf({ name, contract }: Pick<Declaration, "name" | "contract">): string {
  return `Hiermit widerrufe ich, ${name}, den folgenden Vertrag: ${contract}`
}
