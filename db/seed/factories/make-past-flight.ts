import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { makeBooking } from "./make-booking.ts"
import { type FlightOverrides, makeFlight } from "./make-flight.ts"
import { landFlights } from "./move-flights.ts"
import { settleFlights } from "./settle-flights.ts"
import type { FlightRow } from "./write-flights.ts"

/** A closed flight of three weeks ago with one settled booking; `actualCostCents` is its bill. */
export async function makePastFlight(
  db: Db,
  overrides: FlightOverrides & { actualCostCents?: number; passengerId?: number } = {},
): Promise<FlightRow> {
  const { actualCostCents, passengerId, ...values } = overrides
  const departsAt = values.departsAt ?? new Date(clock.now().getTime() - days(21))
  const publishedAt = values.publishedAt ?? new Date(departsAt.getTime() - days(20))
  const flight = await makeFlight(db, {
    publishedAt,
    createdAt: publishedAt,
    ...values,
    departsAt,
  })
  await makeBooking(db, {
    flight,
    heldAt: new Date(departsAt.getTime() - days(10)),
    ...(passengerId !== undefined && { passengerId }),
  })
  await landFlights(db, [flight])
  await settleFlights(db, [
    {
      flight,
      actualCostCents: actualCostCents ?? flight.totalCostCents,
      submittedAt: new Date(departsAt.getTime() + days(1)),
    },
  ])
  return { ...flight, status: "closed", isOccupied: true }
}
