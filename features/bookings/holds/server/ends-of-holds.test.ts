import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { orderOf, payOrder } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { guestBrowser } from "#tests/support/guest-browser.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { lapseHoldsQueue } from "./lapse-holds.ts"
import { waitlistEntriesTable } from "./waitlist-table.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function laterBy(count: number) {
  const at = clock.now().getTime() + minutes(count)
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
  await lapseHoldsQueue.run(db, null)
}

/** Minutes that are left of a hold as a call has answered it. */
const minutesLeft = ({ json }: { json: { expiresAt: string } }) =>
  (new Date(json.expiresAt).getTime() - clock.now().getTime()) / minutes(1)

async function holdOn(flightId: number) {
  const rows = await db.select().from(bookingsTable).where(eq(bookingsTable.flightId, flightId))
  const { status, passengerId, holdUntil } = rows.at(-1) ?? {}
  const left = ((holdUntil?.getTime() ?? 0) - clock.now().getTime()) / minutes(1)
  return { status, passengerId, left }
}

const renew = (browser: ReturnType<typeof guestBrowser>, ref: string) =>
  browser.call("POST", `/api/checkouts/${ref}/renew`)

let people = 0
const newEmail = () => {
  people += 1
  return `ende-${people}@aufwind.example`
}

test("a guest holds for 5 minutes, renews once, and has 15 from the moment of the proven address", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  const held = await guest.hold(flight)
  expect(minutesLeft(held)).toBeCloseTo(5, 1)
  const { ref } = held.json
  // with enough time left nothing changes, and the renewal is not lost
  expect((await renew(guest, ref)).json).toEqual({ expiresAt: held.json.expiresAt })
  await laterBy(4)
  const renewed = await renew(guest, ref)
  expect(minutesLeft(renewed)).toBeCloseTo(5, 1)
  expect((await renew(guest, ref)).json).toEqual(renewed.json)
  await laterBy(4)
  const refused = await renew(guest, ref)
  expect(refused).toMatchObject({ status: 422, json: { code: "address-needed" } })
  expect(refused.json.message).toContain("zweimal 5 Minuten")
  const userId = await guest.signIn(db, newEmail())
  const taken = await holdOn(flight.id)
  expect(taken).toMatchObject({ status: "held", passengerId: userId })
  expect(taken.left).toBeCloseTo(15, 1)
  await laterBy(14)
  expect(minutesLeft(await renew(guest, ref))).toBeCloseTo(15, 1)
  expect(await brokenInvariants(db)).toEqual([])
})

test("seats that a guest takes once more after the end are the renewal, and there is no third time", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  await guest.hold(flight)
  await laterBy(6)
  expect(minutesLeft(await guest.hold(flight))).toBeCloseTo(5, 1)
  await laterBy(6)
  expect(await guest.hold(flight)).toMatchObject({
    status: 422,
    json: { code: "address-needed" },
  })
  await guest.signIn(db, newEmail())
  expect(minutesLeft(await guest.hold(flight))).toBeCloseTo(15, 1)
})

test("neither another number of seats nor giving them back and taking them again gives a guest time", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  await guest.hold(flight, 1)
  await laterBy(2)
  const two = await guest.hold(flight, 2)
  expect(minutesLeft(two)).toBeCloseTo(3, 1)
  await guest.call("DELETE", `/api/checkouts/${two.json.ref}`)
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(minutesLeft(await guest.hold(flight, 2))).toBeCloseTo(3, 1)
})

test("an account renews for an hour in a row, then others have their turn for a quarter of an hour", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  await guest.signIn(db, newEmail())
  const { ref } = (await guest.hold(flight)).json
  for (let turn = 0; turn < 4; turn += 1) {
    await laterBy(14)
    expect((await renew(guest, ref)).status).toBe(200)
  }
  expect((await holdOn(flight.id)).left).toBeCloseTo(4, 1)
  await laterBy(3)
  expect(await renew(guest, ref)).toMatchObject({ status: 422, json: { code: "held-too-long" } })
  await laterBy(2)
  const refused = await guest.hold(flight)
  expect(refused).toMatchObject({ status: 422, json: { code: "held-too-long" } })
  expect(refused.json.message).toMatch(/Ab .* Uhr kannst du sie dir wieder sichern\.$/)
  // another number of seats, or another of the own browsers, is no way around
  expect((await guest.hold(flight, 2)).status).toBe(422)
  expect(await renew(guest, ref)).toMatchObject({ status: 410 })
  await laterBy(15)
  expect(minutesLeft(await guest.hold(flight))).toBeCloseTo(15, 1)
})

test("a stranger renews nothing", async () => {
  const { ref } = (await guestBrowser(app).hold(await makeFlight(db))).json
  expect(await renew(guestBrowser(app), ref)).toMatchObject({
    status: 404,
    json: { code: "no-checkout" },
  })
})

test("signing out frees at once what the browser holds, and whoever waits is offered it", async () => {
  const [flight, other] = [await makeFlight(db), await makeFlight(db)]
  const guest = guestBrowser(app)
  await guest.signIn(db, newEmail())
  await guest.hold(flight, 3)
  await guest.hold(other, 2)
  const waiting = await makeUser(db)
  const wait = { as: waiting.id, body: { seats: 1 } }
  expect((await app.call("POST", `/api/flights/${flight.id}/waitlist`, wait)).status).toBe(204)
  await guest.signOut()
  expect(await countFreeSeats(db, other.id)).toBe(3)
  const [entry] = await db
    .select()
    .from(waitlistEntriesTable)
    .where(eq(waitlistEntriesTable.userId, waiting.id))
  expect(entry).toMatchObject({ status: "offered" })
  // what the waitlist has offered outlives a sign-out of who waited
  await app.call("POST", "/api/auth/logout", { as: waiting.id })
  expect(await countFreeSeats(db, flight.id)).toBe(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest who clicks on „Abmelden“ without ever having signed in holds nothing any more", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  await guest.hold(flight, 3)
  await guest.signOut()
  expect(await countFreeSeats(db, flight.id)).toBe(3)
})

test("ending the own session from the list of devices is a sign-out, ending another one is none", async () => {
  const flight = await makeFlight(db)
  const email = newEmail()
  const [here, there] = [guestBrowser(app), guestBrowser(app)]
  const userId = await here.signIn(db, email)
  await laterBy(1)
  await there.signIn(db, email)
  await here.hold(flight, 3)
  const { json } = await here.call("GET", `/api/users/${userId}/sessions`)
  const [own, foreign] = json as [{ id: string }, { id: string }]
  await here.call("DELETE", `/api/users/${userId}/sessions/${foreign.id}`)
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  await here.call("DELETE", `/api/users/${userId}/sessions/${own.id}`)
  expect(await countFreeSeats(db, flight.id)).toBe(3)
})

test("an account that signs in where another one holds seats frees them", async () => {
  const flight = await makeFlight(db)
  const shared = guestBrowser(app)
  const first = await shared.signIn(db, newEmail())
  await shared.hold(flight, 2)
  expect(await holdOn(flight.id)).toMatchObject({ status: "held", passengerId: first })
  await shared.signIn(db, newEmail())
  expect(await holdOn(flight.id)).toMatchObject({ status: "lapsed" })
  expect(await countFreeSeats(db, flight.id)).toBe(3)
})

test("what an account cannot order is not taken over but free: a second booking, and its own flight", async () => {
  const email = newEmail()
  const { id: pilotId } = await makePilot(db, { email })
  const booked = await makeFlight(db)
  await makeBooking(db, { flight: booked, passengerId: pilotId })
  const own = await makeFlight(db, { pilotId })
  const guest = guestBrowser(app)
  await guest.hold(booked, 1)
  await guest.hold(own, 1)
  await guest.signIn(db, email)
  expect(await holdOn(booked.id)).toMatchObject({ status: "lapsed" })
  expect(await countFreeSeats(db, booked.id)).toBe(2)
  expect(await holdOn(own.id)).toMatchObject({ status: "lapsed" })
  expect(await countFreeSeats(db, own.id)).toBe(3)
})

test("who has paid and signs out before the report comes loses nothing", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  const userId = await guest.signIn(db, newEmail())
  const held = await guest.hold(flight, 1)
  await payOrder(app, held, 1, userId)
  await guest.signOut()
  await workOff(db)
  expect((await holdOn(flight.id)).status).toBe("requested")
})

test("who has ordered and signs out without having paid frees the seats", async () => {
  const flight = await makeFlight(db)
  const guest = guestBrowser(app)
  await guest.signIn(db, newEmail())
  const { ref } = (await guest.hold(flight, 3)).json
  await guest.call("POST", `/api/checkouts/${ref}/order`, orderOf(3))
  await guest.signOut()
  await workOff(db)
  expect(await countFreeSeats(db, flight.id)).toBe(3)
  expect(await brokenInvariants(db)).toEqual([])
})
