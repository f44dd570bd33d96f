import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { inTransaction } from "#platform/server/db.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
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
  officeRoles: ["owner"],
}

test("a buyer who withdraws in time gets everything back, once, and the voucher is void", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const guest = await makeUser(db)
  const user: UserActor = { ...admin, userId: guest.id, isAdmin: false, officeRoles: [] }
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
  const user: UserActor = { ...admin, userId: guest.id, isAdmin: false, officeRoles: [] }
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
