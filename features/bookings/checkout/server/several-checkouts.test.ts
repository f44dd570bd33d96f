import { eq } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, holdSeats, orderOf, payOrder } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { someAddress } from "#tests/support/some-address.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

/** Opens the checkout of a flight in a browser that has opened others before. */
function holdBeside(cookie: string, flightId: number, seats = 1) {
  const body = { flightId, seats, shownTotalCents: 6_875 }
  const headers = { "x-forwarded-for": someAddress() }
  return app.call("POST", "/api/checkouts", { cookie, body, headers })
}

const statusOn = async (flightId: number) =>
  (await db.select().from(bookingsTable).where(eq(bookingsTable.flightId, flightId))).map(
    ({ status, passengerId }) => ({ status, passengerId }),
  )

test("of two flights of the same price that are open in two tabs, the one that is shown is booked", async () => {
  const [shown, opened] = [await makeFlight(db), await makeFlight(db)]
  const first = await holdSeats(app, shown.id, 1)
  const second = await holdBeside(first.cookie, opened.id)
  expect(second.status).toBe(201)
  const guest = await makeUser(db)
  const order = { as: guest.id, cookie: first.cookie, body: orderOf(1) }
  expect(await app.call("POST", first.orderPath, order)).toMatchObject({ status: 200 })
  expect(await statusOn(shown.id)).toEqual([{ status: "held", passengerId: guest.id }])
  expect(await statusOn(opened.id)).toEqual([{ status: "held", passengerId: null }])
  const paid = await db
    .select({ flightId: bookingsTable.flightId })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(bookingsTable.passengerId, guest.id))
  expect(paid).toEqual([{ flightId: shown.id }])
})

test("an order that names no checkout of this browser books nothing", async () => {
  const mine = await holdSeats(app, (await makeFlight(db)).id, 1)
  const theirs = await holdSeats(app, (await makeFlight(db)).id, 1)
  const guest = await makeUser(db)
  const order = { as: guest.id, cookie: mine.cookie, body: orderOf(1) }
  for (const path of [theirs.orderPath, "/api/checkouts/222222222222/order"]) {
    expect(await app.call("POST", path, order)).toMatchObject({
      status: 404,
      json: { code: "no-checkout" },
    })
  }
})

test("the same flight opens the same checkout, another number of seats replaces it", async () => {
  const flight = await makeFlight(db)
  const first = await holdSeats(app, flight.id, 2)
  const again = await holdBeside(first.cookie, flight.id, 2)
  expect(again.json).toEqual(first.json)
  const three = await holdBeside(first.cookie, flight.id, 3)
  expect(three.json.ref).not.toBe(first.json.ref)
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  const guest = await makeUser(db)
  const order = { as: guest.id, cookie: first.cookie, body: orderOf(2) }
  expect(await app.call("POST", first.orderPath, order)).toMatchObject({ status: 410 })
})

test("leaving one checkout frees its seats and leaves the others as they are", async () => {
  const [left, kept] = [await makeFlight(db), await makeFlight(db)]
  const first = await holdSeats(app, left.id, 3)
  await holdBeside(first.cookie, kept.id, 3)
  const { cookie } = first
  expect(await app.call("DELETE", first.path, { cookie })).toMatchObject({ status: 204 })
  expect(await countFreeSeats(db, left.id)).toBe(3)
  expect(await countFreeSeats(db, kept.id)).toBe(0)
})

test("who comes too late reads that the last seats are held, and from when they may be free", async () => {
  const flight = await makeFlight(db)
  const first = await holdSeats(app, flight.id, 3)
  const late = await holdSeats(app, flight.id, 1)
  expect(late).toMatchObject({ status: 422, json: { code: "sold-out" } })
  const until = formatInstant(new Date(first.json.expiresAt), HOME_ZONE)
  expect(late.json.message).toBe(
    `Die letzten Plätze hält gerade jemand anderes. Werden sie nicht gebucht, sind sie frühestens ${until} wieder frei.`,
  )
  const guest = await makeUser(db)
  await payOrder(app, first, 3, guest.id)
  await workOff(db)
  expect((await holdSeats(app, flight.id, 1)).json.message).toBe("Dieser Flug ist ausgebucht.")
})

test("one browser holds seats on three flights at most, and the refusal names them", async () => {
  const first = await holdSeats(app, (await makeFlight(db, { title: "Juist" })).id, 1)
  for (const title of ["Rügen", "Sylt"]) {
    const { id } = await makeFlight(db, { title })
    expect(await holdBeside(first.cookie, id)).toMatchObject({ status: 201 })
  }
  const fourth = await makeFlight(db)
  const refused = await holdBeside(first.cookie, fourth.id)
  expect(refused).toMatchObject({ status: 422, json: { code: "too-many-holds" } })
  expect(refused.json.message).toContain("„Juist“, „Rügen“ und „Sylt“")
  await app.call("DELETE", first.path, { cookie: first.cookie })
  expect(await holdBeside(first.cookie, fourth.id)).toMatchObject({ status: 201 })
})

test("a checkout of an account opens in its every browser, and in no other account's", async () => {
  const guest = await makeUser(db)
  const held = await holdSeats(app, (await makeFlight(db)).id, 1, guest.id)
  const { orderPath } = checkoutOf(held)
  const stranger = await makeUser(db)
  const body = orderOf(1)
  const others = { as: stranger.id, cookie: held.cookie, body }
  expect(await app.call("POST", orderPath, others)).toMatchObject({ status: 404 })
  expect(await app.call("POST", orderPath, { as: guest.id, body })).toMatchObject({ status: 200 })
})
