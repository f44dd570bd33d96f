import fc from "fast-check"
import { expect, test } from "vitest"
import { feeSetting } from "#features/settings/descriptions/fee-setting.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import {
  MAX_SEAT_PRICE_CENTS,
  MAX_SHARING_PASSENGERS,
  MIN_SEAT_PRICE_CENTS,
  pilotShare,
  priceOfSeat,
  seatPriceCap,
  serviceFee,
  settle,
} from "./cost-sharing.ts"

test.each([
  { total: 30000, seats: 2, seat: 10000, fee: 1000, pays: 11000, pilot: 10000 },
  { total: 25000, seats: 3, seat: 6250, fee: 625, pays: 6875, pilot: 6250 },
  { total: 20000, seats: 2, seat: 6666, fee: 667, pays: 7333, pilot: 6668 },
  { total: 9000, seats: 1, seat: 4500, fee: 500, pays: 5000, pilot: 4500 },
  { total: 100000, seats: 5, seat: 16666, fee: 1667, pays: 18333, pilot: 16670 },
  { total: 10001, seats: 3, seat: 2500, fee: 500, pays: 3000, pilot: 2501 },
])("$total cents on $seats seats cost $seat, fee $fee, together $pays", (golden) => {
  const seat = seatPriceCap(golden.total, golden.seats)
  expect(seat).toBe(golden.seat)
  expect(priceOfSeat(seat, STANDARD_FEE_RULE)).toEqual({
    seatPriceCents: golden.seat,
    feeCents: golden.fee,
    totalCents: golden.pays,
  })
  expect(pilotShare(golden.total, seat, golden.seats)).toBe(golden.pilot)
})

test("the fee is at least 5 and at most 50 euros", () => {
  expect(serviceFee(MIN_SEAT_PRICE_CENTS, STANDARD_FEE_RULE)).toBe(500)
  expect(serviceFee(MAX_SEAT_PRICE_CENTS, STANDARD_FEE_RULE)).toBe(5000)
})

const flown = { prepaidCents: 6250, feeRule: STANDARD_FEE_RULE }

test.each([
  { actual: 22000, seats: [flown, flown, flown], share: 5500, refund: 750, fee: 75, pilot: 5500 },
  { actual: 26000, seats: [flown, flown, flown], share: 6250, refund: 0, fee: 0, pilot: 7250 },
  { actual: 18000, seats: [flown, flown, flown], share: 4500, refund: 1750, fee: 125, pilot: 4500 },
  { actual: 25000, seats: [flown], share: 6250, refund: 0, fee: 0, pilot: 18750 },
])("$actual cents in the end with $seats.length on board: $share each", (golden) => {
  const settlement = settle(golden.actual, golden.seats)
  for (const seat of settlement.seats) {
    expect(seat.shareCents).toBe(golden.share)
    expect(seat.refundCents).toBe(golden.refund)
    expect(seat.feeRefundCents).toBe(golden.fee)
  }
  expect(settlement.pilotCents).toBe(golden.pilot)
})

test("180 euros with two on board and one no-show cost 45 euros for everybody", () => {
  const settlement = settle(18000, [flown, flown, { ...flown, retainedCents: 6250 }])
  expect(settlement.seats.map((seat) => seat.shareCents)).toEqual([4500, 4500, 4500])
  expect(settlement.pilotCents).toBe(4500)
})

/** Every rule that an operator may set. */
const feeRules = fc
  .record({
    ratePermille: fc.integer({ min: 10, max: 250 }),
    minCents: fc.integer({ min: 100, max: 1_000 }),
    maxCents: fc.integer({ min: 100, max: 15_000 }),
  })
  .filter((rule) => feeSetting.schema.safeParse(rule).success)

const seats = fc.array(
  fc.record(
    {
      prepaidCents: fc.integer({ min: MIN_SEAT_PRICE_CENTS, max: MAX_SEAT_PRICE_CENTS }),
      feeRule: feeRules,
      retainedCents: fc.integer({ min: 0, max: 150_000 }),
    },
    { requiredKeys: ["prepaidCents", "feeRule"] },
  ),
  { minLength: 0, maxLength: MAX_SHARING_PASSENGERS },
)

test("the pilot always carries at least one share, and no cent is lost", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2_000_000 }), seats, (actual, list) => {
      const settlement = settle(actual, list)
      const shares = settlement.seats.map((seat) => seat.shareCents)
      expect(settlement.pilotCents).toBeGreaterThanOrEqual(Math.max(0, ...shares))
      expect(shares.reduce((sum, share) => sum + share, settlement.pilotCents)).toBe(actual)
      for (const [index, seat] of settlement.seats.entries()) {
        expect(seat.refundCents).toBeGreaterThanOrEqual(0)
        expect(seat.feeRefundCents).toBeGreaterThanOrEqual(0)
        expect(seat.shareCents + seat.refundCents).toBe(list[index]?.prepaidCents)
      }
    }),
    { numRuns: 2000 },
  )
})

test("at the highest allowed price the pilot pays at least as much as each guest", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4000, max: 900_000 }),
      fc.integer({ min: 1, max: MAX_SHARING_PASSENGERS }),
      (total, offered) => {
        const seat = seatPriceCap(total, offered)
        expect(pilotShare(total, seat, offered)).toBeGreaterThanOrEqual(seat)
        expect(pilotShare(total, seat, offered) + seat * offered).toBe(total)
      },
    ),
  )
})
