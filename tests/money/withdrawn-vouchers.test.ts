import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { listWithdrawable } from "#features/vouchers/server/list-withdrawable.ts"
import { redeemVoucher } from "#features/vouchers/server/redeem-voucher.ts"
import { revokeVoucher } from "#features/vouchers/server/revoke-voucher.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"

const db = await testDatabase()
const app = testApplication(db)

const admin: UserActor = {
  kind: "user",
  userId: (await makeUser(db)).id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
}

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
