import { and, asc, eq, sum } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { UnpaidFlight } from "../../settlement-view.ts"
import { payoutsTable as payouts } from "../settlements-tables.ts"

const selectUnpaid = prepared((db, { pilotId }: { pilotId: number }) =>
  db
    .select({
      flightId: bookingsTable.flightId,
      amountCents: sum(payouts.amountCents).mapWith(Number),
    })
    .from(payouts)
    .innerJoin(bookingsTable, eq(bookingsTable.id, payouts.bookingId))
    .where(
      and(eq(payouts.pilotId, pilotId), eq(payouts.status, "held"), eq(payouts.hold, "account")),
    )
    .groupBy(bookingsTable.flightId)
    .orderBy(asc(bookingsTable.flightId)),
)

/** What is released to a pilot and only waits for an account, flight by flight. */
export function listUnpaidFlights(db: Db, pilotId: number): Promise<UnpaidFlight[]> {
  return selectUnpaid(db, { pilotId })
}
