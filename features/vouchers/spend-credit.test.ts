import fc from "fast-check"
import { expect, test } from "vitest"
import { days } from "#platform/duration.ts"
import { creditFor, planSpending } from "./spend-credit.ts"

test.each([
  [13_750, 5_000, 5_000],
  [13_750, 20_000, 13_750],
  [13_750, 0, 0],
  // 0,30 € cannot be paid by card
  [13_750, 13_720, 13_700],
  [13_750, 13_700, 13_700],
])("of %i cents, with %i available, credit pays %i", (total, available, credit) => {
  expect(creditFor(total, available)).toBe(credit)
})

const cents = fc.integer({ min: 1, max: 200_000 })

test("credit and card always make the total, and no card pays less than 50 cents", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 200_000 }), (total, available) => {
      const credit = creditFor(total, available)
      const card = total - credit
      expect(credit).toBeGreaterThanOrEqual(0)
      expect(credit).toBeLessThanOrEqual(Math.min(total, available))
      expect(card === 0 || card >= Math.min(50, total)).toBe(true)
    }),
  )
})

const sources = fc
  .array(fc.record({ balanceCents: fc.integer({ min: 0, max: 30_000 }), day: fc.nat(400) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((drawn) =>
    drawn.map(({ balanceCents, day }, index) => ({
      id: index + 1,
      balanceCents,
      validUntil: new Date(days(day)),
    })),
  )

test("vouchers that end first pay first, none more than it has, all together the amount", () => {
  fc.assert(
    fc.property(sources, fc.nat(100), (vouchers, percent) => {
      const all = vouchers.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
      const amount = Math.floor((all * percent) / 100)
      const parts = planSpending(vouchers, amount)
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(amount)
      const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]))
      parts.forEach((part, index) => {
        const voucher = byId.get(part.voucherId)
        expect(part.cents).toBeLessThanOrEqual(voucher?.balanceCents ?? 0)
        // only the last one may keep something
        if (index < parts.length - 1) expect(part.cents).toBe(voucher?.balanceCents)
        const next = byId.get(parts[index + 1]?.voucherId ?? 0)
        if (next && voucher) expect(voucher.validUntil <= next.validUntil).toBe(true)
      })
    }),
  )
})
