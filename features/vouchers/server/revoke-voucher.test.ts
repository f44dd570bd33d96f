import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { inTransaction } from "#platform/server/db.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { meantBy } from "../withdrawable-voucher.ts"
import { withdrawableUntil } from "../withdrawal-period.ts"
import { leaveCredit } from "./leave-credit.ts"
import { listWithdrawable } from "./list-withdrawable.ts"
import { redeemVoucher } from "./redeem-voucher.ts"
import { revokeVoucher } from "./revoke-voucher.ts"
import { availableCredit } from "./vouchers-queries.ts"

const db = await testDatabase()
const app = testApplication(db)

const admin: UserActor = {
  kind: "user",
  userId: (await makeUser(db)).id,
  isPilot: false,
  isAdmin: true,
}

test("a buyer who withdraws in time gets everything back, once, and the voucher is void", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const guest = await makeUser(db)
  const user: UserActor = { ...admin, userId: guest.id, isAdmin: false }
  await redeemVoucher(db, user, { code: voucher.code ?? "", address: randomUUID() })
  const [listed] = await listWithdrawable(db, {
    email: buyerEmail,
    contract: "Mein Gutschein",
    at: clock.now(),
  })
  expect(listed).toMatchObject({ id: voucher.id, verdict: "withdrawable", isBuyers: true })
  const answers = await Promise.all([1, 2, 3].map(() => revokeVoucher(db, admin, voucher.id)))
  expect(answers).toEqual(Array(3).fill("revoked"))
  expect(await brokenInvariants(db)).toEqual([])
  await workOff(db)
  expect(await availableCredit(db, guest.id)).toBe(0)
  const { rows } = await db.execute<{ status: string }>(
    `select status from payments where checkout_id = ${voucher.checkoutId}`,
  )
  expect(rows).toEqual([{ status: "refunded" }])
  const subjects = (await mailsTo(db, buyerEmail)).map(({ subject }) => subject)
  expect(subjects).toContain("Dein Gutschein ist zurückgenommen")
  expect(await brokenInvariants(db)).toEqual([])
})

/** A guest has redeemed the bought voucher, and asks for a seat that it pays for as far as it goes. */
async function usedVoucher(seat: {
  seatPriceCents: number
  totalCents: number
  creditCents: number
}) {
  const buyerEmail = `${randomUUID()}@example.org`
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const { id: as } = await makeUser(db)
  const user: UserActor = { ...admin, userId: as, isAdmin: false }
  await redeemVoucher(db, user, { code: voucher.code ?? "", address: randomUUID() })
  const { seatPriceCents, totalCents: shownTotalCents, creditCents } = seat
  const flight = await makeFlight(db, { seatPriceCents })
  const held = await app.call("POST", "/api/checkouts", {
    as,
    body: { flightId: flight.id, seats: 1, shownTotalCents },
  })
  const { cookie, orderPath } = checkoutOf(held)
  const body = orderOf(1, { shownTotalCents, creditCents })
  expect(await app.call("POST", orderPath, { as, cookie, body })).toMatchObject({ status: 200 })
  await workOff(db)
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  return { buyerEmail, voucher, guestId: as, flight, bookingId: booking?.id ?? 0 }
}

const refundedOf = async ({ checkoutId }: { checkoutId: number | null }) => {
  const { rows } = await db.execute<{ refunded_cents: number }>(
    `select refunded_cents from payments where checkout_id = ${checkoutId}`,
  )
  return rows[0]?.refunded_cents
}

test("of a voucher that is partly used the rest goes back, and what a flight gives back later follows", async () => {
  const used = await usedVoucher({ seatPriceCents: 2_500, totalCents: 3_000, creditCents: 3_000 })
  const { buyerEmail, voucher, guestId, flight, bookingId } = used
  const asked = { email: buyerEmail, contract: "", at: clock.now() }
  expect(await listWithdrawable(db, asked)).toMatchObject([
    { verdict: "withdrawable", balanceCents: 2_000 },
  ])
  expect(await revokeVoucher(db, admin, voucher.id)).toBe("revoked")
  await workOff(db)
  expect(await refundedOf(voucher)).toBe(2_000)
  expect(await brokenInvariants(db)).toEqual([])
  // the pilot says no: nobody could use that credit any more
  const body = { reason: "" }
  await app.call("POST", `/api/bookings/${bookingId}/decline`, { as: flight.pilotId, body })
  await workOff(db)
  expect(await refundedOf(voucher)).toBe(5_000)
  expect(await availableCredit(db, guestId)).toBe(0)
  const mails = await mailsTo(db, buyerEmail)
  expect(mails.map(({ subject }) => subject)).toContain(
    "Auch der Rest deines Gutscheins kommt zurück",
  )
  expect(await brokenInvariants(db)).toEqual([])
})

test("of a voucher that is used up nothing goes back", async () => {
  const used = await usedVoucher({ seatPriceCents: 6_250, totalCents: 6_875, creditCents: 5_000 })
  const asked = { email: used.buyerEmail, contract: "", at: clock.now() }
  expect(await listWithdrawable(db, asked)).toMatchObject([{ verdict: "used" }])
  await expect(revokeVoucher(db, admin, used.voucher.id)).rejects.toMatchObject({
    code: "voucher-is-used",
  })
})

test("after fourteen days there is nothing to withdraw from, and the last day is known", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const bought = await makeBoughtVoucher(db, app, { buyerEmail })
  // the last day moves on by weekends and holidays
  const late = new Date(clock.now().getTime() + days(30))
  const [listed] = await listWithdrawable(db, { email: buyerEmail, contract: "", at: late })
  expect(listed).toMatchObject({
    verdict: "late",
    withdrawableUntil: withdrawableUntil(bought.activatedAt ?? late).toISOString(),
  })
})

test("a voucher is found by a code in the words, too, but is the buyer's only by address or account", async () => {
  const email = `${randomUUID()}@example.org`
  const buyer = await makeUser(db, { email })
  const [first, second] = [
    await makeVoucher(db, { buyerId: buyer.id, buyerEmail: "frueher@example.org" }),
    await makeVoucher(db, { buyerEmail: email }),
  ]
  const contract = `Gutschein ${formatVoucherCode(first.code).toLowerCase()} von Inge`
  const at = clock.now()
  const own = await listWithdrawable(db, { email, contract, at })
  expect(own).toMatchObject([
    { id: first.id, isNamed: true, isBuyers: true },
    { id: second.id, isNamed: false, isBuyers: true },
  ])
  expect(meantBy(own).map(({ id }) => id)).toEqual([first.id])
  const foreign = await listWithdrawable(db, { email: "fremd@example.org", contract, at })
  expect(foreign).toMatchObject([{ id: first.id, isNamed: true, isBuyers: false }])
  expect(meantBy(foreign)).toEqual([])
})

test("the buyer can still withdraw after the voucher's holder has deleted their account", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const bought = await makeBoughtVoucher(db, app, { buyerEmail })
  const guest = await makeUser(db)
  const user: UserActor = { ...admin, userId: guest.id, isAdmin: false }
  await redeemVoucher(db, user, { code: bought.code ?? "", address: randomUUID() })
  await inTransaction(db, (tx) => leaveCredit(tx, user, guest.email))
  const contract = formatVoucherCode(bought.code ?? "")
  const listed = await listWithdrawable(db, { email: buyerEmail, contract, at: clock.now() })
  expect(listed).toMatchObject([{ verdict: "withdrawable", isBuyers: true, isNamed: true }])
  expect(listed[0]?.id).not.toBe(bought.id)
  expect(await revokeVoucher(db, admin, listed[0]?.id ?? 0)).toBe("revoked")
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
})

test("a voucher that nobody has bought, or that is not there, gives nothing back", async () => {
  const gift = await makeVoucher(db)
  for (const id of [gift.id, 2_000_000]) {
    await expect(revokeVoucher(db, admin, id)).rejects.toMatchObject({ kind: "not-found" })
  }
})
