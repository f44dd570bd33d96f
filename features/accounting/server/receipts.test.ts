import { asc, eq, sql } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { refundPriceCut } from "#features/bookings/changes/server/refund-price-cut.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { flightPricesTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { revokeVoucher } from "#features/vouchers/server/revoke-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"
import { balanceOfBookings, listBookingStories } from "./booking-stories.ts"
import { deleteReceiptsQueue } from "./delete-receipts.ts"
import { findBookingMoney } from "./find-booking-money.ts"
import { issueBookingReceipts, listReceiptsOfBooking } from "./issue-booking-receipts.ts"
import { listReceiptsOfVoucher } from "./issue-voucher-receipts.ts"
import { receiptsTable } from "./receipts-tables.ts"
import { listVoucherStories } from "./voucher-stories.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => {
  restoreClock()
  restoreClock = () => {}
})
beforeAll(() => workOff(db))

const asUser = (userId: number, isPilot = false): UserActor => {
  return { kind: "user", userId, isPilot, isAdmin: false }
}

/** A seat for 62.50 + 6.25, of which vouchers pay 50.00, collected. */
async function paidWithVoucherAndCard() {
  const departsAt = new Date(clock.now().getTime() + hours(48))
  const flight = await makeFlight(db, { departsAt })
  const guest = await makeUser(db)
  await makeVoucher(db, { ownerId: guest.id, valueCents: 5_000 })
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, guest.id)
  const order = await app.call("POST", orderPath, {
    as: guest.id,
    cookie,
    body: orderOf(1, { creditCents: 5_000 }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  if (!booking) throw new Error("no booking on this flight")
  await acceptBooking(db, asUser(flight.pilotId, true), booking.id)
  await workOff(db)
  return { flight, guest, booking, departsAt }
}

async function pilotOf({ pilotId }: { pilotId: number }) {
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, pilotId))
  if (!pilot) throw new Error("the flight has no pilot")
  return { name: publicName(pilot) }
}

test("paid with voucher and card, made cheaper, cancelled late: page, ledger and receipts agree to the cent", async () => {
  const { flight, guest, booking, departsAt } = await paidWithVoucherAndCard()
  await db.update(flightsTable).set({ seatPriceCents: 6_000 }).where(eq(flightsTable.id, flight.id))
  const price = { seatPriceCents: 6_000, totalCostCents: 25_000, validFrom: clock.now() }
  await db.insert(flightPricesTable).values({ flightId: flight.id, ...price })
  await refundPriceCut(db, flight.id)
  await workOff(db)
  restoreClock = setClockSource(() => new Date(departsAt.getTime() - hours(5)))
  const cancelled = await app.call("POST", `/api/bookings/${booking.id}/cancel`, {
    as: guest.id,
    body: { shownRefundCents: 3_000 },
  })
  expect(cancelled.status).toBe(200)
  await workOff(db)

  const receipts = await listReceiptsOfBooking(db, booking.id)
  expect(receipts).toMatchObject([
    // 6.25 = 5.25 + 1.00
    {
      kind: "booking",
      shareCents: 6_250,
      feeCents: 625,
      vatCents: 100,
      cardCents: 1_875,
      creditCents: 5_000,
    },
    // to 60.00 + 6.00 (5.04 + 0.96)
    {
      kind: "booking_correction",
      shareCents: -250,
      feeCents: -25,
      vatCents: -4,
      cardCents: -275,
      creditCents: 0,
    },
    // half of 60.00: what the card has left, the rest to the voucher
    {
      kind: "booking_correction",
      shareCents: -3_000,
      feeCents: 0,
      vatCents: 0,
      cardCents: -1_600,
      creditCents: -1_400,
    },
  ])
  expect(receipts.map(({ facts }) => facts.reason)).toEqual([
    undefined,
    "Preis gesunken",
    "Stornierung",
  ])
  expect(receipts.slice(1).map(({ correctsId }) => correctsId)).toEqual([
    receipts[0]?.id,
    receipts[0]?.id,
  ])

  const sum = (key: "shareCents" | "feeCents") => receipts.reduce((all, row) => all + row[key], 0)
  const balances = await listBalances(db, [
    accounts.bookingShare(booking.id),
    accounts.bookingFee(booking.id),
  ])
  expect(-(balances.get(accounts.bookingShare(booking.id).code) ?? 0)).toBe(sum("shareCents"))
  expect(-(balances.get(accounts.bookingFee(booking.id).code) ?? 0)).toBe(sum("feeCents"))

  const { stories } = await listBookingStories(db, guest.id, { page: 1, bookingId: null })
  const { balance, kept, goodwill } = stories[0] ?? {}
  const told = {
    id: booking.id,
    status: "cancelled_by_passenger",
    pilot: await pilotOf(flight),
  } as const
  expect(await findBookingMoney(db, told)).toEqual({ balance, kept, goodwill })
  expect(stories[0]?.balance).toMatchObject({
    reservedCents: 0,
    paidCents: 6_875,
    backCents: 3_275,
    waitingCents: 0,
    shareCents: sum("shareCents"),
    feeCents: sum("feeCents"),
  })
  expect(await balanceOfBookings(db, guest.id)).toEqual(stories[0]?.balance)
  expect(stories[0]?.receipts.map(({ totalCents }) => totalCents)).toEqual([6_875, -275, -3_000])
  expect(stories[0]?.moves.map(({ told }) => told.title)).toEqual([
    "Guthaben zurück",
    "Erstattet",
    "Zur Erstattung vorgemerkt",
    "Erstattet",
    "Zur Erstattung vorgemerkt",
    "Aufgeteilt",
    "Eingezogen",
    "Reserviert",
    "Guthaben verwendet",
  ])
  expect(stories[0]?.moves[1]?.told.note).toBe("Zurück an dich, weil du storniert hast.")
  const { stories: vouchers } = await listVoucherStories(db, guest.id, 1)
  expect(vouchers[0]).toMatchObject({ balanceCents: 1_400, valueCents: 5_000 })
  expect(await brokenInvariants(db)).toEqual([])
})

test("a voucher's order has a receipt without VAT, and its withdrawal one that cancels it; both come by mail", async () => {
  const buyerEmail = "kauft@aufwind.example"
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const admin = {
    kind: "user",
    userId: (await makeUser(db)).id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  await revokeVoucher(db, admin, voucher.id)
  await workOff(db)
  expect(await listReceiptsOfVoucher(db, voucher.id)).toMatchObject([
    { kind: "voucher", voucherCents: 5_000, vatCents: 0, cardCents: 5_000, buyerEmail },
    { kind: "voucher_correction", voucherCents: -5_000, vatCents: 0, cardCents: -5_000 },
  ])
  const mails = await mailsTo(db, buyerEmail)
  const names = mails.map(({ attachments }) => attachments?.map(({ filename }) => filename))
  expect(names.flat().filter((name) => name?.startsWith("AW-"))).toHaveLength(2)
  expect(await brokenInvariants(db)).toEqual([])
})

test("fifty at once and some that fail leave no gap between the numbers", async () => {
  const bookings: { id: number }[] = []
  while (bookings.length < 50) {
    const flight = await makeFlight(db)
    for (let seat = 1; seat <= 3; seat++) bookings.push(await makeBooking(db, { flight }))
  }
  const tries = await Promise.allSettled(
    bookings.map(({ id }, index) =>
      inTransaction(db, async (tx) => {
        await issueBookingReceipts(tx, id)
        if (index % 5 === 0) throw new Error("thrown away")
      }),
    ),
  )
  expect(tries.filter(({ status }) => status === "rejected")).toHaveLength(11)
  // once more, each twice at once
  await Promise.all([...bookings, ...bookings].map(({ id }) => issueBookingReceipts(db, id)))
  const rows = await db.select().from(receiptsTable).orderBy(asc(receiptsTable.number))
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  const issued = new Set(rows.map(({ bookingId }) => bookingId))
  expect(bookings.every(({ id }) => issued.has(id))).toBe(true)
  expect(rows.filter(({ bookingId }) => bookingId === bookings[0]?.id)).toHaveLength(1)
  expect(await brokenInvariants(db)).toEqual([])
})

test.each([
  "update receipts set fee_cents = fee_cents + 1, card_cents = card_cents + 1",
  "update receipts set buyer_name = '', buyer_email = '', pilot_name = '', forgotten_at = issued_at",
  "delete from receipts",
])("a receipt stays as it is: %s", async (statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { constraint: "receipts_stay_as_they_are" },
  })
})

test("after ten years a receipt no longer names anybody", async () => {
  const { id } = await makeBooking(db)
  await issueBookingReceipts(db, id)
  const year = Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4))
  const after = async (date: string) => {
    restoreClock()
    restoreClock = setClockSource(() => new Date(date))
    await deleteReceiptsQueue.run(db, {})
    return (await listReceiptsOfBooking(db, id))[0]
  }
  expect((await after(`${year + 10}-12-31T12:00:00Z`))?.buyerName).not.toBe("")
  expect(await after(`${year + 11}-01-02T12:00:00Z`)).toMatchObject({
    buyerName: "",
    buyerEmail: "",
    pilotName: "",
    shareCents: 6_250,
  })
})
