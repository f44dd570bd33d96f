import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { FlightRow } from "#db/seed/factories/write-flights.ts"
import { createRandom } from "#db/seed/random.ts"
import { acceptBooking, declineBooking } from "#features/bookings/server/answer-request.ts"
import { bookingsTable } from "#features/bookings/server/bookings-tables.ts"
import { cancelBookingByPassenger } from "#features/bookings/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/server/cancel-booking-by-pilot.ts"
import { cancelFlight } from "#features/bookings/server/cancel-flight.ts"
import { waiveLateCancellation } from "#features/bookings/server/waive-late-cancellation.ts"
import { withdrawBooking } from "#features/bookings/server/withdraw-booking.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

const SEQUENCES = 200
const HOUR = 60 * 60 * 1000

/** What a booking must be and keep, by the rule as a person would state it. */
interface Model {
  status: string
  isFlightOff: boolean
  paidShare: number
  paidFee: number
  keptShare: number
  keptFee: number
  /** Hours until the start, and since the confirmation. */
  untilStart: number
  sinceConfirmed: number
}

const asUser = (userId: number): UserActor => {
  return { kind: "user", userId, isPilot: true, isAdmin: false }
}

function newModel(outcome: "requested" | "confirmed", seats: number, untilStart: number): Model {
  return {
    status: outcome,
    isFlightOff: false,
    paidShare: seats * 6_250,
    paidFee: seats * 625,
    keptShare: outcome === "confirmed" ? seats * 6_250 : 0,
    keptFee: outcome === "confirmed" ? seats * 625 : 0,
    untilStart,
    sinceConfirmed: outcome === "confirmed" ? 3.5 : Infinity,
  }
}

const keepNothing = { keptShare: 0, keptFee: 0 }

const COMMANDS = ["accept", "decline", "withdraw", "cancel", "forGuest", "waive", "flight"] as const
type Command = (typeof COMMANDS)[number]

/** The model's own word on a command: its state afterwards, the same one where it is refused. */
function after(model: Model, command: Command): Model {
  const { status, untilStart } = model
  if (command === "accept" && status === "requested") {
    const { paidShare: keptShare, paidFee: keptFee } = model
    return { ...model, status: "confirmed", keptShare, keptFee, sinceConfirmed: 0 }
  }
  if (command === "decline" && status === "requested") return { ...model, status: "declined" }
  if (command === "withdraw" && status === "requested") return { ...model, status: "withdrawn" }
  if (command === "cancel" && status === "confirmed") {
    const isFree = untilStart >= 24 || (model.sinceConfirmed <= 1 && untilStart >= 6)
    const kept = isFree ? keepNothing : { keptShare: model.paidShare / 2, keptFee: model.paidFee }
    return { ...model, ...kept, status: "cancelled_by_passenger" }
  }
  if (command === "waive" && status === "cancelled_by_passenger")
    return { ...model, ...keepNothing }
  if (command === "forGuest" && !model.isFlightOff) {
    if (status === "requested") return { ...model, status: "declined" }
    if (status === "confirmed") return { ...model, ...keepNothing, status: "cancelled_by_pilot" }
  }
  if (command === "flight" && !model.isFlightOff) {
    const end = { requested: "declined", confirmed: "cancelled_by_pilot" }[status] ?? status
    // of what was never collected nothing is kept either
    return { ...model, ...keepNothing, status: end, isFlightOff: true }
  }
  return model
}

async function run(command: Command, flight: FlightRow, bookingId: number, passengerId: number) {
  const pilot = asUser(flight.pilotId)
  const passenger = asUser(passengerId)
  const why = { reason: "weather", word: "" } as const
  if (command === "accept") await acceptBooking(db, pilot, bookingId)
  if (command === "decline") await declineBooking(db, pilot, bookingId, "")
  if (command === "withdraw") await withdrawBooking(db, passenger, bookingId)
  if (command === "forGuest") await cancelBookingByPilot(db, pilot, bookingId, why)
  if (command === "waive") await waiveLateCancellation(db, pilot, bookingId)
  if (command === "flight") await cancelFlight(db, pilot, flight.id, why)
}

/** As the page does it: with the wrong amount first, then with the one that the refusal names. */
async function cancelAsShown(bookingId: number, passengerId: number, model: Model) {
  const due = after(model, "cancel")
  const refund = model.paidShare + model.paidFee - due.keptShare - due.keptFee
  const cancel = (shown: number) =>
    cancelBookingByPassenger(db, asUser(passengerId), bookingId, shown)
  if (model.status === "confirmed") {
    await expect(cancel(refund + 1)).rejects.toMatchObject({ code: "refund-has-changed" })
  }
  await cancel(refund)
}

async function moneyOf(bookingId: number) {
  const [row] = await db
    .select({ booking: bookingsTable, payment: paymentsTable })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
  if (!row) throw new Error("the booking is gone")
  const { booking, payment } = row
  const codes = [
    accounts.bookingShare(bookingId),
    accounts.bookingFee(bookingId),
    accounts.checkoutPaid(booking.checkoutId),
  ] as const
  const balances = await listBalances(db, codes)
  const [share, fee, waiting] = codes.map((code) => 0 - (balances.get(code) ?? 0))
  return {
    status: booking.status,
    captured: payment.capturedCents,
    refunded: payment.refundedCents,
    share,
    fee,
    waiting,
  }
}

interface World {
  flight: FlightRow
  bookingId: number
  model: Model
  story: string[]
}

const { pick: oneOf, int: between } = createRandom("cancellations")

async function newWorld(
  now: number,
  pilotId: number,
  passengerId: number,
  outcome: "requested" | "confirmed",
): Promise<World> {
  const untilStart = between(5, 40) + 0.25
  const seats = between(1, 3)
  const departsAt = new Date(now + untilStart * HOUR)
  const flight = await makeFlight(db, { pilotId, planeId: null, departsAt })
  const { id: bookingId } = await makeBooking(db, {
    flight,
    passengerId,
    people: Array.from({ length: seats }, () => ({ name: "Lena", weightKg: 64, luggageKg: 4 })),
    outcome,
    // an open request has time left for its answer
    ...(outcome === "requested" && { heldAt: new Date(now) }),
  })
  const model = newModel(outcome, seats, untilStart)
  return { flight, bookingId, model, story: [`${outcome}, ${untilStart} h before`] }
}

async function step(world: World, passengerId: number, command: Command) {
  const { flight, bookingId, model, story } = world
  story.push(command)
  const tried =
    command === "cancel"
      ? cancelAsShown(bookingId, passengerId, model)
      : run(command, flight, bookingId, passengerId)
  await tried.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
  world.model = after(model, command)
  const [row] = await db
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, bookingId))
  expect(row?.status, story.join("; ")).toBe(world.model.status)
}

function moneyIn({ status, paidShare, paidFee, keptShare, keptFee }: Model) {
  const wasPaid = status === "confirmed" || status.startsWith("cancelled")
  const captured = wasPaid ? paidShare + paidFee : 0
  const refunded = wasPaid ? captured - keptShare - keptFee : 0
  const [share, fee] = wasPaid ? [keptShare, keptFee] : [0, 0]
  return { status, captured, refunded, share, fee, waiting: 0 }
}

/** Sequences that go on side by side, since they share the clock. */
const AT_ONCE = 50

test(`after each of ${SEQUENCES} random sequences status, refunds and ledger are what the rule says`, {
  timeout: 600_000,
}, async () => {
  const pilots = await Promise.all(Array.from({ length: AT_ONCE }, () => makePilot(db)))
  const { id: passengerId } = await makeUser(db)
  const start = clock.now().getTime()
  for (let round = 0; round < SEQUENCES / AT_ONCE; round += 1) {
    let now = start
    restoreClock()
    restoreClock = setClockSource(() => new Date(now))
    const outcome = oneOf(["requested", "confirmed", "confirmed"] as const)
    const worlds = await Promise.all(
      pilots.map(({ id }) => newWorld(now, id, passengerId, outcome)),
    )
    for (let turn = 0; turn < 4; turn += 1) {
      await Promise.all(worlds.map((world) => step(world, passengerId, oneOf(COMMANDS))))
      if (oneOf([true, false, false])) await workOff(db)
      // answers have a deadline of their own, flights a start
      const isOpen = worlds.some(({ model }) => model.status === "requested")
      const left = Math.min(...worlds.map(({ model }) => model.untilStart))
      const hours = isOpen ? 0 : oneOf([0, 0.5, 1.5, 4])
      if (left - hours < 0.1) continue
      now += hours * HOUR
      for (const { model, story } of worlds) {
        model.untilStart -= hours
        model.sinceConfirmed += hours
        story.push(`${hours} h later`)
      }
    }
    await workOff(db)
    for (const { bookingId, model, story } of worlds) {
      expect(await moneyOf(bookingId), story.join("; ")).toEqual(moneyIn(model))
    }
    expect(await brokenInvariants(db), `round ${round}`).toEqual([])
    // the pilots' next flights have the sky to themselves
    const why = { reason: "other", word: "" } as const
    await Promise.all(
      worlds.map(({ flight }) => cancelFlight(db, asUser(flight.pilotId), flight.id, why)),
    )
  }
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})
