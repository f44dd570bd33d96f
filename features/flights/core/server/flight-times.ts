import { and, desc, eq, inArray, lte, sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type FlightOccupancy, stepByClock } from "../flight-clock.ts"
import type { EndBookings } from "./end-bookings.ts"
import { flightsTable as flights } from "./flights-tables.ts"
import { moveFlight } from "./move-flight.ts"
import { lockFlight } from "./seats.ts"

/** Who is on a locked flight: known to the room of bookings, which stands after this one. */
interface Guests {
  occupancyOf(tx: Db, flightId: number): Promise<FlightOccupancy>
  endBookings: EndBookings
}

const QUEUE = "flight-times"

/** The reason of a cancellation by the system. */
const PAUSED_UNTIL_START = "paused-until-start"

/** Every minute: flights take off, land and end as planned; one that was missed is made up for. */
export function flightTimesQueue(guests: Guests): JobQueue {
  return {
    name: QUEUE,
    cron: "* * * * *",
    run: (db) =>
      sweep(db, {
        queue: QUEUE,
        entity: "flight",
        due: listDue,
        each: (from, { id }) => inTransaction(from, (tx) => followClock(tx, id, guests)),
      }),
  }
}

/** One query per index; the newest first, so that a flight that cannot move yet does not block the others. */
async function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const isOffered = inArray(flights.status, ["published", "paused"])
  const isInTheAir = eq(flights.status, "under_way")
  // its own zone decides; this finds all that may be over
  const hasNoDate = and(isOffered, eq(flights.schedule, "flexible"))
  // what its pilot has moved on the day comes later; the planned time finds it by its index
  const isStartDue = lte(sql`coalesce(${flights.expectedDepartsAt}, ${flights.departsAt})`, now)
  const isLandingDue = lte(
    sql`${flights.arrivesAt} + greatest(coalesce(${flights.tookOffAt}, ${flights.expectedDepartsAt}) - ${flights.departsAt}, interval '0')`,
    now,
  )
  const due = [
    { isDue: and(isOffered, lte(flights.departsAt, now), isStartDue), at: flights.departsAt },
    { isDue: and(isInTheAir, lte(flights.arrivesAt, now), isLandingDue), at: flights.arrivesAt },
    { isDue: and(hasNoDate, lte(flights.windowTo, isoDay(now, HOME_ZONE))), at: flights.windowTo },
  ]
  const found: { id: number }[] = []
  for (const { isDue, at } of due) {
    found.push(
      ...(await db
        .select({ id: flights.id })
        .from(flights)
        .where(isDue)
        .orderBy(desc(at))
        .limit(limit)),
    )
  }
  return found
}

async function followClock(tx: Db, flightId: number, guests: Guests): Promise<void> {
  let flight = await lockFlight(tx, flightId)
  // after a pause a flight may have both taken off and landed
  while (flight) {
    const step = stepByClock(flight, await guests.occupancyOf(tx, flightId), clock.now())
    if (!step) return
    const by = { actor: SYSTEM, role: "system" } as const
    if (step.to === "cancelled") {
      const why = { ...by, reason: PAUSED_UNTIL_START }
      await guests.endBookings(tx, flightId, why)
      flight = await moveFlight(tx, flight, { ...step, ...why })
    } else {
      flight = await moveFlight(tx, flight, { ...step, ...by })
    }
  }
}
