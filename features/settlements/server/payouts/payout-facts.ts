import { and, asc, eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import type { PayoutHold } from "../../payout.ts"
import { payoutsTable as payouts } from "../settlements-tables.ts"
import { KEPT_CENTS, SENT_CENTS } from "./payout-sums.ts"

/** What a mail about the money of a flight may say: whose share it is, and what stands in its way. */
export interface PayoutFacts {
  detail: FlightSummary
  shares: {
    bookingId: number
    name: string
    amountCents: number
    keptCents: number
    sentCents: number
    hold: PayoutHold | null
  }[]
}

/** Of these bookings of a flight, as far as their payouts still stand so. */
export async function findPayoutFacts(
  db: Db,
  flightId: number,
  { status, bookingIds }: { status: "paid" | "held"; bookingIds: readonly number[] },
): Promise<PayoutFacts | undefined> {
  const detail = await findFlightSummary(db, flightId)
  const rows = await db
    .select({
      payout: payouts,
      passenger: usersTable,
      keptCents: KEPT_CENTS,
      sentCents: SENT_CENTS,
    })
    .from(payouts)
    .innerJoin(bookingsTable, eq(bookingsTable.id, payouts.bookingId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        inArray(payouts.bookingId, [...bookingIds]),
        eq(payouts.status, status),
      ),
    )
    .orderBy(asc(payouts.bookingId))
  if (!detail || rows.length === 0) return undefined
  const shares = rows.map(({ payout: { bookingId, amountCents, hold }, passenger, ...sums }) => {
    return { bookingId, amountCents, hold, ...sums, name: publicName(passenger) }
  })
  return { detail, shares }
}
