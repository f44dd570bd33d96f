import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { recountUnusableSeatsQueue } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { recordEvent } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, LENA, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { getPilotOverview } from "./cockpit-overview.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

/** 260 kg for three guests; two of them are confirmed. */
async function flightWith(...weights: number[]) {
  const pilot = await makePilot(db)
  const plane = await makePlane(db, { pilotId: pilot.id, payloadKg: 260 })
  const flight = await makeFlight(db, { pilotId: pilot.id, planeId: plane.id })
  const bookings = []
  for (const weightKg of weights) {
    bookings.push(
      await makeBooking(db, { flight, people: [{ name: "Lena Berger", weightKg, luggageKg: 0 }] }),
    )
  }
  return { pilot, plane, flight, bookings }
}

async function order(flightId: number, weightKg: number, luggageKg = 0) {
  const passenger = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flightId, 1, passenger.id)
  const people = [{ ...LENA, weightKg, luggageKg }]
  return () =>
    app.call("POST", orderPath, { as: passenger.id, cookie, body: orderOf(1, { people }) })
}

const roomOf = async (pilotId: number) => {
  const actor = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
  return (await getPilotOverview(db, actor)).nextFlight?.room
}

test("a seat that takes nobody over 40 kg is sold nowhere, and its flight has a waitlist", async () => {
  const { flight, pilot, bookings } = await flightWith(115, 110)
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  expect((await findFlightDetail(db, flight.id))?.freeSeats).toBe(0)
  expect(await holdSeats(app, flight.id, 1)).toMatchObject({
    status: 422,
    json: { code: "sold-out" },
  })
  expect(await roomOf(pilot.id)).toMatchObject({ openSeats: 1, unusableSeats: 1, nextKg: 35 })
  const waiting = await makeUser(db)
  const input = { as: waiting.id, body: { seats: 1 } }
  expect((await app.call("POST", `/api/flights/${flight.id}/waitlist`, input)).status).toBe(204)
  const [heavy] = bookings
  await app.call("POST", `/api/bookings/${heavy?.id}/cancel`, {
    as: heavy?.passengerId ?? 0,
    body: { shownRefundCents: 6_875 },
  })
  const offered = eq(bookingsTable.passengerId, waiting.id)
  expect(await db.select().from(bookingsTable).where(offered)).toMatchObject([{ status: "held" }])
  // the seat of the one who left is kept for who waited, the third can be used again
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect(await brokenInvariants(db)).toEqual([])
})

test("what the pilot reads as possible is what the checkout accepts, to the step", async () => {
  const { flight, pilot } = await flightWith(90, 88)
  expect(await roomOf(pilot.id)).toMatchObject({ nextKg: 80, openSeats: 1, unusableSeats: 0 })
  const refused = await (await order(flight.id, 75, 6))()
  expect(refused).toMatchObject({
    status: 400,
    json: { message: [{ property: "people.0.weightKg" }] },
  })
  expect(JSON.stringify(refused.json)).toContain("höchstens 80 kg mit Gepäck")
})

test("the limit is accepted, and the seat behind it is not sold any more", async () => {
  const { flight } = await flightWith(100)
  const last = await order(flight.id, 110, 10)
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect(await last()).toMatchObject({ status: 200 })
  expect(await countFreeSeats(db, flight.id)).toBe(0)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a guest at the checkout without a stated weight keeps a usable seat, whatever others order", async () => {
  const { flight } = await flightWith()
  const [one, other, light] = [
    await order(flight.id, 130),
    await order(flight.id, 100),
    await order(flight.id, 45),
  ]
  expect(await one()).toMatchObject({ status: 200 })
  const refused = await other()
  expect(JSON.stringify(refused.json)).toContain("höchstens 85 kg mit Gepäck")
  expect(await light()).toMatchObject({ status: 200 })
})

test("of two people it is said what they may weigh together", async () => {
  const { flight } = await flightWith(120)
  const passenger = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 2, passenger.id)
  const people = [80, 72].map((weightKg) => ({ ...LENA, weightKg, luggageKg: 0 }))
  const answer = await app.call("POST", orderPath, {
    as: passenger.id,
    cookie,
    body: orderOf(2, { people }),
  })
  expect(answer).toMatchObject({ status: 400, json: { message: [{ property: "people" }] } })
  expect(JSON.stringify(answer.json)).toContain(
    "Eure 2 Plätze tragen zusammen höchstens 140 kg mit Gepäck. Mit weniger Gepäck oder weniger Personen kann es gehen.",
  )
})

test("an aircraft that carries less from now on sells fewer seats, one that carries more all of them", async () => {
  const { flight, plane } = await flightWith(90, 88)
  const change = async (payloadKg: number) => {
    await db.update(planesTable).set({ payloadKg }).where(eq(planesTable.id, plane.id))
    const by = { actor: SYSTEM, role: "system" } as const
    await recordEvent(db, { kind: "plane.changed", entityId: plane.id, ...by, data: {} })
    await workOff(db)
    return countFreeSeats(db, flight.id)
  }
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  expect(await change(220)).toBe(0)
  expect(await change(225)).toBe(1)
})

test("every night unusable seats are counted again, including those never counted before", async () => {
  const { flight, plane } = await flightWith(90, 88)
  await db.update(planesTable).set({ payloadKg: 200 }).where(eq(planesTable.id, plane.id))
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  await recountUnusableSeatsQueue.run(db, null)
  expect(await countFreeSeats(db, flight.id)).toBe(0)
})

test("who pays after the hold is over gets the money back where the load is gone, though a seat is free", async () => {
  const { flight } = await flightWith(120)
  const slow = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, slow.id)
  const people = [{ ...LENA, weightKg: 75, luggageKg: 0 }]
  const { json } = await app.call("POST", orderPath, {
    as: slow.id,
    cookie,
    body: orderOf(1, { people }),
  })
  const later = new Date(clock.now().getTime() + minutes(16))
  restoreClock = setClockSource(() => later)
  await payFor(app, flight.id, 1, (await makeUser(db)).id)
  expect(await countFreeSeats(db, flight.id)).toBe(1)
  const ref = String(json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const ofSlow = eq(bookingsTable.passengerId, slow.id)
  expect(await db.select().from(bookingsTable).where(ofSlow)).toMatchObject([{ status: "lapsed" }])
  expect(await brokenInvariants(db)).toEqual([])
})
