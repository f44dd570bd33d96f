import { randomUUID } from "node:crypto"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookOfReplacement, bookOfVoucher } from "../books/of-voucher.ts"
import { until } from "../books/until.ts"
import { type Browser, inBrowser, signedIn } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import { untilAnswered, untilMade } from "../wait.ts"
import { decided, demand, type Journey } from "./journey.ts"

const VALUE = 5_000

/** Bought by a guest, sent to somebody by mail and redeemed by them. */
export const givenVoucher: Journey = async (ground, { hasKeys }) => {
  const { db } = ground
  const book = await buy(ground, { delivery: "now", recipientEmail: "inge@aufwind.example" })
  const { code } = await untilAnswered(() => book.read(db))
  const { id: ownerId } = await untilMade(db, (tx) => makeUser(tx))
  const inge = await signedIn(ground, ownerId, hasKeys)
  const { json } = decided(await inge.insist("POST", "/api/vouchers/redeem", { code }), 200)
  const isHers = json.balanceCents === VALUE && json.creditCents === VALUE
  const wrong = isHers ? [] : [`redeemed: ${JSON.stringify(json)}`]
  const redeemed = { ...PAID, ownerId, isDelivered: true }
  return [...wrong, ...(await until(db, book, redeemed))]
}

/** Bought by SEPA debit, whose money comes later. */
export const debitedVoucher: Journey = async (ground) => {
  const book = await order(ground, { delivery: "print" }, { means: "sepa", outcome: "debit" })
  const { paymentRef } = await untilAnswered(() => book.read(ground.db))
  demand(await until(ground.db, book, { voucher: "ordered", payment: "processing", balance: 0 }))
  await pay(inBrowser(ground, false), paymentRef, "settle")
  return until(ground.db, book, PAID)
}

/** Bought by a guest who withdraws: the back office gives its price back. */
export const withdrawnVoucher: Journey = async (ground, { hasKeys }) => {
  const { db } = ground
  const book = await buy(ground, { delivery: "print" })
  const { voucherId } = await untilAnswered(() => book.read(db))
  const { id: adminId } = await untilMade(db, (tx) => makeUser(tx, { isAdmin: true }))
  const office = await signedIn(ground, adminId, hasKeys)
  decided(await office.insist("POST", `/api/vouchers/${voucherId}/revoke`), 200)
  return until(db, book, {
    voucher: "revoked",
    balance: 0,
    payment: "refunded",
    captured: VALUE,
    refunded: VALUE,
    cardBack: VALUE,
    refunds: 1,
    orders: 1,
  })
}

/** Lost: the back office replaces it, and only the new code is worth anything. */
export const replacedVoucher: Journey = async (ground, { hasKeys }) => {
  const { db } = ground
  const book = await buy(ground, { delivery: "print" })
  const former = await untilAnswered(() => book.read(db))
  const { id: adminId } = await untilMade(db, (tx) => makeUser(tx, { isAdmin: true }))
  const office = await signedIn(ground, adminId, hasKeys)
  const replace = `/api/vouchers/${former.voucherId}/replace`
  const { id } = decided(await office.insist("POST", replace, { ground: "lost" }), 200).json
  const replacement = bookOfReplacement(id)
  const { code } = await untilAnswered(() => replacement.read(db))
  const { id: ownerId } = await untilMade(db, (tx) => makeUser(tx))
  const owner = await signedIn(ground, ownerId, hasKeys)
  decided(await owner.insist("POST", "/api/vouchers/redeem", { code: former.code }), 400)
  decided(await owner.insist("POST", "/api/vouchers/redeem", { code }), 200)
  return [
    ...(await until(db, book, { balance: 0, captured: VALUE, refunded: 0 })),
    ...(await until(db, replacement, {
      voucher: "active",
      balance: VALUE,
      ownerId,
      replacements: 1,
    })),
  ]
}

const PAID = {
  voucher: "active",
  balance: VALUE,
  payment: "captured",
  captured: VALUE,
  refunded: 0,
  cardBack: 0,
  refunds: 0,
  orders: 1,
}

/** Paid by card at once. */
async function buy(ground: TestStack, delivery: Record<string, string>) {
  const book = await order(ground, delivery, { means: "card", outcome: "pay" })
  demand(await until(ground.db, book, PAID))
  return book
}

interface Payment {
  means: "card" | "sepa"
  outcome: string
}

/** By the plain forms of a browser without an account. */
async function order(ground: TestStack, delivery: Record<string, string>, payment: Payment) {
  const guest = inBrowser(ground, false)
  const buyerEmail = `gift-${randomUUID()}@aufwind.example`
  const input = new URLSearchParams({
    value: String(VALUE),
    motif: "see",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "Einmal selbst nachsehen.",
    ...delivery,
  })
  const made = decided(await guest.insist("POST", "/de/fluggutschein-verschenken", input), 302)
  const { means, outcome } = payment
  const shownTotalCents = String(VALUE)
  const form = new URLSearchParams({ intent: "voucher", buyerEmail, means, shownTotalCents })
  const { location } = decided(await guest.insist("POST", made.location, form), 302)
  await pay(guest, location.split("/").at(-1), outcome)
  return bookOfVoucher(buyerEmail)
}

async function pay(browser: Browser, ref: string | undefined, outcome: string): Promise<void> {
  decided(await browser.insist("POST", `/api/trial-payments/${ref}`, { outcome }), 200)
}
