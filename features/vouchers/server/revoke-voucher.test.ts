import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"
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
const DAY = 24 * 60 * 60 * 1000

test("whoever withdraws in time gets everything back, once, and the voucher is over", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const guest = await makeUser(db)
  const user: UserActor = { ...admin, userId: guest.id, isAdmin: false }
  await redeemVoucher(db, user, { code: voucher.code ?? "", address: randomUUID() })
  const [listed] = await listWithdrawable(db, { email: buyerEmail, at: clock.now() })
  expect(listed).toMatchObject({ id: voucher.id, isWithdrawable: true })
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

test("after fourteen days there is nothing to withdraw from", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  await makeBoughtVoucher(db, app, { buyerEmail })
  const late = new Date(clock.now().getTime() + 16 * DAY)
  const [listed] = await listWithdrawable(db, { email: buyerEmail, at: late })
  expect(listed?.isWithdrawable).toBe(false)
})

test("a voucher that nobody has bought, or that is not there, gives nothing back", async () => {
  const gift = await makeVoucher(db)
  for (const id of [gift.id, 2_000_000]) {
    await expect(revokeVoucher(db, admin, id)).rejects.toMatchObject({ kind: "not-found" })
  }
})
