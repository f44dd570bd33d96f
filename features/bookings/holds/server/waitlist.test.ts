import { and, asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { endWaitlistsQueue } from "./end-waitlist.ts"
import { lapseHoldsQueue } from "./lapse-holds.ts"
import { findClaim, listWaitlistPlaces } from "./waitlist-queries.ts"
import { waitlistEntriesTable as entries } from "./waitlist-table.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(ms: number) {
  const at = clock.now().getTime() + ms
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const asUser = (userId: number) =>
  ({ kind: "user", userId, isPilot: false, isAdmin: false }) as const

/** A flight of three seats, each with a confirmed guest. */
async function fullFlight(startsInHours = 14 * 24) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { departsAt })
  const bookings = []
  for (let seat = 0; seat < 3; seat += 1) bookings.push(await makeBooking(db, { flight }))
  return { flight, bookings }
}

const join = (flightId: number, as: number, seats = 1) =>
  app.call("POST", `/api/flights/${flightId}/waitlist`, { as, body: { seats } })
const leave = (flightId: number, as: number) =>
  app.call("DELETE", `/api/flights/${flightId}/waitlist`, { as })

async function wait(flightId: number, seats = 1) {
  const { id, email } = await makeUser(db)
  expect((await join(flightId, id, seats)).status).toBe(204)
  return { id, email }
}

async function cancel({ id, passengerId }: { id: number; passengerId: number | null }) {
  const shown = { shownRefundCents: 6_875 }
  const { status } = await app.call("POST", `/api/bookings/${id}/cancel`, {
    as: passengerId ?? 0,
    body: shown,
  })
  expect(status).toBe(200)
}

const statusesOf = async (flightId: number) =>
  (
    await db.select().from(entries).where(eq(entries.flightId, flightId)).orderBy(asc(entries.id))
  ).map(({ status }) => status)

const claimOf = (flightId: number, userId: number) => findClaim(db, asUser(userId), flightId)

test("the oldest whose seats fit is offered them for 12 hours, books, and nobody else can come between", async () => {
  const { flight, bookings } = await fullFlight()
  const [first, second] = bookings
  if (!first || !second) throw new Error("the flight is not full")
  const pair = await wait(flight.id, 2)
  const single = await wait(flight.id)
  expect((await join(flight.id, single.id)).status).toBe(204)
  expect((await join(flight.id, single.id, 2)).json.code).toBe("already-waiting")
  expect(await listWaitlistPlaces(db, asUser(single.id))).toMatchObject([{ place: 2, offer: null }])
  await cancel(first)
  expect(await statusesOf(flight.id)).toEqual(["waiting", "offered"])
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  const stranger = await makeUser(db)
  expect((await holdSeats(app, flight.id, 1, stranger.id)).json.code).toBe("sold-out")
  await workOff(db)
  const [mail] = await mailsTo(db, single.email)
  expect(mail?.subject).toBe("Platz frei: Übers Watt nach Juist")
  expect(mail?.text).toContain(`/de/kasse/warteliste/${flight.id}`)
  laterBy(hours(11))
  const claim = await claimOf(flight.id, single.id)
  const again = await holdSeats(app, flight.id, 1, single.id)
  // the same flight opens the same checkout
  expect(again.json.ref).toBe(claim)
  const order = await app.call("POST", `/api/checkouts/${claim}/order`, {
    as: single.id,
    body: orderOf(1),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  expect(await statusesOf(flight.id)).toEqual(["waiting", "claimed"])
  // one of two seats is for all: the next in line needs both
  await cancel(second)
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect((await leave(flight.id, pair.id)).status).toBe(204)
  expect(await statusesOf(flight.id)).toEqual(["lapsed", "claimed"])
  expect(await brokenInvariants(db)).toEqual([])
})

test("an offer that is declined or expires goes to the next in line, and whoever missed it is notified", async () => {
  const { flight, bookings } = await fullFlight()
  const [first] = bookings
  if (!first) throw new Error("the flight is not full")
  const [one, two, three] = [await wait(flight.id), await wait(flight.id), await wait(flight.id)]
  await cancel(first)
  await leave(flight.id, one.id)
  expect(await statusesOf(flight.id)).toEqual(["lapsed", "offered", "waiting"])
  laterBy(hours(12) + 1_000)
  await Promise.all([lapseHoldsQueue.run(db, null), lapseHoldsQueue.run(db, null)])
  expect(await statusesOf(flight.id)).toEqual(["lapsed", "lapsed", "offered"])
  await workOff(db)
  expect((await mailsTo(db, one.email)).map(({ subject }) => subject.split(":")[0])).toEqual([
    "Platz frei",
  ])
  const told = (await mailsTo(db, two.email)).map(({ subject }) => subject.split(":")[0])
  expect(told.toSorted()).toEqual(["Platz frei", "Warteliste beendet"])
  expect(await claimOf(flight.id, three.id)).toBeDefined()
  expect(await brokenInvariants(db)).toEqual([])
})

test("seats released at the same moment are offered once each", async () => {
  const { flight, bookings } = await fullFlight()
  const waiting = []
  for (let index = 0; index < 5; index += 1) waiting.push(await wait(flight.id))
  await Promise.all([
    ...bookings.map(cancel),
    lapseHoldsQueue.run(db, null),
    ...Array.from({ length: 5 }, async () => {
      const { id } = await makeUser(db)
      expect((await holdSeats(app, flight.id, 1, id)).status).toBe(422)
    }),
  ])
  expect(await statusesOf(flight.id)).toEqual([
    "offered",
    "offered",
    "offered",
    "waiting",
    "waiting",
  ])
  const held = await db
    .select({ seats: bookingsTable.seats })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.flightId, flight.id), eq(bookingsTable.status, "held")))
  expect(held).toHaveLength(3)
  expect(await brokenInvariants(db)).toEqual([])
})

test("no offer outlasts the closing of booking; without an hour left, the seats are for all", async () => {
  const { flight, bookings } = await fullFlight(30)
  const [first, second] = bookings
  if (!first || !second) throw new Error("the flight is not full")
  const one = await wait(flight.id)
  await wait(flight.id)
  laterBy(hours(5))
  await cancel(first)
  const [claim] = await listWaitlistPlaces(db, asUser(one.id))
  expect(claim?.offer?.until).toBe(new Date(clock.now().getTime() + hours(12)).toISOString())
  laterBy(hours(21) + 1_000)
  await endWaitlistsQueue.run(db, null)
  await lapseHoldsQueue.run(db, null)
  expect(await statusesOf(flight.id)).toEqual(["lapsed", "lapsed"])
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect((await join(flight.id, one.id)).json.code).toBe("no-waitlist")
  expect(await brokenInvariants(db)).toEqual([])
})

test("there is no waiting for a flight with free seats, for one's own, or with a booking; a cancelled one ends all entries", async () => {
  const { flight, bookings } = await fullFlight()
  const [first] = bookings
  const open = await makeFlight(db)
  const user = await makeUser(db)
  for (const [id, as] of [
    [open.id, user.id],
    [flight.id, flight.pilotId],
    [flight.id, first?.passengerId ?? 0],
  ] as const) {
    expect(await join(id, as)).toMatchObject({ status: 422, json: { code: "no-waitlist" } })
  }
  const waiting = await wait(flight.id)
  const offered = await wait(flight.id)
  await leave(flight.id, waiting.id)
  if (first) await cancel(first)
  expect(await claimOf(flight.id, offered.id)).toBeDefined()
  await join(flight.id, waiting.id)
  const body = { reason: "weather", word: "" }
  await app.call("POST", `/api/flights/${flight.id}/cancel`, { as: flight.pilotId, body })
  await workOff(db)
  expect(await statusesOf(flight.id)).toEqual(["lapsed", "lapsed", "lapsed"])
  const [mail] = (await mailsTo(db, offered.email)).filter(({ subject }) => /beendet/.test(subject))
  expect(mail?.text).toContain("Der Flug findet leider nicht statt.")
  expect(await brokenInvariants(db)).toEqual([])
})

test("more or fewer seats while they are held: the time stays, the rest is offered to who waits", async () => {
  const { flight, bookings } = await fullFlight()
  const [first, second] = bookings
  if (!first || !second) throw new Error("the flight is not full")
  await cancel(first)
  await cancel(second)
  const buyer = await makeUser(db)
  const held = await holdSeats(app, flight.id, 2, buyer.id)
  const next = await wait(flight.id)
  const change = (seats: number, { path }: { path: string }) =>
    app.call("POST", `${path}/seats`, { as: buyer.id, body: { seats } })
  expect((await change(3, held)).json.code).toBe("sold-out")
  laterBy(minutes(5))
  const fewer = await change(1, held)
  expect(fewer).toMatchObject({ status: 200, json: { seats: 1 } })
  expect(await claimOf(flight.id, next.id)).toBeDefined()
  // the same once more finds what the first try has made
  expect((await change(1, held)).json).toEqual(fewer.json)
  const changed = checkoutOf(fewer)
  const order = { as: buyer.id, body: orderOf(1) }
  expect((await app.call("POST", changed.orderPath, order)).status).toBe(200)
  laterBy(minutes(11))
  expect(await change(1, changed)).toMatchObject({ status: 200 })
  expect((await change(2, changed)).status).toBe(410)
  expect(await brokenInvariants(db)).toEqual([])
})
