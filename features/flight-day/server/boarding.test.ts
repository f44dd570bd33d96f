import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { boardingOf, boardingTickId } from "../boarding.ts"
import { makeApplePass } from "./apple-pass.ts"
import { findPass } from "./find-pass.ts"
import { getBoarding } from "./get-boarding.ts"
import { findForKin, findKinPath } from "./kin-links.ts"
import { passToken, verifyPassToken } from "./pass-token.ts"
import { walletLinksOf } from "./wallet-links.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const person = (name: string) => ({ name, weightKg: 64, luggageKg: 4 })

/** A flight in two hours with Lena and Clara of one booking. */
async function boarding() {
  restoreClock()
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() + hours(2))
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt, durationMinutes: 60 })
  const people = [person("Lena Berger"), person("Clara Berger")]
  const booking = await makeBooking(db, { flight, passengerId: guest.id, people })
  const keyOf = (position: number) => ({ bookingId: booking.id, position })
  const setTime = (minutesAfterStart: number) => {
    const at = new Date(departsAt.getTime() + minutes(minutesAfterStart))
    restoreClock()
    restoreClock = setClockSource(() => at)
  }
  const tick = (position: number, item: "present" | "briefed" | "absent", isDone = true) => ({
    item: boardingTickId(keyOf(position), item),
    isDone,
    changedAt: clock.now().toISOString(),
  })
  const put = (changes: object[], as = pilot.id) =>
    app.call("PUT", `/api/flights/${flight.id}/boarding`, { as, body: { changes } })
  const token = passToken({ bookingId: booking.id, flightId: flight.id })
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  return { pilot, guest, flight, booking, actor, keyOf, setTime, tick, put, token }
}

test("ticks arrive in any order and however often, and the last change of an item holds", async () => {
  const { tick, put, keyOf } = await boarding()
  const there = tick(1, "present")
  expect((await put([there])).json).toEqual([there])
  const gone = { ...there, isDone: false, changedAt: clock.now().toISOString() }
  await put([gone])
  const { json } = await put([there])
  expect(boardingOf(keyOf(1), json as never).state).toBe("expected")
})

test("nobody is missing before twenty minutes after the start, whatever the phone says", async () => {
  const { setTime, tick, put, keyOf } = await boarding()
  setTime(19)
  expect((await put([tick(1, "absent")])).json).toEqual([])
  setTime(20)
  const { json } = await put([tick(1, "absent")])
  expect(boardingOf(keyOf(1), json as never).state).toBe("absent")
})

test("the list is its pilot's alone, and has nobody who is not booked", async () => {
  const { flight, tick, put } = await boarding()
  const other = await makePilot(db)
  expect((await put([tick(1, "present")], other.id)).status).toBe(404)
  const { status } = await app.call("GET", `/api/flights/${flight.id}/boarding`, { as: other.id })
  expect(status).toBe(404)
  const strange = { ...tick(1, "present"), item: "999999-1-present" }
  expect((await put([strange, tick(9, "present")])).json).toEqual([])
})

test("a corrected weight is weighed at once, and an impossible one is refused at its field", async () => {
  const { pilot, flight, booking } = await boarding()
  const correct = (body: object) =>
    app.call("POST", `/api/flights/${flight.id}/weights`, { as: pilot.id, body })
  const key = { bookingId: booking.id, position: 1 }
  expect((await correct({ ...key, weightKg: 300, luggageKg: 4 })).json).toMatchObject({
    message: [{ property: "weightKg" }],
  })
  expect((await correct({ ...key, weightKg: 240, luggageKg: 30 })).status).toBe(204)
  const [row] = await db
    .select()
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, booking.id))
    .orderBy(bookingPeopleTable.position)
  expect(row).toMatchObject({ weightKg: 240, luggageKg: 30 })
  const detail = await findFlightDetail(db, flight.id)
  if (!detail) throw new Error("the flight is there")
  const heavy = await getBoarding(db, detail)
  expect(heavy.load).toMatchObject({ kind: expect.stringMatching(/fits|leave/) })
  expect(
    (await correct({ bookingId: 999_999, position: 1, weightKg: 80, luggageKg: 0 })).status,
  ).toBe(422)
})

test("a pass is only what this installation has made", async () => {
  const { token, booking, flight } = await boarding()
  expect(verifyPassToken(token)).toEqual({ bookingId: booking.id, flightId: flight.id })
  const forged = `${booking.id + 1}-${flight.id}-${token.split("-").slice(2).join("-")}`
  expect(verifyPassToken(forged)).toBeUndefined()
  expect(verifyPassToken("")).toBeUndefined()
  expect(await findPass(db, null, forged)).toBeUndefined()
})

test("who opens a pass without being on board sees first names alone", async () => {
  const { token, guest, pilot } = await boarding()
  const namesAs = async (userId: number | null, isPilot = false) => {
    const user = userId ? ({ kind: "user", userId, isPilot, isAdmin: false } as const) : null
    return (await findPass(db, user, token))?.people.map(({ name }) => name)
  }
  expect(await namesAs(null)).toEqual(["Lena", "Clara"])
  expect(await namesAs((await makeUser(db)).id)).toEqual(["Lena", "Clara"])
  expect(await namesAs(guest.id)).toEqual(["Lena Berger", "Clara Berger"])
  expect(await namesAs(pilot.id, true)).toEqual(["Lena Berger", "Clara Berger"])
})

test("without keys a pass leads to no wallet and makes no file", async () => {
  const { token } = await boarding()
  const pass = await findPass(db, null, token)
  if (!pass) throw new Error("the pass is there")
  expect(await walletLinksOf(pass)).toEqual({ apple: null, google: null })
  expect(await makeApplePass(pass)).toBeUndefined()
})

test("how to reach the pilot is for who is concerned, and where to meet for who may still come along", async () => {
  const { token, guest, flight, actor, booking } = await boarding()
  await db
    .update(flightsTable)
    .set({ meetingPoint: "Tor 3, ruf an: 0171 3920058" })
    .where(eq(flightsTable.id, flight.id))
  const asGuest = { kind: "user", userId: guest.id, isPilot: false, isAdmin: false } as const
  expect((await findPass(db, asGuest, token))?.meetingPoint).toContain("0171 3920058")
  const seen = (await findPass(db, null, token))?.meetingPoint
  expect(seen).toContain("Tor 3")
  expect(seen).not.toContain("3920058")
  await cancelBookingByPilot(db, actor, booking.id, { reason: "other", word: "" })
  expect((await findPass(db, asGuest, token))?.meetingPoint).toBe("")
})

test("a scan answers what the pass is worth: used, of another flight, cancelled, forged", async () => {
  const one = await boarding()
  const worth = async (token: string) => {
    const { json } = await app.call("GET", `/api/flights/${one.flight.id}/pass?t=${token}`, {
      as: one.pilot.id,
    })
    return json.worth
  }
  expect(await worth(one.token)).toBe("valid")
  await one.put([one.tick(1, "present"), one.tick(2, "present")])
  expect(await worth(one.token)).toBe("used")
  expect(await worth("12-34-0123456789abcdef")).toBe("forged")
  const other = await boarding()
  expect(await worth(other.token)).toBe("foreign")
  await cancelBookingByPilot(db, one.actor, one.booking.id, { reason: "other", word: "" })
  expect(await worth(one.token)).toBe("cancelled")
})

test("a guest shares the flight with somebody at home, and ends that", async () => {
  const { guest, booking, setTime } = await boarding()
  const call = (method: "PUT" | "DELETE", as: number) =>
    app.call(method, `/api/bookings/${booking.id}/kin-link`, { as })
  const { json } = await call("PUT", guest.id)
  expect((await call("PUT", guest.id)).json).toEqual(json)
  const token = new URL(String(json.path), "https://x.example").searchParams.get("t") ?? ""
  expect(await findForKin(db, token)).toMatchObject({ isCancelled: false })
  expect(
    await findForKin(
      db,
      token.replace(/.$/, (last) => (last === "a" ? "b" : "a")),
    ),
  ).toBeUndefined()
  setTime(60 + 12 * 60 + 1)
  expect(await findForKin(db, token)).toBeUndefined()
  restoreClock()
  expect((await call("DELETE", (await makeUser(db)).id)).status).toBe(404)
  expect((await call("DELETE", guest.id)).status).toBe(204)
  expect(await findKinPath(db, booking.id)).toBeNull()
  expect(await findForKin(db, token)).toBeUndefined()
})
