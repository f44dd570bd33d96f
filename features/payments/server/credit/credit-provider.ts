import { createHash } from "node:crypto"
import type { PaymentProvider } from "../payment-provider.ts"
import { promiseCreditReport } from "./promise-credit-report.ts"

/**
 * Stands where a card would, for what vouchers pay alone: every step succeeds, nobody outside is
 * asked, and what moves lies in our own ledger.
 */
export const creditProvider: PaymentProvider = {
  name: "credit",

  nameFor(key) {
    return `credit_${createHash("sha256").update(key).digest("hex").slice(0, 24)}`
  },

  async create() {
    // it is authorised as soon as there is a row of it
  },

  async isKnown() {
    return true
  },

  async capture(db, providerRef, amountCents) {
    const eventId = `captured/${providerRef}`
    await promiseCreditReport(db, { eventId, kind: "captured", providerRef, amountCents })
  },

  async void(db, providerRef) {
    const eventId = `voided/${providerRef}`
    await promiseCreditReport(db, { eventId, kind: "voided", providerRef, amountCents: 0 })
  },

  async expire() {
    // it is never open
  },

  async close() {
    // nor can it be closed
  },

  async refund(db, refund) {
    const refundRef = `credit_refund_${refund.idempotencyKey}`
    await promiseCreditReport(db, { ...refund, eventId: refundRef, kind: "refunded", refundRef })
    return { refundRef }
  },

  async ask() {
    // its reports are jobs of our own, and none is lost
    return []
  },
}
