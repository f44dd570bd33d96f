import fc from "fast-check"
import { expect, test } from "vitest"
import { cardDueOf, cardPart } from "./payment-parts.ts"

const payments = fc
  .record({ card: fc.integer({ min: 50, max: 100_000 }), creditCents: fc.nat(100_000) })
  .map(({ card, creditCents }) => {
    const amountCents = card + creditCents
    return { amountCents, dueCents: amountCents, creditCents, creditDueCents: creditCents }
  })

test.each([
  // the card saves first
  [10_000, 7_500],
  [6_000, 3_500],
  // down to what a provider still collects
  [2_500, 50],
  [2_000, 50],
  [20, 20],
])("with 25,00 € from a voucher, of %i cents that are due the card pays %i", (due, card) => {
  const payment = {
    amountCents: 13_750,
    dueCents: 13_750,
    creditCents: 2_500,
    creditDueCents: 2_500,
  }
  expect(cardDueOf(payment, due)).toBe(card)
})

test("card and voucher always pay what is due, neither more than it had reserved", () => {
  fc.assert(
    fc.property(payments, fc.integer({ min: 1, max: 100 }), (payment, percent) => {
      const dueCents = Math.max(1, Math.floor((payment.amountCents * percent) / 100))
      const card = cardDueOf(payment, dueCents)
      const credit = dueCents - card
      expect(card).toBeGreaterThan(0)
      expect(card).toBeLessThanOrEqual(cardPart(payment).amountCents)
      expect(credit).toBeGreaterThanOrEqual(0)
      expect(credit).toBeLessThanOrEqual(payment.creditCents)
      // a second fall never asks the card for more
      const lowered = { ...payment, dueCents, creditDueCents: credit }
      expect(cardDueOf(lowered, dueCents)).toBe(card)
    }),
  )
})

test("what vouchers pay alone stays without a card, however little is due", () => {
  const payment = { amountCents: 6_875, dueCents: 6_875, creditCents: 6_875, creditDueCents: 6_875 }
  expect(cardDueOf(payment, 100)).toBe(0)
})
