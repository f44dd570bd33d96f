import { eq } from "drizzle-orm"
import { findPayoutsWait } from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import { getPayoutState } from "#features/users/bank-accounts/server/payout-accounts.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { PaidWhere, PayoutSheet } from "../settlement-view.ts"
import { listBorneOfBooking } from "./disputes/borne-of-booking.ts"
import { KEPT_CENTS, SENT_CENTS } from "./payouts/payout-sums.ts"
import { getSettlementSheet, unknownSettlement } from "./settlement-sheet.ts"
import { payoutsTable, settlementPartsTable } from "./settlements-tables.ts"
import { listShareRefunds } from "./share-refunds/share-refund-facts.ts"

interface OfBooking {
  flightId: number
  bookingId: number
}

/** Where a pilot is paid, as the provider of this installation does it. */
export async function getPaidWhere(db: Db, { userId }: UserActor): Promise<PaidWhere> {
  const waitsUntil = (await findPayoutsWait(db, userId))?.toISOString() ?? null
  if (env().PAYMENTS === "stripe") {
    return { kind: "provider", state: await getPayoutState(db, userId), waitsUntil }
  }
  return { kind: "bank", waitsUntil }
}

/** The money of one booking on its way to the pilot of its flight. */
export async function getPayoutSheet(
  db: Db,
  pilot: UserActor,
  { flightId, bookingId }: OfBooking,
): Promise<PayoutSheet> {
  const sheet = await getSettlementSheet(db, pilot, flightId)
  const guest = sheet.guests.find(({ party }) => party.bookingId === bookingId)
  if (!guest) throw unknownSettlement()
  const [stated] = await db
    .select({
      decision: settlementPartsTable.decision,
      payout: payoutsTable,
      keptCents: KEPT_CENTS,
      sentCents: SENT_CENTS,
    })
    .from(settlementPartsTable)
    .leftJoin(payoutsTable, eq(payoutsTable.bookingId, settlementPartsTable.bookingId))
    .where(eq(settlementPartsTable.bookingId, bookingId))
  return {
    flight: sheet.flight,
    guest,
    objectionsUntil: sheet.objectionsUntil,
    decision: stated?.decision ?? "",
    paidAt: stated?.payout?.paidAt?.toISOString() ?? null,
    sums: stated?.payout ? { keptCents: stated.keptCents, sentCents: stated.sentCents } : null,
    borne: await listBorneOfBooking(db, bookingId),
    shareRefunds: await listShareRefunds(db, bookingId),
    waitsUntil: (await findPayoutsWait(db, pilot.userId))?.toISOString() ?? null,
  }
}
