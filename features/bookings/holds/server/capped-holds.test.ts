import { and, eq, isNotNull, sql } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { guestBrowser } from "#tests/support/guest-browser.ts"
import { someAddress } from "#tests/support/some-address.ts"
import {
  MAX_FLIGHTS_PER_ACCOUNT,
  MAX_FLIGHTS_PER_BROWSER,
  MAX_GUEST_SEATS_PER_NETWORK,
  MAX_GUESTS_PER_FLIGHT,
  MAX_GUESTS_PER_NETWORK,
  MAX_LAPSED_GUESTS_PER_FLIGHT,
} from "../hold-caps.ts"
import { GUEST_HOLD_MS } from "../hold-time.ts"
import { lapseHoldsQueue } from "./lapse-holds.ts"

const db = await testDatabase()
const app = testApplication(db)

async function minutesAhead<T>(count: number, work: () => Promise<T>): Promise<T> {
  const at = new Date(clock.now().getTime() + minutes(count))
  const restore = setClockSource(() => at)
  try {
    return await work()
  } finally {
    restore()
  }
}

beforeEach(() => minutesAhead(days(1) / minutes(1), () => lapseHoldsQueue.run(db, null)))

/** Flights of one pilot, a day apart. */
async function makeFlights(count: number, seatsOffered = 3): Promise<FlightRow[]> {
  const { id: pilotId } = await makePilot(db)
  const flights: FlightRow[] = []
  for (let index = 0; index < count; index += 1) {
    const departsAt = new Date(clock.now().getTime() + days(14 + index))
    flights.push(await makeFlight(db, { pilotId, departsAt, seatsOffered }))
  }
  return flights
}

async function countHeld(): Promise<{ holds: number; seats: number; flights: number }> {
  const { rows } = await db.execute<{ holds: number; seats: number; flights: number }>(sql`
    select count(*)::int as holds, coalesce(sum(seats), 0)::int as seats, count(distinct flight_id)::int as flights
    from bookings where status = 'held' and hold_until > ${clock.now()}`)
  return rows[0] ?? { holds: 0, seats: 0, flights: 0 }
}

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [
      status,
      length,
    ]),
  )

test("of 50 guests who hold in one network at the same moment, as many hold as may", async () => {
  const flights = await makeFlights(50)
  const address = someAddress()
  const answers = await Promise.all(
    flights.map((flight) => guestBrowser(app, address).hold(flight)),
  )
  const most = MAX_GUESTS_PER_NETWORK
  expect(statuses(answers)).toEqual({ 201: most, 422: 50 - most })
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json).toMatchObject({
    code: "address-needed",
    message:
      "Aus deinem Netz sind gerade schon mehrere an der Kasse. Melde dich mit deiner E-Mail-Adresse an, ein Code genügt, dann halten wir dir die Plätze 15 Minuten.",
  })
  expect((await countHeld()).holds).toBe(most)
})

test("the hosts of an IPv6 network are one household, and so are its seats", async () => {
  const flights = await makeFlights(6)
  const hosts = flights.map((_, host) => guestBrowser(app, `2001:db8:0:7::${host + 1}`))
  const answers = await Promise.all(
    hosts.map((browser, index) => browser.hold(flights[index] as FlightRow, 3)),
  )
  const most = Math.floor(MAX_GUEST_SEATS_PER_NETWORK / 3)
  expect(statuses(answers)).toEqual({ 201: most, 422: 6 - most })
  const neighbour = guestBrowser(app, "2001:db8:0:8::1")
  const free = flights[answers.findIndex(({ status }) => status === 422)] as FlightRow
  expect((await neighbour.hold(free)).status).toBe(201)
})

test("more people at the checkout count for the network, too", async () => {
  const flights = await makeFlights(3)
  const address = someAddress()
  const browsers = flights.map(() => guestBrowser(app, address))
  const held = await Promise.all(
    browsers.map((browser, index) => browser.hold(flights[index] as FlightRow, 2)),
  )
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.call("POST", `/api/checkouts/${held[index]?.json.ref}/seats`, { seats: 3 }),
    ),
  )
  expect(statuses(answers)).toEqual({ 200: 2, 422: 1 })
  expect((await countHeld()).seats).toBe(MAX_GUEST_SEATS_PER_NETWORK)
})

test("of 50 guests who want one flight at the same moment two hold, and an account still can", async () => {
  const [flight] = (await makeFlights(1)) as [FlightRow]
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => guestBrowser(app).hold(flight)),
  )
  expect(statuses(answers)).toEqual({ 201: MAX_GUESTS_PER_FLIGHT, 422: 50 - MAX_GUESTS_PER_FLIGHT })
  expect(answers.find(({ status }) => status === 422)?.json.message).toMatch(
    /^Auf diesem Flug sind gerade schon andere an der Kasse\. Melde dich/,
  )
  const known = guestBrowser(app)
  await known.signIn(db, "bekannt@aufwind.example")
  expect((await known.hold(flight)).status).toBe(201)
})

test("of 50 calls of one browser, and of one account in 50 browsers, three flights are held", async () => {
  const flights = await makeFlights(50)
  const browser = guestBrowser(app)
  await browser.hold(flights[0] as FlightRow)
  const ofBrowser = await Promise.all(flights.map((flight) => browser.hold(flight)))
  // the first one is a repeat of what it holds
  expect(statuses(ofBrowser)[201]).toBe(MAX_FLIGHTS_PER_BROWSER)
  const account = guestBrowser(app)
  const userId = await account.signIn(db, "ueberall@aufwind.example")
  const ofAccount = await Promise.all(
    flights.map((flight) =>
      app.call("POST", "/api/checkouts", {
        as: userId,
        body: { flightId: flight.id, seats: 1, shownTotalCents: 6_875 },
      }),
    ),
  )
  expect(statuses(ofAccount)).toEqual({ 201: MAX_FLIGHTS_PER_ACCOUNT, 422: 47 })
})

test("eleven addresses that want 356 seats of 175 flights hold few, and not for long", async () => {
  const flights = await makeFlights(175)
  const addresses = Array.from({ length: 11 }, someAddress)
  let wanted = 0
  const attack = () =>
    Promise.all(
      addresses.map(async (address, index) => {
        const refusals = new Set<string>()
        for (const [turn, flight] of flights.entries()) {
          if (turn % addresses.length !== index) continue
          // a new cookie for each, as a program would
          const seats = turn < 175 - 6 ? 2 : 3
          wanted += seats
          const { status, json } = await guestBrowser(app, address).hold(flight, seats)
          if (status !== 201) refusals.add(json.code)
        }
        return [...refusals]
      }),
    )
  const refusals = await attack()
  expect(wanted).toBe(356)
  expect(refusals).toEqual(addresses.map(() => ["address-needed"]))
  const held = await countHeld()
  expect(held.seats).toBeLessThanOrEqual(addresses.length * MAX_GUEST_SEATS_PER_NETWORK)
  expect(held.flights).toBeLessThanOrEqual(addresses.length * MAX_GUESTS_PER_NETWORK)
  // what they have is over within minutes, without anybody doing anything
  await minutesAhead(GUEST_HOLD_MS / minutes(1), async () => {
    expect(await countHeld()).toMatchObject({ seats: 0 })
  })
})

test("who takes one flight again and again with new browsers is stopped there, and nobody who says who they are", async () => {
  const [flight] = (await makeFlights(1)) as [FlightRow]
  let turns = 0
  const again = async (): Promise<number> => {
    const { status } = await guestBrowser(app).hold(flight, 3)
    if (status !== 201) return status
    turns += 1
    return minutesAhead(6, async () => {
      await lapseHoldsQueue.run(db, null)
      return again()
    })
  }
  expect(await again()).toBe(422)
  expect(turns).toBe(MAX_LAPSED_GUESTS_PER_FLIGHT)
  const known = guestBrowser(app)
  await known.signIn(db, "sagt-wer-sie-ist@aufwind.example")
  await minutesAhead(6 * turns, async () => {
    await lapseHoldsQueue.run(db, null)
    expect((await known.hold(flight, 3)).status).toBe(201)
  })
})

test("a school class of 25 behind one address gets its seats on nine flights, with a code where a guest would wait", async () => {
  const flights = await makeFlights(9, 5)
  const address = someAddress()
  const class25 = Array.from({ length: 25 }, (_, index) => ({
    email: `klasse-${index}@aufwind.example`,
    browser: guestBrowser(app, address),
    flight: flights[index % flights.length] as FlightRow,
    seats: [1, 2, 1][Math.floor(index / flights.length)] ?? 1,
  }))
  const first = await Promise.all(
    class25.map(({ browser, flight, seats }) => browser.hold(flight, seats)),
  )
  const asGuests = first.filter(({ status }) => status === 201).length
  expect(asGuests).toBeGreaterThan(0)
  for (const { status, json } of first) {
    if (status !== 201) expect(json.code).toBe("address-needed")
  }
  // what everybody does at the checkout anyway, some just before it
  for (const [index, { browser, email, flight, seats }] of class25.entries()) {
    await browser.signIn(db, email)
    if (first[index]?.status !== 201) expect((await browser.hold(flight, seats)).status).toBe(201)
  }
  expect(await countHeld()).toMatchObject({ holds: 25, flights: 9 })
})

test("a family at home: four screens, four flights, nobody is asked who they are", async () => {
  const flights = await makeFlights(4, 5)
  const address = someAddress()
  for (const [index, seats] of [5, 1, 1, 1].entries()) {
    const { status } = await guestBrowser(app, address).hold(flights[index] as FlightRow, seats)
    expect(status).toBe(201)
  }
})

test("of a network only a keyed hash is kept, and only while its guest holds seats", async () => {
  const flights = await makeFlights(4)
  const address = someAddress()
  const browsers = flights.map(() => guestBrowser(app, address))
  const held = await Promise.all(
    browsers.map((browser, index) => browser.hold(flights[index] as FlightRow)),
  )
  const known = await db
    .select({ networkHash: checkoutsTable.networkHash })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(and(eq(bookingsTable.status, "held"), isNotNull(checkoutsTable.networkHash)))
  expect(known).toHaveLength(4)
  expect(new Set(known.map(({ networkHash }) => networkHash)).size).toBe(1)
  expect(known[0]?.networkHash).toMatch(/^[\w-]{43}$/)
  // given back, confirmed, another number of seats, run out
  const [left, confirmed, changed] = browsers
  await left?.call("DELETE", `/api/checkouts/${held[0]?.json.ref}`)
  await confirmed?.signIn(db, "bestaetigt@aufwind.example")
  await changed?.call("POST", `/api/checkouts/${held[2]?.json.ref}/seats`, { seats: 2 })
  const hashes = () => db.$count(checkoutsTable, isNotNull(checkoutsTable.networkHash))
  expect(await hashes()).toBe(2)
  await minutesAhead(6, () => lapseHoldsQueue.run(db, null))
  expect(await hashes()).toBe(0)
})
