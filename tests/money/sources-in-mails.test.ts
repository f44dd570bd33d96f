import { eq, sql } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { cancelBookingByPilot } from "#features/bookings/cancellation/server/cancel-booking-by-pilot.ts"
import { getCancellation } from "#features/bookings/cancellation/server/cancel-views.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { giveUpSeats } from "#features/bookings/seats/server/give-up-seats.ts"
import { getSeatsChange } from "#features/bookings/seats/server/seats-view.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

let restoreClock = () => {}
afterEach(() => restoreClock())

/** One seat: 62.50 + 6.25, and what comes back of it on the last day. */
const PRICE = 6_875
const LATE = 3_125

/** Vouchers are whole euros; of the one that pays all a little stays. */
const valueFor = (creditCents: number) => Math.ceil(creditCents / 100) * 100

interface Asked {
  flightId: number
  bookingId: number
  guest: UserActor
  email: string
  pilot: UserActor
}

/** A guest has asked for seats; vouchers pay `creditCents` of them, a card the rest. */
async function asked(creditCents: number, startsInHours = 100, seats = 1): Promise<Asked> {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const flight = await makeFlight(db, { departsAt })
  const guest = await makeUser(db)
  if (creditCents > 0)
    await makeVoucher(db, { ownerId: guest.id, valueCents: valueFor(creditCents) })
  const { orderPath } = await holdSeats(app, flight.id, seats, guest.id)
  const order = await app.call("POST", orderPath, {
    as: guest.id,
    body: orderOf(seats, { creditCents }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1)
  if (creditCents < seats * PRICE)
    await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  expect(booking?.status).toBe("requested")
  const as = (userId: number): UserActor => {
    return { kind: "user", userId, isPilot: true, isAdmin: false }
  }
  return {
    flightId: flight.id,
    bookingId: booking?.id ?? 0,
    guest: as(guest.id),
    email: guest.email,
    pilot: as(flight.pilotId),
  }
}

const mailAbout = async ({ email }: Asked, subject: string) => {
  const mail = (await mailsTo(db, email)).find((one) => one.subject.startsWith(subject))
  return (mail?.text ?? "").replaceAll(/\s+/g, " ")
}

const euro = (cents: number) => formatEuro(cents).replaceAll(/\s+/g, " ")
const BANK = /\bBank\b|Reservierung|reserviert|abgebucht|buchen wir/

const WAYS = [
  { by: "a card", creditCents: 0 },
  { by: "a card and a voucher", creditCents: 5_000 },
  { by: "a voucher", creditCents: PRICE },
]

test.each(WAYS)(
  "the mail of a request paid by $by says what is reserved and what will be charged",
  async ({ creditCents }) => {
    const of = await asked(creditCents)
    const text = await mailAbout(of, "Deine Anfrage")
    const cardCents = PRICE - creditCents
    if (cardCents > 0) expect(text).toContain(`Mit der Zusage buchen wir ${euro(cardCents)} ab`)
    if (creditCents > 0)
      expect(text).toMatch(new RegExp(`${euro(creditCents)} aus deinem Guthaben`))
    if (cardCents === 0) expect(text).not.toMatch(BANK)
  },
)

const ENDS: [string, string, (of: Asked) => Promise<unknown>][] = [
  ["declined", "Leider nicht", (of) => declineBooking(db, of.pilot, of.bookingId, "")],
  [
    "expired",
    "Abgelaufen",
    async () => {
      restoreClock = setClockSource(() => new Date(Date.now() + hours(49)))
      await expireRequestsQueue.run(db, null)
    },
  ],
]

test.each(
  WAYS.flatMap((way) => ENDS.map(([end, subject, run]) => ({ ...way, end, subject, run }))),
)(
  "a request paid by $by that is $end is said to be free where it came from",
  async ({ creditCents, subject, run }) => {
    const of = await asked(creditCents)
    await run(of)
    await workOff(db)
    const text = await mailAbout(of, subject)
    const cardCents = PRICE - creditCents
    if (cardCents > 0) expect(text).toContain(`Reservierung über ${euro(cardCents)} ist aufgehoben`)
    if (creditCents > 0)
      expect(text).toContain(`${euro(creditCents)} stehen wieder in deinem Guthaben`)
    if (cardCents === 0) expect(text).not.toMatch(BANK)
    restoreClock()
    expect(await availableCredit(db, of.guest.userId)).toBe(valueFor(creditCents))
  },
)

test.each(WAYS)(
  "a withdrawn request paid by $by gives back what it had reserved",
  async ({ creditCents }) => {
    const of = await asked(creditCents)
    await withdrawBooking(db, of.guest, of.bookingId)
    await workOff(db)
    expect(await availableCredit(db, of.guest.userId)).toBe(valueFor(creditCents))
  },
)

interface Cancelled {
  end: string
  startsInHours: number
  backCents: number
  subject: string
  run: (of: Asked) => Promise<unknown>
}

const CANCELLED: Cancelled[] = [
  {
    end: "the guest cancels in time",
    startsInHours: 100,
    backCents: PRICE,
    subject: "Storniert",
    run: (of) => cancelBookingByPassenger(db, of.guest, of.bookingId, PRICE),
  },
  {
    end: "the guest cancels late",
    startsInHours: 20,
    backCents: LATE,
    subject: "Storniert",
    run: (of) => cancelBookingByPassenger(db, of.guest, of.bookingId, LATE),
  },
  {
    end: "the pilot cancels",
    startsInHours: 100,
    backCents: PRICE,
    subject: "Abgesagt",
    run: (of) => cancelBookingByPilot(db, of.pilot, of.bookingId, { reason: "weather" }),
  },
]

test.each(WAYS.flatMap((way) => CANCELLED.map((cancelled) => ({ ...way, ...cancelled }))))(
  "paid by $by, $end: page and mail say what the ledger moves",
  async ({ creditCents, startsInHours, backCents, subject, run }) => {
    const of = await asked(creditCents, startsInHours)
    await acceptBooking(db, of.pilot, of.bookingId)
    await workOff(db)
    // the free hour after the yes is over
    restoreClock = setClockSource(() => new Date(Date.now() + hours(2)))
    const before = await getCancellation(db, of.guest, of)
    await run(of)
    await workOff(db)
    // the card first: what a voucher has paid goes back when nothing of the card is left
    const cardCents = Math.min(backCents, PRICE - creditCents)
    const back = { cardCents, creditCents: backCents - cardCents }
    expect(await movedBack(of.bookingId)).toEqual(back)
    if (subject === "Storniert") expect(before).toMatchObject({ due: { back } })
    const after = await getCancellation(db, of.guest, of)
    expect(after).toMatchObject({ given: { back } })
    const text = await mailAbout(of, subject)
    if (back.cardCents === 0) expect(text).not.toMatch(BANK)
    else expect(text).toContain("Bank")
    if (back.creditCents > 0) {
      expect(text).toContain(`Davon in dein Guthaben ${euro(back.creditCents)}`)
      if (cardCents > 0) expect(text).toContain(`${euro(cardCents)} gehen dorthin zurück`)
    } else expect(text).not.toContain("Guthaben")
    expect(await brokenInvariants(db)).toEqual([])
  },
)

test.each([
  { by: "a card", creditCents: 0, startsInHours: 100, backCents: PRICE },
  { by: "a card and a voucher", creditCents: 10_000, startsInHours: 100, backCents: PRICE },
  { by: "a card and a voucher, late", creditCents: 12_500, startsInHours: 20, backCents: LATE },
  { by: "a voucher", creditCents: 2 * PRICE, startsInHours: 100, backCents: PRICE },
])(
  "of two seats paid by $by one is given up: the page says where the ledger moves it",
  async (paid) => {
    const of = await asked(paid.creditCents, paid.startsInHours, 2)
    await acceptBooking(db, of.pilot, of.bookingId)
    await workOff(db)
    restoreClock = setClockSource(() => new Date(Date.now() + hours(2)))
    const { options } = await getSeatsChange(db, of.guest, of)
    const cardCents = Math.min(paid.backCents, 2 * PRICE - paid.creditCents)
    const back = { cardCents, creditCents: paid.backCents - cardCents }
    expect(options[0]?.[0]?.back).toEqual(back)
    const input = { stayHome: [2], shownRefundCents: paid.backCents }
    await giveUpSeats(db, of.guest, of.bookingId, input)
    await workOff(db)
    expect(await movedBack(of.bookingId)).toEqual(back)
  },
)

test("of a request one seat is given up: nothing has been paid, and nothing goes anywhere", async () => {
  const of = await asked(5_000, 100, 2)
  const { options } = await getSeatsChange(db, of.guest, of)
  expect(options[0]?.[0]?.back).toBeNull()
})

async function movedBack(bookingId: number) {
  const sum = (column: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      cardCents: sum(sql`${refundsTable.amountCents} - ${refundsTable.creditCents}`),
      creditCents: sum(sql`${refundsTable.creditCents}`),
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
  return row
}
