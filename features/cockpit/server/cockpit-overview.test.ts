import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { waiveLateCancellation } from "#features/bookings/cancellation/server/waive-late-cancellation.ts"
import { listPilotOffers } from "#features/flights/offers/server/pilot-offers.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { sumGuests } from "../cockpit.ts"
import { getPassengerBookings, getPilotOverview } from "./cockpit-overview.ts"
import { listContacts } from "./contacts.ts"
import { listFlightLoads } from "./flight-loads.ts"
import { listOfferGuests } from "./offer-guests.ts"

const db = await testDatabase()

const LENA = { name: "Lena Berger", weightKg: 64, luggageKg: 4 }
const MIA = { name: "Mia Berger", weightKg: 31, luggageKg: 2, isMinor: true }

function actor(userId: number, isPilot = false): UserActor {
  return { kind: "user", userId, isPilot, isAdmin: false }
}

let pilot: UserActor
let passenger: UserActor
let flight: Awaited<ReturnType<typeof makeFlight>>

beforeEach(async () => {
  pilot = actor((await makePilot(db)).id, true)
  passenger = actor((await makeUser(db, { lastName: "Sommer" })).id)
  flight = await makeFlight(db, { pilotId: pilot.userId })
})

test("a pilot sees requests with weights, and what the confirmed guests already weigh", async () => {
  await makeBooking(db, { flight, people: [LENA] })
  await makeBooking(db, {
    flight,
    passengerId: passenger.userId,
    people: [LENA, MIA],
    outcome: "requested",
  })
  const { requests, nextFlight } = await getPilotOverview(db, pilot)
  expect(requests).toMatchObject([
    {
      passengerName: "Lena S.",
      seats: 2,
      shareCents: 12_500,
      canAnswer: true,
      people: [LENA, MIA],
      load: { confirmedKg: 68 },
    },
  ])
  expect(nextFlight).toMatchObject({
    id: flight.id,
    confirmedSeats: 1,
    requestedSeats: 2,
    seatsOffered: 3,
  })
  expect(nextFlight?.load.parties).toMatchObject([{ name: "Lena B.", seats: 1, people: [LENA] }])
})

test("a guest who could add seats learns when none is left, and when one is free again", async () => {
  await makeBooking(db, { flight, passengerId: passenger.userId })
  const others = await makeBooking(db, { flight, people: [LENA, MIA] })
  const own = async () => (await getPassengerBookings(db, passenger))[0]
  expect(await own()).toMatchObject({ canAddSeats: true, hasNoSeatToAdd: true })
  await cancelBookingByPassenger(db, actor(others.passengerId ?? 0), others.id, 13_750)
  expect(await own()).toMatchObject({ canAddSeats: true, hasNoSeatToAdd: false })
})

test("a series has its seats, requests and guests date by date, for its own pilot only", async () => {
  const seriesId = randomUUID()
  const dates = await Promise.all(
    [20, 27].map((daysAhead) =>
      makeFlight(db, {
        pilotId: pilot.userId,
        seriesId,
        departsAt: new Date(clock.now().getTime() + days(daysAhead)),
      }),
    ),
  )
  const ids = dates.map(({ id }) => id)
  const [first, second] = dates
  if (!first || !second) throw new Error("the series has two dates")
  await makeBooking(db, { flight: first, people: [LENA] })
  await makeBooking(db, { flight: second, people: [LENA, MIA], outcome: "requested" })
  const offers = await listPilotOffers(db, pilot.userId)
  expect(offers.find(({ isSeries }) => isSeries)).toMatchObject({
    flightIds: ids,
    isBooked: true,
    dates: [{ id: first.id }, { id: second.id }],
  })
  const guests = await listOfferGuests(db, pilot.userId, ids)
  expect(guests[first.id]).toMatchObject({ confirmedSeats: 1, requests: 0 })
  const loads = await listFlightLoads(db, pilot.userId, ids)
  expect(loads.get(first.id)?.parties).toMatchObject([{ name: "Lena B." }])
  expect(loads.get(second.id)?.parties).toEqual([])
  expect(guests[second.id]).toMatchObject({ requestedSeats: 2, requests: 1 })
  expect(sumGuests(Object.values(guests))).toMatchObject({ seatsOffered: 6, confirmedSeats: 1 })
  expect(await listOfferGuests(db, passenger.userId, ids)).toEqual({})
})

test("a late cancellation is listed with the flight until the pilot has waived it", async () => {
  const soon = await makeFlight(db, {
    pilotId: pilot.userId,
    departsAt: new Date(clock.now().getTime() + hours(12)),
  })
  const { id } = await makeBooking(db, { flight: soon, passengerId: passenger.userId })
  await cancelBookingByPassenger(db, passenger, id, 3_125)
  const lateOf = async () =>
    (await listFlightLoads(db, pilot.userId, [soon.id])).get(soon.id)?.late ?? []
  expect(await lateOf()).toMatchObject([{ bookingId: id, retainedCents: 3_750 }])
  await waiveLateCancellation(db, pilot, id)
  expect(await lateOf()).toEqual([])
})

test("weights and contacts of another pilot's guests stay unseen", async () => {
  await makeBooking(db, { flight, people: [LENA] })
  const stranger = await makePilot(db)
  expect(await listFlightLoads(db, stranger.id, [flight.id])).toEqual(new Map())
  expect(
    (await listFlightLoads(db, pilot.userId, [flight.id])).get(flight.id)?.parties,
  ).toHaveLength(1)
})

test("a passenger learns the pilot's address and gets a calendar file once it is confirmed", async () => {
  await makeBooking(db, { flight, passengerId: passenger.userId })
  const later = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(20)) })
  await makeBooking(db, { flight: later, passengerId: passenger.userId, outcome: "requested" })
  const [confirmed, requested] = await getPassengerBookings(db, passenger)
  expect(confirmed).toMatchObject({ status: "confirmed", canWithdraw: false })
  expect(confirmed?.pilot.email).toMatch(/@/)
  const file = Buffer.from(confirmed?.calendar?.split("base64,")[1] ?? "", "base64").toString()
  expect(file).toContain(`SUMMARY:${flight.title}`)
  expect(requested).toMatchObject({ status: "requested", canWithdraw: true, calendar: null })
  expect(requested?.pilot.email).toBeNull()
})

test("what came to nothing is listed below what is active, and withdrawn requests are gone", async () => {
  const soon = await makeFlight(db, { departsAt: new Date(clock.now().getTime() + days(5)) })
  await makeBooking(db, { flight: soon, passengerId: passenger.userId, outcome: "declined" })
  await makeBooking(db, { flight, passengerId: passenger.userId })
  const gone = await makeFlight(db)
  await makeBooking(db, { flight: gone, passengerId: passenger.userId, outcome: "withdrawn" })
  const bookings = await getPassengerBookings(db, passenger)
  expect(bookings.map(({ status }) => status)).toEqual(["confirmed", "declined"])
})

test("both sides of a confirmed booking reach each other, those of a request do not", async () => {
  await makeBooking(db, { flight, passengerId: passenger.userId })
  await makeBooking(db, { flight, outcome: "requested" })
  expect(await listContacts(db, passenger)).toMatchObject([
    { role: "pilot", flight: { id: flight.id } },
  ])
  expect(await listContacts(db, pilot)).toMatchObject([
    { role: "guest", name: "Lena S.", flight: { id: flight.id } },
  ])
})

test("telephone numbers are seen by both sides from the yes to the day after the flight", async () => {
  const host = await makePilot(db, { phone: "+491715550101" })
  const guest = await makeUser(db, { phone: "+436641234567" })
  const asHost = { kind: "user", userId: host.id, isPilot: true, isAdmin: false } as const
  const asGuest = { ...asHost, userId: guest.id, isPilot: false }
  const own = await makeFlight(db, { pilotId: host.id })
  const asked = await makeFlight(db, {
    pilotId: host.id,
    departsAt: new Date((own.departsAt?.getTime() ?? 0) - hours(12)),
  })
  await makeBooking(db, { flight: asked, passengerId: guest.id, outcome: "requested" })
  const seen = async () => ({
    cards: (await getPassengerBookings(db, asGuest)).flatMap(({ pilot: { phone } }) => phone ?? []),
    parties: [...(await listFlightLoads(db, host.id, [own.id, asked.id])).values()].flatMap(
      (load) => load.parties.map(({ phone }) => phone),
    ),
    guests: (await listContacts(db, asGuest)).map(({ phone }) => phone),
    pilots: (await listContacts(db, asHost)).map(({ phone }) => phone),
  })
  const nothing = { cards: [], parties: [], guests: [], pilots: [] }
  expect(await seen()).toEqual(nothing)

  await makeBooking(db, { flight: own, passengerId: guest.id })
  const [pilots, guests] = [["+43 664 1234567"], ["+49 171 5550101"]]
  expect(await seen()).toEqual({ cards: guests, parties: pilots, guests, pilots })
  const stranger = { ...asHost, userId: (await makePilot(db)).id }
  expect(await listContacts(db, stranger)).toEqual([])

  const landed = own.arrivesAt?.getTime() ?? 0
  for (const [daysAgo, isSeen] of [
    [1, true],
    [2, false],
  ] as const) {
    const restoreClock = setClockSource(() => new Date(landed + days(daysAgo)))
    const { guests: now, pilots: then } = await seen()
    restoreClock()
    expect([now, then]).toEqual(isSeen ? [guests, pilots] : [[], []])
  }
})
