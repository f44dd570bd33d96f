import { canAnswerNewDates } from "#features/bookings/cancellation/new-dates.ts"
import { listNewDates } from "#features/bookings/cancellation/server/new-dates-queries.ts"
import { findAskedChange } from "#features/bookings/changes/server/change-queries.ts"
import {
  type BookingStatus,
  canAccept,
  canAcceptOtherStart,
  canAnswer,
  canWithdraw,
  LIVE_STATUSES,
  TAKING_PART_STATUSES,
} from "#features/bookings/core/booking.ts"
import {
  canCancelAsPassenger,
  cancellationByPassenger,
  freeCancellationUntil,
} from "#features/bookings/core/cancellation.ts"
import { bookingCalendar } from "#features/bookings/core/server/booking-calendar.ts"
import { sourcesLeftIn } from "#features/bookings/core/server/booking-sources.ts"
import {
  findFlightOfPilot,
  listBookingsOf,
  listFlightsOfPilot,
  listOpenRequests,
  type OwnBooking,
} from "#features/bookings/core/server/bookings-queries.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { visibleMessage } from "#features/bookings/core/visible-message.ts"
import type { OfferedTimes } from "#features/bookings/proposals/proposal-days.ts"
import { canGiveUpSeats } from "#features/bookings/seats/fewer-seats.ts"
import { canAddSeats } from "#features/bookings/seats/more-seats.ts"
import { countSeatsToAdd, type SeatsToAdd } from "#features/bookings/seats/server/seats-to-add.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { pictureOfFlight } from "#features/flights/core/server/picture-of-flight.ts"
import { hoursOf } from "#features/flights/core/server/view-of-flight.ts"
import type { Guest } from "#features/planes/seating.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type {
  CockpitBooking,
  CockpitFlight,
  CockpitRequest,
  FlightLoad,
  PersonOnBoard,
} from "../cockpit.ts"
import { listFlightLoads } from "./flight-loads.ts"
import { listLoadRooms } from "./load-rooms.ts"

const EMPTY_LOAD: FlightLoad = { payloadKg: null, confirmedKg: 0, parties: [], late: [] }

export interface PilotOverview {
  requests: CockpitRequest[]
  nextFlight: CockpitFlight | null
}

/**
 * What a pilot has to answer and to fly next, with who comes along and what that weighs; `findOpen`: the open
 * requests, where the page has read them already.
 */
export async function getPilotOverview(
  db: Db,
  pilot: UserActor,
  findOpen: () => Promise<OpenRequest[]> = () => listOpenRequests(db, pilot.userId),
): Promise<PilotOverview> {
  const [requests, [next]] = await Promise.all([
    findOpen(),
    listFlightsOfPilot(db, pilot.userId, clock.now(), 1),
  ])
  const flightIds = [...requests.map((one) => one.flightId), ...(next ? [next.id] : [])]
  const loads = await loadsOf(db, pilot, flightIds)
  return {
    requests: requests.flatMap((request) => requestOf(request, pilot, loads)),
    nextFlight: next ? flightOf(next, loads) : null,
  }
}

/** One flight of a pilot, whatever has become of it; undefined for everybody else. */
export async function getPilotFlight(
  db: Db,
  pilot: UserActor,
  flightId: number,
): Promise<{ flight: CockpitFlight; requests: CockpitRequest[] } | undefined> {
  const found = await findFlightOfPilot(db, pilot.userId, flightId)
  if (!found) return undefined
  const open = await listOpenRequests(db, pilot.userId)
  const requests = open.filter((request) => request.flightId === flightId)
  const loads = await loadsOf(db, pilot, [flightId])
  return {
    flight: flightOf(found, loads),
    requests: requests.flatMap((request) => requestOf(request, pilot, loads)),
  }
}

interface Loads {
  loadOf(flightId: number): FlightLoad
  roomOf: Awaited<ReturnType<typeof listLoadRooms>>
}

async function loadsOf(db: Db, pilot: UserActor, flightIds: readonly number[]): Promise<Loads> {
  const loads = await listFlightLoads(db, pilot.userId, [...new Set(flightIds)])
  return {
    loadOf: (flightId) => loads.get(flightId) ?? EMPTY_LOAD,
    roomOf: await listLoadRooms(db, [...loads.keys()]),
  }
}

type OpenRequest = Awaited<ReturnType<typeof listOpenRequests>>[number]

function requestOf(
  request: OpenRequest,
  pilot: UserActor,
  { loadOf, roomOf }: Loads,
): CockpitRequest[] {
  const { id, seats, shareCents, message, respondBy, people, flightId, flight } = request
  const { counterDepartsAt, seatsBefore } = request
  if (respondBy === null || flight.departsAt === null) return []
  const open = { status: "requested", respondBy: new Date(respondBy) } as const
  return [
    {
      id,
      seats,
      seatsBefore,
      shareCents,
      message,
      respondBy,
      canAnswer: canAnswer(open, { pilotId: pilot.userId }, pilot, clock.now()),
      canAccept: canAccept({ counterDepartsAt }),
      counterDepartsAt: counterDepartsAt?.toISOString() ?? null,
      offer: offeredTimesOf(flight),
      passengerName: request.passenger.name,
      passengerPhotoId: request.passenger.photoId,
      people: people.map(({ name, isMinor, guardianName, weightKg, luggageKg }) => {
        return { name, isMinor, guardianName, weightKg, luggageKg }
      }),
      load: loadOf(flightId),
      room: roomOf(flightId, people.map(guestOf)),
      flight: {
        id: flightId,
        title: flight.title,
        departsAt: flight.departsAt,
        timeZone: flight.timeZone,
      },
    },
  ]
}

function guestOf({ weightKg, luggageKg }: PersonOnBoard): Guest {
  return { weightKg: weightKg ?? 0, luggageKg: luggageKg ?? 0 }
}

type FlightOfPilot = Awaited<ReturnType<typeof listFlightsOfPilot>>[number]

function flightOf(flight: FlightOfPilot, { loadOf, roomOf }: Loads): CockpitFlight {
  const departsAt = new Date(flight.departs_at)
  return {
    id: flight.id,
    title: flight.title,
    status: flight.status as FlightStatus,
    departsAt: departsAt.toISOString(),
    arrivesAt: new Date(flight.arrives_at).toISOString(),
    timeZone: flight.time_zone,
    departure: { name: flight.departure_name, code: flight.departure_code },
    destination: { name: flight.destination_name, code: flight.destination_code },
    durationMinutes: flight.duration_minutes,
    registration: flight.registration,
    seatsOffered: flight.seats_offered,
    confirmedSeats: flight.confirmed,
    requestedSeats: flight.requested,
    load: loadOf(flight.id),
    room: roomOf(flight.id, []),
    picture: pictureOfFlight(flight.photo, { ...flight, ...flight.drawn, departsAt }),
  }
}

type OfferOfRequest = OpenRequest["flight"]

/** What an offer without a date allows, for the pilot who proposes another start; null for dated flights. */
function offeredTimesOf(flight: OfferOfRequest): OfferedTimes | null {
  const { windowFrom, windowTo, windowWeekdays } = flight
  if (flight.schedule !== "flexible" || !windowFrom || !windowTo) return null
  const window = { from: windowFrom, to: windowTo }
  return { window, weekdays: windowWeekdays, hours: hoursOf(flight) }
}

const SHOWN_STATUSES: readonly BookingStatus[] = [
  "requested",
  "confirmed",
  "payment_due",
  "rebooking_offered",
  "declined",
  "expired",
  "cancelled_by_pilot",
]

const OVER_STATUSES: readonly BookingStatus[] = [
  "declined",
  "expired",
  "withdrawn",
  "cancelled_by_passenger",
  "cancelled_by_pilot",
]

/** Everything that was more than a hold at the checkout, but seats that have joined another booking. */
const ORDERED_STATUSES: readonly BookingStatus[] = [...TAKING_PART_STATUSES, ...OVER_STATUSES]

/** A passenger's bookings of flights that are still ahead, what came to nothing last; `only`: of these. */
export async function getPassengerBookings(
  db: Db,
  passenger: UserActor,
  only?: readonly number[],
): Promise<CockpitBooking[]> {
  const now = clock.now()
  const rows = await listBookingsOf(db, passenger.userId, SHOWN_STATUSES, "soonest")
  // also where the old date has passed before the choice was made
  const isOpen = ({ status }: OwnBooking) => status === "rebooking_offered"
  const ahead = rows.filter(
    (row) =>
      (only?.includes(row.id) ?? true) &&
      (isOpen(row) || (row.flight.arrivesAt && new Date(row.flight.arrivesAt) > now)),
  )
  const bookings = await Promise.all(ahead.map((row) => viewOf(db, passenger, row)))
  const isLive = ({ status }: CockpitBooking) => LIVE_STATUSES.some((live) => live === status)
  const isAsked = ({ change, paymentDueBy }: CockpitBooking) =>
    change !== null || paymentDueBy !== null
  const live = bookings.filter(isLive)
  return [
    ...live.filter(isAsked),
    ...live.filter((booking) => !isAsked(booking)),
    ...bookings.filter((booking) => !isLive(booking)),
  ]
}

/** Somebody's bookings of one flight, whatever has become of them; that which is alive first. */
export async function getBookingsOnFlight(
  db: Db,
  passenger: UserActor,
  flightId: number,
): Promise<CockpitBooking[]> {
  const rows = await listBookingsOf(db, passenger.userId, ORDERED_STATUSES, "latest")
  const bookings = await Promise.all(
    rows.filter((row) => row.flightId === flightId).map((row) => viewOf(db, passenger, row)),
  )
  const isOver = ({ status }: CockpitBooking) => OVER_STATUSES.some((over) => over === status)
  return [...bookings.filter((booking) => !isOver(booking)), ...bookings.filter(isOver)]
}

async function viewOf(db: Db, passenger: UserActor, row: OwnBooking): Promise<CockpitBooking> {
  const { flight, departure } = row
  const departsAt = new Date(flight.departsAt ?? 0)
  const isConfirmed = row.status === "confirmed"
  const withSeats = async () => {
    const change = isConfirmed ? await findAskedChange(db, passenger, row) : null
    const isChangeOpen = change !== null
    const canAdd = canAddSeats(...cancellable(passenger, row), passenger, clock.now(), {
      isChangeOpen,
    })
    return { change, canAdd, hasNoSeatToAdd: canAdd && hasNone(await countSeatsToAdd(db, row)) }
  }
  const [{ change, canAdd, hasNoSeatToAdd }, money, newDates, calendar] = await Promise.all([
    withSeats(),
    sourcesLeftIn(db, row.id),
    newDatesOf(db, passenger, row),
    isConfirmed ? calendarOf(db, row.id) : null,
  ])
  return {
    id: row.id,
    status: row.status,
    seats: row.seats,
    seatsBefore: row.seatsBefore,
    totalCents: row.totalCents,
    money,
    respondBy: row.respondBy,
    isReservationLost: row.isReservationLost,
    wasConfirmed: row.confirmedAt !== null,
    paymentDueBy: row.paymentDueBy,
    canWithdraw: canWithdraw({ status: row.status, passengerId: passenger.userId }, passenger),
    isProposal: flight.schedule === "flexible",
    counterDepartsAt: row.counterDepartsAt?.toISOString() ?? null,
    canAcceptOtherStart: canAcceptOtherStart(
      {
        status: row.status,
        passengerId: passenger.userId,
        respondBy: row.respondBy === null ? null : new Date(row.respondBy),
        counterDepartsAt: row.counterDepartsAt,
      },
      passenger,
      clock.now(),
    ),
    change,
    newDates,
    rebookBy: row.rebookBy?.toISOString() ?? null,
    cancellationTerms: termsOf(passenger, row, change !== null),
    canGiveUpSeats: canGiveUpSeats(...cancellable(passenger, row), passenger, clock.now()),
    canAddSeats: canAdd,
    hasNoSeatToAdd,
    pilot: row.pilot,
    meetingPoint: visibleMessage(flight.meetingPoint, row),
    departureName: departure.name,
    freeCancellationUntil: freeCancellationUntil(departsAt).toISOString(),
    calendar,
    flight: {
      id: row.flightId,
      title: flight.title,
      departsAt: departsAt.toISOString(),
      arrivesAt: flight.arrivesAt ?? departsAt.toISOString(),
      timeZone: flight.timeZone,
      departure: { name: departure.name, code: departure.code },
      destination: row.destination,
      durationMinutes: flight.durationMinutes,
      picture: pictureOfFlight(flight.photo, {
        id: row.flightId,
        terrain: flight.terrain,
        ...flight.drawn,
        departsAt,
        lat: departure.lat,
        lng: departure.lng,
      }),
    },
  }
}

// what is asked for already is told on the page of the seats
const hasNone = ({ asked, freeSeats }: SeatsToAdd) => asked === null && freeSeats === 0

function termsOf(passenger: UserActor, row: OwnBooking, isChangeOpen: boolean) {
  const [booking, flight] = cancellable(passenger, row)
  const now = clock.now()
  if (!canCancelAsPassenger(booking, flight, passenger, now)) return null
  return cancellationByPassenger(booking, flight, now, { isChangeOpen }).terms
}

function cancellable(passenger: UserActor, row: OwnBooking) {
  const booking = { ...row, ...row.price, passengerId: passenger.userId }
  const { status, seatPriceCents, departsAt, expectedDepartsAt } = row.flight
  const flight = {
    status,
    seatPriceCents,
    departsAt: departsAt === null ? null : new Date(departsAt),
    expectedDepartsAt,
  }
  return [booking, flight] as const
}

async function newDatesOf(db: Db, passenger: UserActor, row: OwnBooking) {
  const booking = { ...row, passengerId: passenger.userId }
  if (!canAnswerNewDates(booking, passenger, clock.now())) return []
  return (await listNewDates(db, row.flightId)).map(({ id, departsAt }) => {
    return { id, departsAt: departsAt.toISOString() }
  })
}

// the same entry that the confirmation mail carries
async function calendarOf(db: Db, bookingId: number): Promise<string | null> {
  const facts = await findMailFacts(db, bookingId)
  if (!facts) return null
  const entry = Buffer.from(bookingCalendar(facts)).toString("base64")
  return `data:text/calendar;charset=utf-8;base64,${entry}`
}
