import { afterEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { deliverVouchersQueue } from "#features/vouchers/server/deliver-vouchers.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, instantAt, isoDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { findVoucherCheckout } from "./find-voucher-checkout.ts"
import { openVoucherByForm } from "./open-voucher-by-form.ts"
import { orderVoucherByForm } from "./order-voucher-by-form.ts"

const db = await testDatabase()
const app = testApplication(db)

let addresses = 0
let restoreClock = () => {}
afterEach(() => restoreClock())

const WISH = {
  value: "15000",
  motif: "berge",
  recipientName: "Oma Inge",
  senderName: "Lena und Paul",
  greeting: "Einmal selbst nachsehen.",
  delivery: "now",
}

/** All vouchers of these tests are bought in one browser, side by side. */
const BROWSER = "x".repeat(43)

const formOf = (entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

function open(entries: Record<string, string>, user: UserActor | null = null) {
  addresses += 1
  const visitor = { user, address: `10.0.0.${addresses}`, secret: BROWSER }
  return openVoucherByForm(db, formOf({ ...WISH, ...entries }), visitor)
}

async function opened(entries: Record<string, string>, user: UserActor | null = null) {
  const answer = await open(entries, user)
  if (!("ref" in answer)) throw new Error(JSON.stringify(answer))
  return answer.ref
}

function order(ref: string, entries: Record<string, string>, user: UserActor | null = null) {
  const visitor = { user, address: `10.1.0.${addresses}`, ref, secret: BROWSER }
  return orderVoucherByForm(db, formOf({ shownTotalCents: "15000", ...entries }), visitor)
}

async function pay(ref: string, buyerEmail: string, outcome = "pay") {
  const answer = await order(ref, { buyerEmail })
  if (!("paymentRef" in answer)) throw new Error(JSON.stringify(answer))
  await app.call("POST", `/api/trial-payments/${answer.paymentRef}`, { body: { outcome } })
  await workOff(db)
  return answer.paymentRef
}

async function voucherOf(ref: string): Promise<VoucherRow> {
  const checkout = await findVoucherCheckout(db, { secret: BROWSER, user: null }, ref)
  if (!checkout) throw new Error("no voucher in this checkout")
  return checkout.voucher
}

let people = 0
const someAddress = () => {
  people += 1
  return `person${people}@example.org`
}

test("a guest buys a voucher: it is collected at once, its code goes to whom it is for, with the PDF", async () => {
  const [buyer, inge] = [someAddress(), someAddress()]
  const ref = await opened({ recipientEmail: inge })
  await pay(ref, buyer)
  const voucher = await voucherOf(ref)
  expect(voucher).toMatchObject({ status: "active", valueCents: 15_000, buyerEmail: buyer })
  expect(voucher.validUntil?.toISOString()).toMatch(/^\d{4}-12-31T22:59:59.000Z$/)
  const code = formatVoucherCode(voucher.code ?? "")
  const [gift] = await mailsTo(db, inge)
  expect(gift?.subject).toBe("Ein Flug für dich, geschenkt von Lena und Paul")
  expect(gift?.text).toContain(code)
  const [receipt] = await mailsTo(db, buyer)
  expect(receipt?.text).toContain("150,00")
  expect(receipt?.text).not.toContain(code)
  const { rows } = await db.execute<{ pdf: string }>(
    `select attachments->0->>'content' as pdf from mails where recipient = '${inge}'`,
  )
  expect(
    Buffer.from(rows[0]?.pdf ?? "", "base64")
      .toString("latin1")
      .slice(0, 8),
  ).toBe("%PDF-1.7")
  expect(await brokenInvariants(db)).toEqual([])
})

test("for printing, the code and the PDF go to the buyer only", async () => {
  const buyer = someAddress()
  const ref = await opened({ delivery: "print" })
  await pay(ref, buyer)
  const voucher = await voucherOf(ref)
  const mails = await mailsTo(db, buyer)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(formatVoucherCode(voucher.code ?? ""))
})

test("on a day, it arrives there at eight in the morning, once", async () => {
  const [buyer, inge] = [someAddress(), someAddress()]
  const deliverOn = addDays(isoDay(clock.now(), HOME_ZONE), 20)
  const ref = await opened({ delivery: "date", deliverOn, recipientEmail: inge })
  await pay(ref, buyer)
  await deliverVouchersQueue.run(db, null)
  await workOff(db)
  expect(await mailsTo(db, inge)).toEqual([])
  const morning = instantAt(deliverOn, "08:00", HOME_ZONE) ?? clock.now()
  restoreClock = setClockSource(() => morning)
  await Promise.all([deliverVouchersQueue.run(db, null), deliverVouchersQueue.run(db, null)])
  await workOff(db)
  expect(await mailsTo(db, inge)).toHaveLength(1)
})

test("an account orders without typing its address, and owns the order", async () => {
  const guest = await makeUser(db)
  const user: UserActor = { kind: "user", userId: guest.id, isPilot: false, isAdmin: false }
  const ref = await opened({ delivery: "print" }, user)
  expect(await order(ref, {}, user)).toMatchObject({ paymentRef: expect.any(String) })
  expect(await voucherOf(ref)).toMatchObject({ buyerId: guest.id, buyerEmail: guest.email })
  const stranger: UserActor = { ...user, userId: (await makeUser(db)).id }
  expect(await findVoucherCheckout(db, { secret: BROWSER, user: stranger }, ref)).toBeUndefined()
})

test("a double click has one payment, a declined card a second try, and a paid one is not paid again", async () => {
  const buyer = someAddress()
  const ref = await opened({ delivery: "print" })
  const answers = await Promise.all([1, 2, 3].map(() => order(ref, { buyerEmail: buyer })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const first = await pay(ref, buyer, "decline")
  expect((await voucherOf(ref)).status).toBe("ordered")
  expect(await pay(ref, buyer)).not.toBe(first)
  expect((await voucherOf(ref)).status).toBe("active")
  expect(await order(ref, { buyerEmail: buyer })).toMatchObject({
    refusedVoucher: { failure: "Dieser Gutschein ist schon bestellt." },
  })
  expect(await brokenInvariants(db)).toEqual([])
})

test.each<[Record<string, string>, string]>([
  [{ value: "" }, "value"],
  [{ value: "anderer", otherEuros: "24" }, "otherEuros"],
  [{ value: "anderer", otherEuros: "80,50" }, "otherEuros"],
  [{ value: "anderer", otherEuros: "1001" }, "otherEuros"],
  [{ motif: "einhorn" }, "motif"],
  [{ recipientName: "" }, "recipientName"],
  [{ senderName: "" }, "senderName"],
  [{ greeting: "a".repeat(301) }, "greeting"],
  [{ delivery: "taube" }, "delivery"],
  [{ delivery: "date", deliverOn: "" }, "deliverOn"],
  [{ delivery: "date", deliverOn: "2020-01-01" }, "deliverOn"],
  [{ delivery: "date", deliverOn: "2099-01-01" }, "deliverOn"],
  [{ recipientEmail: "inge" }, "recipientEmail"],
])("%o is refused at %s, and what was typed stays", async (entries, field) => {
  const answer = await open({ recipientEmail: "inge@example.org", ...entries })
  expect(answer).toMatchObject({
    entries: { recipientName: entries.recipientName ?? WISH.recipientName },
    fields: { [field]: expect.any(String) },
  })
})

test("everything that is missing is listed at once", async () => {
  const answer = await open({ value: "", senderName: "", delivery: "date", recipientEmail: "" })
  expect(Object.keys("fields" in answer ? answer.fields : {}).toSorted()).toEqual([
    "deliverOn",
    "recipientEmail",
    "senderName",
    "value",
  ])
})

test("what was changed on the way to the button is refused", async () => {
  const ref = await opened({ delivery: "print" })
  const other = await order(ref, { buyerEmail: someAddress(), shownTotalCents: "100" })
  expect(other).toMatchObject({ refusedVoucher: { failure: expect.stringContaining("150,00") } })
  const nobody = await order(ref, { buyerEmail: "keine" })
  expect(nobody).toMatchObject({ refusedVoucher: { fields: { buyerEmail: expect.any(String) } } })
  const later = new Date(clock.now().getTime() + hours(25))
  restoreClock = setClockSource(() => later)
  const late = await order(ref, { buyerEmail: someAddress() })
  expect(late).toMatchObject({
    refusedVoucher: { failure: expect.stringContaining("nicht mehr in der Kasse") },
  })
})
