import { and, eq, gt, inArray, sql } from "drizzle-orm"
import { aboardOf, listSeated } from "#features/bookings/core/server/aboard.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { type Aboard, mayJoin } from "#features/planes/usable-seats.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { BookingDraft } from "../factories/booking-draft.ts"
import { writeBookings } from "../factories/write-bookings.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { bookingMessages } from "../people/booking-messages.ts"
import { PILOT_EMAIL } from "../people/demo-logins.ts"
import { createRandom } from "../random.ts"
import type { LaterStage } from "./load-stage.ts"
import { guestOf, makeParty } from "./party.ts"
import { planBookings } from "./plan-bookings.ts"

/** How many of the flights with free seats find a guest in a day. */
const CHANCE_A_DAY = 0.012
const CHANCE_A_DAY_SOON = 0.05

interface OpenFlight {
  flight: FlightRow
  freeSeats: number
  aboard: Aboard
  openRequests: number
}

/** A few more guests, and always one request that waits for the demo pilot; answers how many. */
export async function bookNewly(db: Db, stage: LaterStage): Promise<number> {
  const open = await listOpenFlights(db, stage)
  const daysPassed = Math.min(7, (stage.until.getTime() - stage.since.getTime()) / days(1))
  const opensAt = new Date(Math.max(stage.since.getTime(), stage.until.getTime() - days(5)))
  const drafts: BookingDraft[] = requestForDemoPilot(stage, open)
  const asked = new Set(drafts.map(({ flight }) => flight.id))
  for (const { flight, freeSeats, aboard } of open) {
    const random = createRandom(`new ${stage.salt} ${flight.id}`)
    const ahead = (flight.departsAt?.getTime() ?? 0) - stage.until.getTime()
    const chance = (ahead < days(14) ? CHANCE_A_DAY_SOON : CHANCE_A_DAY) * daysPassed
    if (ahead < days(4) || freeSeats === 0 || asked.has(flight.id)) continue
    if (!random.chance(chance)) continue
    const seats = random.int(1, Math.min(2, freeSeats))
    drafts.push(...planBookings(stage, { flight, seats, aboard, opensAt, closesAt: stage.until }))
  }
  await writeBookings(db, drafts)
  return drafts.length
}

function requestForDemoPilot(stage: LaterStage, open: readonly OpenFlight[]): BookingDraft[] {
  const pilot = stage.cast.pilots.find(({ user }) => user.email === PILOT_EMAIL)
  const own = open.filter(({ flight }) => flight.pilotId === pilot?.user.id)
  if (!pilot || own.some(({ openRequests }) => openRequests > 0)) return []
  const random = createRandom(`request ${stage.salt}`)
  const choices = own.filter(
    ({ flight, freeSeats }) =>
      freeSeats > 0 &&
      !flight.isInstantBooking &&
      flight.departsAt !== null &&
      flight.departsAt.getTime() - stage.until.getTime() > days(4),
  )
  for (const { flight, aboard } of choices) {
    const passenger = random.pick(stage.cast.passengers)
    const people = makeParty(
      passenger,
      {
        seats: 1,
        luggageKg: flight.luggageKgPerPerson,
        isWithChild: false,
      },
      random,
    )
    const day = flight.departsAt?.toISOString().slice(0, 10)
    const isCarried = mayJoin(pilot.plane, flight.durationMinutes, aboard, people.map(guestOf))
    if (!isCarried || stage.taken.has(`${passenger.id} ${day}`)) continue
    stage.taken.add(`${passenger.id} ${day}`)
    return [
      {
        flight,
        passengerId: passenger.id,
        people,
        message: random.pick(bookingMessages),
        outcome: "requested",
        heldAt: new Date(stage.until.getTime() - hours(random.int(2, 9))),
        key: `request ${stage.salt}`,
      },
    ]
  }
  return []
}

async function listOpenFlights(db: Db, stage: LaterStage): Promise<OpenFlight[]> {
  const pilotIds = stage.cast.pilots.map(({ user }) => user.id)
  const rows = await db
    .select({
      flight: flightsTable,
      freeSeats: sql<number>`greatest(0, (select count(*)::int from flight_seats s
        where s.flight_id = flights.id and s.booking_id is null) - flights.unusable_seats)`,
      openRequests: sql<number>`(select count(*)::int from bookings b
        where b.flight_id = flights.id and b.status = 'requested'
          and b.respond_by > ${stage.until})`,
    })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "published"),
        gt(flightsTable.departsAt, stage.until),
        inArray(flightsTable.pilotId, pilotIds),
      ),
    )
    .orderBy(flightsTable.id)
  const seated = await listSeated(
    db,
    rows.map(({ flight }) => flight.id),
  )
  return rows
    .filter(({ freeSeats, openRequests }) => freeSeats > 0 || openRequests > 0)
    .map((row) => ({ ...row, aboard: aboardOf(seated.get(row.flight.id)) }))
}
