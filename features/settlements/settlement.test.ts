import fc from "fast-check"
import { expect, test } from "vitest"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import {
  NO_SEATS,
  type Outcome,
  type Party,
  prepaidOf,
  refundOf,
  stateCosts,
} from "./settlement.ts"

function party(outcome: Outcome = "flown", seats = 1, seatPriceCents = 6_250): Party {
  const { feeCents } = priceOfSeat(seatPriceCents, STANDARD_FEE_RULE)
  const isLate = outcome === "cancelled_late"
  const shareCents = isLate ? Math.floor((seats * seatPriceCents) / 2) : seats * seatPriceCents
  const feeRule = STANDARD_FEE_RULE
  const paid = { seats, shareCents, feeCents: seats * feeCents }
  return { bookingId: 1, outcome, feeRule, ...paid, late: NO_SEATS }
}

function keptOf(seats: number, seatPriceCents: number) {
  const { feeCents } = priceOfSeat(seatPriceCents, STANDARD_FEE_RULE)
  return { seats, shareCents: Math.floor((seats * seatPriceCents) / 2), feeCents: seats * feeCents }
}

const flown = (count: number) => Array.from({ length: count }, () => party())

test.each([
  { actual: 22_000, parties: flown(3), share: 5_500, refund: 750, fee: 75, pilot: 5_500 },
  { actual: 26_000, parties: flown(3), share: 6_250, refund: 0, fee: 0, pilot: 7_250 },
  { actual: 18_000, parties: flown(3), share: 4_500, refund: 1_750, fee: 125, pilot: 4_500 },
  { actual: 25_000, parties: flown(1), share: 6_250, refund: 0, fee: 0, pilot: 18_750 },
  {
    actual: 18_000,
    parties: [...flown(2), party("no_show")],
    share: 4_500,
    refund: 1_750,
    fee: 125,
    pilot: 4_500,
  },
])("$actual cents, $parties.length seats: each carries $share", (vector) => {
  const { parts, pilotCents } = stateCosts(vector.actual, vector.parties)
  expect(pilotCents).toBe(vector.pilot)
  expect(new Set(parts.map(({ shareCents }) => shareCents))).toEqual(new Set([vector.share]))
  expect(parts[0]).toMatchObject({
    refundShareCents: vector.refund,
    refundFeeCents: vector.fee,
  })
})

test("a late cancellation retains at most a share, and its fee", () => {
  const [late] = stateCosts(25_000, [party("cancelled_late"), ...flown(2)]).parts
  expect(late).toMatchObject({ shareCents: 3_125, feeCents: 625, refundShareCents: 0 })
  const [cheaper] = stateCosts(8_000, [party("cancelled_late"), ...flown(2)]).parts
  expect(cheaper).toMatchObject({ shareCents: 2_000, feeCents: 625, refundShareCents: 1_125 })
})

test("a seat given up late counts along with the flown one, and retains at most a share", () => {
  const late = { seats: 1, shareCents: 3_125, feeCents: 625 }
  const [part, other] = stateCosts(18_000, [{ ...party(), late }, party()]).parts
  expect(part).toMatchObject({ seats: 2, shareCents: 4_500 + 3_125, feeCents: 500 + 625 })
  expect(part).toMatchObject({ refundShareCents: 1_750, refundFeeCents: 125 })
  expect(other).toMatchObject({ shareCents: 4_500, refundShareCents: 1_750 })
})

test("an objection that was right gives everything back and makes nobody else pay more", () => {
  const before = stateCosts(18_000, flown(3))
  const after = stateCosts(18_000, [party("released"), ...flown(2)])
  expect(after.parts[0]).toMatchObject({ shareCents: 0, feeCents: 0 })
  expect(after.parts.map(refundOf)).toEqual([6_875, 1_875, 1_875])
  expect(after.parts[1]).toEqual(before.parts[1])
  expect(after.pilotCents).toBe(9_000)
})

const parties = fc.array(
  fc.record({
    outcome: fc.constantFrom<Outcome>("flown", "no_show", "cancelled_late", "released"),
    seats: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 1_000, max: 150_000 }),
    lateCancelledSeats: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 5 },
)

test("whatever a flight has cost: nobody pays more than prepaid, nothing is lost, the pilot carries a share", () => {
  fc.assert(
    fc.property(parties, fc.integer({ min: 1, max: 1_000_000 }), (wishes, actual) => {
      const given = wishes.map(({ outcome, seats, price, lateCancelledSeats }) => ({
        ...party(outcome, seats, price),
        ...(outcome !== "cancelled_late" && { late: keptOf(lateCancelledSeats, price) }),
      }))
      const { parts, pilotCents, equalShareCents } = stateCosts(actual, given)
      const carried = parts.reduce((sum, { shareCents }) => sum + shareCents, 0)
      expect(carried + pilotCents).toBe(actual)
      expect(pilotCents).toBeGreaterThanOrEqual(equalShareCents)
      parts.forEach((part, index) => {
        const prepaid = prepaidOf(given[index] as Party)
        expect(part.shareCents).toBeLessThanOrEqual(part.seats * equalShareCents)
        expect(part.shareCents + part.refundShareCents).toBe(prepaid.shareCents)
        expect(part.feeCents + part.refundFeeCents).toBe(prepaid.feeCents)
        expect(part.refundShareCents).toBeGreaterThanOrEqual(0)
        expect(part.refundFeeCents).toBeGreaterThanOrEqual(0)
      })
    }),
    { numRuns: 2_000 },
  )
})
