import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listBookingStories } from "#features/accounting/server/booking-stories.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { applyProviderEvent } from "#features/payments/server/apply-provider-event.ts"
import { disputesTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { revokeVoucher } from "#features/vouchers/server/revoke-voucher.ts"
import { listOwnVouchers } from "#features/vouchers/server/vouchers-queries.ts"
import { clock } from "#platform/clock.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeReturnedRefund, returnRefundOf } from "#tests/support/make-returned-refund.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"

const db = await testDatabase()
const app = testApplication(db)

afterEach(async () => expect(await brokenInvariants(db)).toEqual([]))

async function asked() {
  const { id: guestId, email } = await makeUser(db)
  const returned = await makeReturnedRefund(db, guestId)
  await workOff(db)
  const choose = (choice: string, as = guestId) =>
    app.call("POST", `/api/refund-returns/${returned.returnId}/choice`, { as, body: { choice } })
  return { ...returned, guestId, email, choose }
}

async function statusOf(refundId: number) {
  const [refund] = await db.select().from(refundsTable).where(eq(refundsTable.id, refundId))
  return `${refund?.status} by try ${refund?.attempt}`
}

const creditOf = async (userId: number) =>
  (await listOwnVouchers(db, userId)).map(({ balanceCents, valueCents, status }) => {
    return `${status} ${balanceCents} of ${valueCents}`
  })

test("whoever ordered is told by bell and mail that a refund came back, with the way to choose", async () => {
  const { guestId, email, returnId } = await asked()
  const bells = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, guestId))
  const bell = bells.find(({ kind }) => kind === "refund-returned")
  expect(bell?.data).toEqual({ returnId, amountCents: 6_875 })
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))
  const mail = mails.find(({ subject }) => subject.includes("kam zurück"))
  expect(mail?.text).toContain(`/de/cockpit/erstattung/${returnId}`)
})

test("the same means once more is another try at once", async () => {
  const { refundId, choose } = await asked()
  expect((await choose("same_means")).status).toBe(200)
  await workOff(db)
  expect(await statusOf(refundId)).toBe("done by try 2")
})

test("as credit it is a voucher of their own over that very amount, and the story says so", async () => {
  const { refundId, guestId, bookingId, choose } = await asked()
  expect((await choose("credit")).status).toBe(200)
  await workOff(db)
  expect(await statusOf(refundId)).toBe("paid_otherwise by try 1")
  expect(await creditOf(guestId)).toEqual(["active 6875 of 6875"])
  const { stories } = await listBookingStories(db, guestId, { page: 1, bookingId })
  expect(stories[0]?.balance).toMatchObject({
    paidCents: 6_875,
    backCents: 6_875,
    waitingCents: 0,
    voucherCents: 0,
  })
  expect(stories[0]?.moves[0]?.told).toMatchObject({
    title: "Als Guthaben erstattet",
    cents: 6_875,
  })
})

test("double clicks and two tabs choose once, and the first choice counts", async () => {
  const { guestId, choose } = await asked()
  const statuses = await Promise.all(["credit", "credit", "credit"].map((one) => choose(one)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await creditOf(guestId)).toEqual(["active 6875 of 6875"])
  const other = await choose("same_means")
  expect(other).toMatchObject({ status: 422, json: { code: "way-is-decided" } })
  expect(await creditOf(guestId)).toEqual(["active 6875 of 6875"])
})

test("different choices at once leave one of them", async () => {
  const { refundId, guestId, choose } = await asked()
  const answers = await Promise.all(["credit", "same_means"].map((one) => choose(one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  await workOff(db)
  const isCredit = answers[0]?.status === 200
  expect(await statusOf(refundId)).toBe(isCredit ? "paid_otherwise by try 1" : "done by try 2")
  expect(await creditOf(guestId)).toHaveLength(isCredit ? 1 : 0)
})

test("who bought a voucher without an account is told by mail, and chooses with one of that address", async () => {
  const buyerEmail = `${randomUUID()}@example.org`
  const voucher = await makeBoughtVoucher(db, app, { buyerEmail })
  const { id: adminId } = await makeUser(db)
  const admin = {
    kind: "user",
    userId: adminId,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  expect(await revokeVoucher(db, admin, voucher.id)).toBe("revoked")
  const { returnId, refundId } = await returnRefundOf(db, voucher.checkoutId ?? 0)
  await workOff(db)
  const mails = await mailsTo(db, buyerEmail)
  const mail = mails.find(({ subject }) => subject.includes("kam zurück"))
  expect(mail?.text).toContain(`/de/cockpit/erstattung/${returnId}`)
  expect(mail?.text).toContain("Du hast ohne Konto bestellt.")

  const path = `/api/refund-returns/${returnId}/choice`
  const choose = (as: number) => app.call("POST", path, { as, body: { choice: "credit" } })
  const unconfirmed = await makeUser(db, { email: buyerEmail, emailConfirmedAt: null })
  expect((await choose(unconfirmed.id)).status).toBe(404)
  await db
    .update(usersTable)
    .set({ emailConfirmedAt: clock.now() })
    .where(eq(usersTable.id, unconfirmed.id))
  expect((await choose(unconfirmed.id)).status).toBe(200)
  expect(await statusOf(refundId)).toBe("paid_otherwise by try 1")
  expect(await creditOf(unconfirmed.id)).toHaveLength(1)
})

test("strangers find nothing to choose", async () => {
  const { refundId, choose } = await asked()
  const { id: stranger } = await makeUser(db)
  expect((await choose("credit", stranger)).status).toBe(404)
  expect(await statusOf(refundId)).toBe("returned by try 1")
})

test("while a bank disputes the charge there is nothing to choose", async () => {
  const { refundId, report, choose } = await asked()
  const { providerRef } = report("refunded")
  const disputeRef = "disputed beside a return"
  const dispute = { providerRef, amountCents: 1_000, disputeRef }
  await applyProviderEvent(db, "trial", { ...dispute, eventId: "opened", kind: "charged_back" })
  expect((await choose("credit")).status).toBe(422)
  await applyProviderEvent(db, "trial", { ...dispute, eventId: "won", kind: "dispute_won" })
  expect((await choose("credit")).status).toBe(200)
  expect(await statusOf(refundId)).toBe("paid_otherwise by try 1")
  const [row] = await db
    .select()
    .from(disputesTable)
    .where(eq(disputesTable.providerRef, disputeRef))
  expect(row?.status).toBe("won")
})
