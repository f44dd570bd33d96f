import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { FlightPhotoPart } from "#features/flights/core/flight-photo-path.ts"
import { type DrawnFacts, drawnFactsOf } from "#features/flights/core/server/drawn-facts.ts"
import { firstPhotoOf } from "#features/flights/core/server/flight-photos.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { initials, publicName } from "#features/users/core/user.ts"
import { formatPhone } from "#features/users/settings/server/phone-number.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { BookingStatus } from "../booking.ts"
import { feeRuleOf, priceOfBooking } from "../booking.ts"
import { canReach } from "../contact.ts"
import { requestWords } from "../visible-message.ts"
import { bookingPeopleTable, bookingsTable } from "./bookings-tables.ts"
import { isGuestBlocked } from "./is-guest-blocked.ts"

const { id, flightId, status, seats, seatPriceCents, feeCents, message, respondBy, requestedAt } =
  bookingsTable
const { proposedDepartsAt, counterDepartsAt, confirmedAt, rebookBy } = bookingsTable
const { feeRatePermille, feeMinCents, feeMaxCents } = bookingsTable
const { reservationLostAt, paymentDueBy } = bookingsTable
const booking = {
  id,
  flightId,
  status,
  seats,
  seatPriceCents,
  feeCents,
  feeRatePermille,
  feeMinCents,
  feeMaxCents,
  message,
  respondBy,
  requestedAt,
  proposedDepartsAt,
  counterDepartsAt,
  confirmedAt,
  rebookBy,
  reservationLostAt,
  paymentDueBy,
  /** Of more seats: how many the booking has that they are for. */
  seatsBefore: sql<
    number | null
  >`(select l.seats from bookings l where l.id = ${bookingsTable.addsToId})`,
}

const flight = {
  schedule: flightsTable.schedule,
  seatPriceCents: flightsTable.seatPriceCents,
  status: flightsTable.status,
  windowFrom: flightsTable.windowFrom,
  windowTo: flightsTable.windowTo,
  windowWeekdays: flightsTable.windowWeekdays,
  windowEarliest: flightsTable.windowEarliest,
  windowLatest: flightsTable.windowLatest,
  title: flightsTable.title,
  departsAt: flightsTable.departsAt,
  arrivesAt: flightsTable.arrivesAt,
  expectedDepartsAt: flightsTable.expectedDepartsAt,
  timeZone: flightsTable.timeZone,
  terrain: flightsTable.terrain,
  durationMinutes: flightsTable.durationMinutes,
  meetingPoint: flightsTable.meetingPoint,
  photo: firstPhotoOf(flightsTable.id),
  drawn: drawnFactsOf(flightsTable.id),
}

const person = {
  id: usersTable.id,
  firstName: usersTable.firstName,
  lastName: usersTable.lastName,
  photoId: usersTable.photoId,
  deletedAt: usersTable.deletedAt,
  email: usersTable.email,
  phone: usersTable.phone,
}

interface Timed {
  booking: { proposedDepartsAt: Date | null }
  flight: { departsAt: Date | null; arrivesAt: Date | null; durationMinutes: number }
}

/** When a booking flies: on its flight's date, or as long as it is a proposal, on the proposed one. */
function timesOf({ booking, flight }: Timed) {
  const departsAt = flight.departsAt ?? booking.proposedDepartsAt
  const arrivesAt =
    flight.arrivesAt ??
    (departsAt && new Date(departsAt.getTime() + minutes(flight.durationMinutes)))
  return {
    departsAt: departsAt?.toISOString() ?? null,
    arrivesAt: arrivesAt?.toISOString() ?? null,
  }
}

const selectOpenRequests = prepared((db, { pilotId }: { pilotId: number }) =>
  db
    .select({ booking, flight, passenger: person, isGuestBlocked })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(sql`${flightsTable.pilotId} = ${pilotId} and ${bookingsTable.status} = 'requested'`)
    .orderBy(asc(bookingsTable.respondBy), asc(bookingsTable.id)),
)

/** Requests that wait for this pilot's answer, the most urgent first; with the people's weights. */
export async function listOpenRequests(db: Db, pilotId: number) {
  const rows = await selectOpenRequests(db, { pilotId })
  const people = await listPeopleOf(
    db,
    rows.map((row) => row.booking.id),
  )
  return rows.map((row) => ({
    id: row.booking.id,
    flightId: row.booking.flightId,
    seats: row.booking.seats,
    seatsBefore: row.booking.seatsBefore,
    shareCents: priceOfBooking(row.booking).shareCents,
    message: requestWords(row.booking.message, {
      isGuestBlocked: row.isGuestBlocked,
      status: "requested",
      lead: row.booking.seatsBefore === null ? null : { status: "confirmed" },
    }),
    respondBy: row.booking.respondBy?.toISOString() ?? null,
    passenger: {
      name: publicName(row.passenger),
      initials: initials(row.passenger),
      photoId: row.passenger.photoId,
    },
    people: people.filter((one) => one.bookingId === row.booking.id),
    counterDepartsAt: row.booking.counterDepartsAt,
    flight: { ...row.flight, departsAt: timesOf(row).departsAt },
  }))
}

function listPeopleOf(db: Db, bookingIds: number[]) {
  if (bookingIds.length === 0) return Promise.resolve([])
  return db
    .select({
      bookingId: bookingPeopleTable.bookingId,
      name: bookingPeopleTable.name,
      isMinor: bookingPeopleTable.isMinor,
      guardianName: bookingPeopleTable.guardianName,
      weightKg: bookingPeopleTable.weightKg,
      luggageKg: bookingPeopleTable.luggageKg,
    })
    .from(bookingPeopleTable)
    .where(inArray(bookingPeopleTable.bookingId, bookingIds))
    .orderBy(asc(bookingPeopleTable.bookingId), asc(bookingPeopleTable.position))
}

const DEPARTS_AT = sql`coalesce(${flightsTable.departsAt}, ${bookingsTable.proposedDepartsAt})`

/** A passenger's bookings in certain states, by departure; contacts only once confirmed. */
export async function listBookingsOf(
  db: Db,
  passengerId: number,
  statuses: readonly BookingStatus[],
  order: "soonest" | "latest",
) {
  const rows = await db
    .select({
      booking,
      flight,
      pilot: person,
      departure: {
        code: airportsTable.code,
        name: airportsTable.name,
        lat: airportsTable.lat,
        lng: airportsTable.lng,
      },
      destination: sql<{
        name: string
        code: string
      }>`(select json_build_object('name', name, 'code', code)
        from airports where id = ${flightsTable.destinationAirportId})`,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .innerJoin(airportsTable, eq(airportsTable.id, flightsTable.departureAirportId))
    .where(
      sql`${bookingsTable.passengerId} = ${passengerId} and ${inArray(bookingsTable.status, [...statuses])}`,
    )
    .orderBy(order === "soonest" ? asc(DEPARTS_AT) : desc(DEPARTS_AT), asc(bookingsTable.id))
  return rows.map((row) => ({
    id: row.booking.id,
    flightId: row.booking.flightId,
    status: row.booking.status,
    seats: row.booking.seats,
    seatsBefore: row.booking.seatsBefore,
    totalCents: priceOfBooking(row.booking).totalCents,
    respondBy: row.booking.respondBy?.toISOString() ?? null,
    pilot: {
      name: publicName(row.pilot),
      photoId: row.pilot.photoId,
      email: row.booking.status === "confirmed" ? row.pilot.email : null,
      phone: phoneOfPilot(row, passengerId),
    },
    counterDepartsAt: row.booking.counterDepartsAt,
    confirmedAt: row.booking.confirmedAt,
    rebookBy: row.booking.rebookBy,
    isReservationLost: row.booking.reservationLostAt !== null,
    paymentDueBy: row.booking.paymentDueBy?.toISOString() ?? null,
    price: { seatPriceCents: row.booking.seatPriceCents, feeCents: row.booking.feeCents },
    feeRule: feeRuleOf(row.booking),
    flight: { ...row.flight, ...timesOf(row) },
    departure: row.departure,
    destination: row.destination,
  }))
}

interface WithPilot extends Timed {
  booking: Timed["booking"] & { status: BookingStatus }
  flight: Timed["flight"] & { timeZone: string }
  pilot: { id: number; phone: string | null }
}

function phoneOfPilot(row: WithPilot, passengerId: number): string | null {
  const { pilot, booking, flight } = row
  const { arrivesAt } = timesOf(row)
  const reachable = {
    status: booking.status,
    passengerId,
    pilotId: pilot.id,
    arrivesAt: arrivesAt === null ? null : new Date(arrivesAt),
    timeZone: flight.timeZone,
  }
  if (!pilot.phone || !canReach(passengerId, reachable, clock.now())) return null
  return formatPhone(pilot.phone)
}

export type OwnBooking = Awaited<ReturnType<typeof listBookingsOf>>[number]

/** A pilot's coming flights with what is booked on them. */
export function listFlightsOfPilot(db: Db, pilotId: number, from: Date, limit: number) {
  const isAhead = sql`f.departs_at >= ${from} and f.status in ('published', 'paused', 'in_review')`
  return selectFlightsOfPilot(db, pilotId, isAhead, limit)
}

/** One dated flight of a pilot, whatever has become of it. */
export async function findFlightOfPilot(db: Db, pilotId: number, flightId: number) {
  const [flight] = await selectFlightsOfPilot(db, pilotId, sql`f.id = ${flightId}`, 1)
  return flight
}

async function selectFlightsOfPilot(db: Db, pilotId: number, which: SQL, limit: number) {
  const rows = await db.execute<{
    id: number
    title: string
    departs_at: Date
    arrives_at: Date
    time_zone: string
    terrain: string
    status: string
    seats_offered: number
    confirmed: number
    requested: number
    departure_code: string
    departure_name: string
    destination_code: string
    destination_name: string
    lat: number
    lng: number
    duration_minutes: number
    registration: string | null
    photo: FlightPhotoPart | null
    drawn: DrawnFacts
  }>(sql`
    select f.id, f.title, f.departs_at, f.arrives_at, f.time_zone, f.terrain, f.status, f.seats_offered,
      f.duration_minutes, a.code as departure_code, a.name as departure_name,
      b.code as destination_code, b.name as destination_name, a.lat, a.lng, p.registration,
      ${firstPhotoOf(sql`f.id`)} as photo, ${drawnFactsOf(sql`f.id`)} as drawn,
      coalesce(sum(k.seats) filter (where k.status in ('confirmed', 'flown', 'disputed', 'settled', 'no_show')), 0)::int as confirmed,
      coalesce(sum(k.seats) filter (where k.status = 'requested'), 0)::int as requested
    from flights f
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    left join planes p on p.id = f.plane_id
    left join bookings k on k.flight_id = f.id
    where f.pilot_id = ${pilotId} and f.schedule = 'fixed' and ${which}
    group by f.id, a.id, b.id, p.id
    order by f.departs_at, f.id
    limit ${limit}`)
  return rows.rows.map((row) => ({ ...row, title: maskContacts(row.title) }))
}
