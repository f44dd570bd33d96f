import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { giveUpSeats } from "#features/bookings/seats/server/give-up-seats.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { answerObjection } from "./answer-objection.ts"
import { closeSettlementsQueue } from "./close-settlements.ts"
import { decideObjection } from "./decide-objection.ts"
import { objectToSettlement } from "./object-to-settlement.ts"
import { listHeldPayouts } from "./office-queries.ts"
import { retryPayoutsQueue } from "./payouts/pay-out.ts"
import { reportNotFlown } from "./report-not-flown.ts"
import { saveCosts } from "./save-costs.ts"
import { settlementTimesQueue } from "./settlement-times.ts"
import { payoutsTable } from "./settlements-tables.ts"
import { submitSettlement } from "./submit-settlement.ts"

const db = await testDatabase()
testApplication(db)

const IBAN = "DE89370400440532013000"

const ANSWER = { words: "Wir sind geflogen, siehe Bordbuch." }

let restoreClock = () => {}
afterEach(async () => {
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  restoreClock()
  restoreClock = () => {}
})

function laterBy(ms: number) {
  const at = clock.now().getTime() + ms
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const actor = (userId: number, is: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: false,
  ...is,
})

/** A landed flight with guests, 62.50 prepaid a seat; each keeps one, further people stay at home late. */
async function landed(guests: number, { account = true, late = 0, people = 1 } = {}) {
  const pilot = actor((await makePilot(db)).id, { isPilot: true })
  if (account) await giveAccount(pilot)
  const flight = await makeFlight(db, {
    pilotId: pilot.userId,
    departsAt: new Date(clock.now().getTime() + hours(10)),
  })
  const bookings = []
  for (let index = 0; index < guests + late; index += 1) {
    const passengerId = (await makeUser(db)).id
    const heldAt = new Date(clock.now().getTime() - hours(20))
    const names = Array.from({ length: people }, (_, position) => `Gast ${position}`)
    const booking = await makeBooking(db, {
      flight,
      passengerId,
      heldAt,
      people: names.map((name) => ({ name, weightKg: 70, luggageKg: 2 })),
    })
    const passenger = actor(passengerId)
    if (index >= guests) {
      await cancelBookingByPassenger(db, passenger, booking.id, 3_125)
      continue
    }
    const stayHome = names.slice(1).map((_, position) => position + 2)
    const input = { stayHome, shownRefundCents: 3_125 * stayHome.length }
    const { refundCents } =
      people > 1 ? await giveUpSeats(db, passenger, booking.id, input) : { refundCents: 0 }
    bookings.push({ ...booking, passenger, refundCents })
  }
  await workOff(db)
  laterBy(hours(14))
  await landFlights(db, [flight])
  return { pilot, flight, bookings }
}

function giveAccount(pilot: UserActor) {
  return giveTrustedAccount(db, pilot.userId, { accountHolder: "Jan Reimers", iban: IBAN, bic: "" })
}

type Landed = Awaited<ReturnType<typeof landed>>

async function submit({ pilot, flight }: Landed, cents: number, noShows: number[] = []) {
  const cost = { kind: "fuel", label: "Sprit", amountCents: cents } as const
  await saveCosts(db, pilot, flight.id, [cost])
  return submitSettlement(db, pilot, flight.id, { noShows, shownCostCents: cents })
}

async function closeAfter(ms = hours(48)) {
  laterBy(ms)
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

async function stateOf({ flight, pilot }: Landed) {
  const [row] = await db.select().from(flightsTable).where(eq(flightsTable.id, flight.id))
  const bookings = await db
    .select({ status: bookingsTable.status, refundedCents: paymentsTable.refundedCents })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(eq(bookingsTable.flightId, flight.id))
    .orderBy(bookingsTable.id)
  const payouts = await db
    .select()
    .from(payoutsTable)
    .where(eq(payoutsTable.pilotId, pilot.userId))
    .orderBy(payoutsTable.bookingId)
  const payable = accounts.pilotPayable(pilot.userId)
  return {
    status: row?.status,
    bookings: bookings.map((one) => `${one.status} ${one.refundedCents}`),
    payouts: payouts.map(({ status, amountCents, hold }) =>
      [status, amountCents, hold].filter(Boolean).join(" "),
    ),
    owedCents: 0 - ((await listBalances(db, [payable])).get(payable.code) ?? 0),
  }
}

test("a flight that was cheaper: shares fall, differences go back, the pilot is paid after 48 hours", async () => {
  const flown = await landed(3)
  expect(await submit(flown, 18_000)).toBe("settlement_submitted")
  expect(
    await submitSettlement(db, flown.pilot, flown.flight.id, {
      noShows: [],
      shownCostCents: 18_000,
    }),
  ).toBe("settlement_submitted")
  await closeAfter(hours(47))
  expect(await stateOf(flown)).toMatchObject({
    status: "settlement_submitted",
    bookings: ["flown 0", "flown 0", "flown 0"],
    payouts: [],
  })
  await closeAfter(hours(1))
  await closeSettlementsQueue.run(db, null)
  expect(await stateOf(flown)).toEqual({
    status: "closed",
    bookings: ["settled 1875", "settled 1875", "settled 1875"],
    payouts: ["paid 4500", "paid 4500", "paid 4500"],
    owedCents: 0,
  })
})

test("who did not come and who cancelled late carry their part, dearer costs are the pilot's", async () => {
  const flown = await landed(2, { late: 1 })
  await submit(flown, 26_000, [flown.bookings[1]?.id ?? 0])
  await closeAfter()
  expect(await stateOf(flown)).toMatchObject({
    status: "closed",
    bookings: ["settled 0", "settled 0", "cancelled_by_passenger 3125"],
    payouts: ["paid 6250", "paid 6250", "paid 3125"],
  })
})

test("a flight that did not take place gives everything back, what was kept and the fees too", async () => {
  const grounded = await landed(1, { late: 1 })
  const { pilot, flight } = grounded
  const cost = { kind: "landing", label: "Landung", amountCents: 1_500 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  expect(await reportNotFlown(db, pilot, flight.id)).toBe("cancelled")
  expect(await reportNotFlown(db, pilot, flight.id)).toBe("cancelled")
  await workOff(db)
  expect(await stateOf(grounded)).toMatchObject({
    status: "cancelled",
    bookings: ["cancelled_by_pilot 6875", "cancelled_by_passenger 6875"],
    owedCents: 0,
  })
  await expect(submit(grounded, 20_000)).rejects.toMatchObject({ code: "settlement-is-not-due" })
})

test("an objection holds the flight until the back office has decided; being right gives everything back", async () => {
  const flown = await landed(2)
  const admin = actor((await makeUser(db, { isAdmin: true })).id, {
    isAdmin: true,
    officeRoles: ["owner"],
  })
  await submit(flown, 18_000, [flown.bookings[0]?.id ?? 0])
  const [first] = flown.bookings
  if (!first) throw new Error("two guests have booked")
  const object = (passenger = first.passenger) =>
    objectToSettlement(db, passenger, first.id, { kind: "presence", words: "Der Flug fiel aus." })
  await expect(object(actor((await makeUser(db)).id))).rejects.toMatchObject({
    code: "unknown-booking",
  })
  expect(await object()).toBe("disputed")
  expect(await object()).toBe("disputed")
  await closeAfter()
  expect(await stateOf(flown)).toMatchObject({
    status: "settlement_submitted",
    bookings: ["disputed 0", "flown 0"],
    payouts: [],
  })
  const decide = () =>
    decideObjection(db, admin, first.id, { verdict: "settled", words: "Stimmt." })
  const stranger = actor((await makePilot(db)).id, { isPilot: true })
  await expect(answerObjection(db, stranger, first.id, ANSWER)).rejects.toMatchObject({
    code: "unknown-booking",
  })
  await answerObjection(db, flown.pilot, first.id, ANSWER)
  expect(await decide()).toBe("settled")
  expect(await decide()).toBe("settled")
  await closeAfter(0)
  expect(await stateOf(flown)).toMatchObject({
    status: "closed",
    bookings: ["settled 6875", "settled 275"],
    payouts: ["paid 6000"],
  })
})

test("after 48 hours objecting is no longer possible", async () => {
  const flown = await landed(1)
  await submit(flown, 18_000)
  laterBy(hours(48))
  const [booking] = flown.bookings
  if (!booking) throw new Error("somebody has booked")
  await expect(
    objectToSettlement(db, booking.passenger, booking.id, { kind: "costs", words: "Zu teuer." }),
  ).rejects.toMatchObject({ code: "objection-is-late" })
  await closeAfter(0)
})

test("without an account the payout is held, and goes on by itself once there is one", async () => {
  const flown = await landed(1, { account: false })
  await submit(flown, 25_000)
  await closeAfter()
  expect(await stateOf(flown)).toMatchObject({ payouts: ["held 6250 account"], owedCents: 6_250 })
  const held = {
    flightTitle: flown.flight.title,
    openCents: 6_250,
    state: "held",
    hold: "account",
  }
  expect(await listHeldPayouts(db)).toContainEqual(expect.objectContaining(held))
  await retryPayoutsQueue.run(db, null)
  await giveAccount(flown.pilot)
  await workOff(db)
  expect(await stateOf(flown)).toMatchObject({ payouts: ["paid 6250"], owedCents: 0 })
})

test("somebody else's flight, another total and an owner's hourly rate are refused", async () => {
  const flown = await landed(1)
  const { flight, pilot } = flown
  const rental = { kind: "rental", label: "Miete", amountCents: 20_000 } as const
  const stranger = actor((await makePilot(db)).id, { isPilot: true })
  await expect(saveCosts(db, stranger, flight.id, [rental])).rejects.toMatchObject({
    code: "unknown-flight",
  })
  const own = await makePlane(db, {
    pilotId: pilot.userId,
    ownership: "own",
    hourlyRateCents: null,
  })
  await db.update(flightsTable).set({ planeId: own.id }).where(eq(flightsTable.id, flight.id))
  await expect(saveCosts(db, pilot, flight.id, [rental])).rejects.toMatchObject({
    code: "no-rate-of-own-plane",
  })
  await saveCosts(db, pilot, flight.id, [{ ...rental, kind: "fuel" }])
  await expect(
    submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 19_000 }),
  ).rejects.toMatchObject({ code: "costs-have-changed" })
  expect(await stateOf(flown)).toMatchObject({ status: "settlement_due" })
})

test("who never settles is reminded, and after thirty days everything goes back", async () => {
  const forgotten = await landed(1)
  const kindsOf = async () => {
    const { rows } = await db.execute<{ kind: string; day: string | null }>(
      `select kind, data ->> 'day' as day from events where entity = 'flight' and entity_id = ${forgotten.flight.id} and kind like 'flight.settlement%' order by id`,
    )
    return rows.map(({ kind, day }) => `${kind} ${day}`)
  }
  for (const day of [1, 2, 3, 6, 10, 14]) {
    laterBy(days(day - daysGone(forgotten)))
    await settlementTimesQueue.run(db, null)
    await settlementTimesQueue.run(db, null)
  }
  expect(await kindsOf()).toEqual([
    "flight.settlement_reminder_due 1",
    "flight.settlement_reminder_due 3",
    "flight.settlement_reminder_due 6",
    "flight.settlement_overdue 14",
  ])
  laterBy(days(16))
  await settlementTimesQueue.run(db, null)
  await workOff(db)
  expect(await stateOf(forgotten)).toMatchObject({
    status: "cancelled",
    bookings: ["cancelled_by_pilot 6875"],
  })
})

function daysGone({ flight }: Landed): number {
  return Math.floor((clock.now().getTime() - (flight.arrivesAt?.getTime() ?? 0)) / days(1))
}

test("a seat given up late counts along with the flown seat of the same booking", async () => {
  const flown = await landed(1, { people: 2 })
  const [booking] = flown.bookings
  expect(booking?.refundCents).toBe(3_125)
  await submit(flown, 12_000)
  await closeAfter()
  // three share 120.00: one flew for 40.00 and 5.00 fee, of the other 31.25 and 6.25 are kept
  expect(await stateOf(flown)).toEqual({
    status: "closed",
    bookings: [`settled ${3_125 + 2_250 + 125}`],
    payouts: [`paid ${4_000 + 3_125}`],
    owedCents: 0,
  })
})
