import { expect, test } from "vitest"
import { createRandom } from "#db/seed/random.ts"
import { columnsOfFeeRule } from "#features/bookings/core/booking.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { refundBearers } from "./refund-bearers.ts"
import { NO_SEATS, type Outcome, type Party, stateCosts } from "./settlement.ts"
import {
  canRefundShare,
  refuseShareCut,
  sayShareRefund,
  shareRefundNeedsSecondPerson,
  shareRefundOf,
  whyNoShareRefund,
} from "./share-refund.ts"

const PART = { bookedAt: null, shareCents: 5_500 }
const SUBMITTED = { status: "settlement_submitted" } as const
const readable = (sentences: readonly string[]) => sentences.join(" ").replaceAll("\u00a0", " ")

test("a share goes back between the statement and its release, and then never again", () => {
  expect(canRefundShare({ status: "flown" }, SUBMITTED, PART)).toBe(true)
  expect(canRefundShare({ status: "no_show" }, SUBMITTED, PART)).toBe(true)
  expect(whyNoShareRefund({ status: "confirmed" }, { status: "settlement_due" }, null)).toContain(
    "noch keine Abrechnung",
  )
  expect(whyNoShareRefund({ status: "disputed" }, SUBMITTED, PART)).toContain("Entscheide erst")
  const released = { ...PART, bookedAt: new Date() }
  for (const [flight, part] of [
    [{ status: "closed" } as const, released],
    [SUBMITTED, released],
  ] as const) {
    expect(whyNoShareRefund({ status: "settled" }, flight, part)).toContain("holen wir nie zurück")
  }
  const nothing = { ...PART, shareCents: 0 }
  expect(whyNoShareRefund({ status: "flown" }, SUBMITTED, nothing)).toContain("Kulanz")
})

test("one function says who may bear it: nobody before the statement, the pilot until the release, the platform always", () => {
  const room = { givenCents: 0, cardCents: 0, hasAccount: true }
  const booking = {
    seats: 1,
    seatPriceCents: 6_250,
    feeCents: 625,
    feeRatePermille: 100,
    feeMinCents: 500,
    feeMaxCents: 5_000,
    retainedShareCents: 0,
    retainedFeeCents: 0,
  }
  const before = { ...booking, status: "confirmed" } as const
  expect(
    refundBearers({ booking: before, flight: { status: "published" }, part: null, room }),
  ).toMatchObject({ price: true, platform: true, pilot: { whyNot: expect.any(String) } })
  const flown = { ...booking, status: "flown" } as const
  expect(refundBearers({ booking: flown, flight: SUBMITTED, part: PART, room })).toEqual({
    price: false,
    platform: true,
    pilot: true,
  })
  const part = { ...PART, bookedAt: new Date() }
  const settled = { ...booking, status: "settled" } as const
  expect(
    refundBearers({ booking: settled, flight: { status: "closed" }, part, room }),
  ).toMatchObject({ price: false, platform: true, pilot: { whyNot: expect.any(String) } })
})

test("what the page computes is what dividing the costs once more gives everybody on board", () => {
  const random = createRandom("share refunds")
  for (let run = 0; run < 500; run += 1) {
    const rule = random.pick([
      { ratePermille: 100, minCents: 500, maxCents: 5_000 },
      { ratePermille: 250, minCents: 100, maxCents: 900 },
    ])
    const party = (bookingId: number, outcome: Outcome): Party => {
      const seat = priceOfSeat(random.int(1_000, 9_000), rule)
      const seats = random.int(1, 3)
      const late = random.chance(0.3)
        ? { seats: 1, shareCents: Math.floor(seat.seatPriceCents / 2), feeCents: seat.feeCents }
        : NO_SEATS
      return {
        bookingId,
        outcome,
        feeRule: rule,
        seats,
        shareCents: seats * seat.seatPriceCents,
        feeCents: seats * seat.feeCents,
        late,
      }
    }
    const parties = [party(1, random.pick(["flown", "no_show"] as const)), party(2, "flown")]
    const [own, other] = parties
    const cost = random.int(2_000, 60_000)
    const { parts: before, equalShareCents, pilotCents } = stateCosts(cost, parties)
    if (!own || !other || !before[0]) throw new Error("nobody flew")
    const seatPriceCents = own.shareCents / own.seats
    const seatShareCents = Math.min(seatPriceCents, equalShareCents)
    if (seatShareCents < 2) continue
    const cutCents = random.int(1, seatShareCents - 1)
    const preview = {
      paid: {
        seats: own.seats,
        seatPriceCents,
        feeCents: own.feeCents / own.seats,
        ...columnsOfFeeRule(rule),
      },
      seatShareCents,
      shareCents: before[0].shareCents,
      feeCents: before[0].feeCents,
      lateFeeCents: own.late.feeCents,
      refundedCents: 0,
      left: { cardCents: 0, creditCents: 0 },
      canSplit: false,
      orderCount: 1,
    }
    const refund = shareRefundOf(preview, cutCents)
    const seat = priceOfSeat(refund.seatPriceCents, rule)
    const cut = {
      ...own,
      shareCents: own.seats * refund.seatPriceCents,
      feeCents: own.seats * Math.min(seat.feeCents, own.feeCents / own.seats),
    }
    const after = stateCosts(cost, [cut, other])
    expect(after.parts[0]).toMatchObject({
      shareCents: refund.pilotCents,
      feeCents: before[0].feeCents - refund.more.feeCents,
    })
    expect(after.parts[1]).toEqual(before[1])
    // never more than was paid, and it is the pilot who carries it
    expect(after.pilotCents).toBe(pilotCents + refund.more.shareCents)
    expect(refund.now.totalCents).toBe(
      own.shareCents + own.feeCents - cut.shareCents - cut.feeCents,
    )
    expect(refund.now.totalCents).toBeGreaterThanOrEqual(refund.more.totalCents)
  }
})

const PREVIEW = {
  paid: {
    seats: 2,
    seatPriceCents: 6_250,
    feeCents: 625,
    feeRatePermille: 100,
    feeMinCents: 500,
    feeMaxCents: 5_000,
  },
  seatShareCents: 6_000,
  shareCents: 12_000,
  feeCents: 1_200,
  lateFeeCents: 0,
  refundedCents: 0,
  left: { cardCents: 13_750, creditCents: 0 },
  canSplit: false,
  orderCount: 1,
}

test("before the click everybody's sums are said, and never all of a share goes back", () => {
  const said = readable(sayShareRefund(PREVIEW, 1_000))
  expect(said).toContain("22,00 € mehr zurück: 20,00 € Kostenanteil und 2,00 € Servicegebühr.")
  expect(said).toContain("Mit den 5,50 €")
  expect(said).toContain("sind es 27,50 €")
  expect(said).toContain("100,00 € statt 120,00 € und trägt 20,00 € mehr selbst")
  expect(refuseShareCut(PREVIEW, 5_999)).toBeUndefined()
  expect(refuseShareCut(PREVIEW, 6_000)).toContain("etwas davon bleibt")
})

test("over 500 euros of one booking somebody else has to agree", () => {
  const refund = shareRefundOf(PREVIEW, 1_000)
  const before = { ...PREVIEW, refundedCents: 47_800 }
  expect(shareRefundNeedsSecondPerson(before, refund)).toBe(false)
  expect(shareRefundNeedsSecondPerson({ ...before, refundedCents: 47_801 }, refund)).toBe(true)
  expect(readable(sayShareRefund({ ...before, refundedCents: 47_801 }, 1_000))).toContain(
    "Eine zweite Person muss es freigeben",
  )
})
