import { expect, test } from "vitest"
import { columnsOfFeeRule } from "#features/bookings/core/booking.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import {
  canRefundPart,
  cardRangeOf,
  refundOfCut,
  refuseCut,
  refuseSplit,
  sayPartRefund,
} from "./part-refund.ts"

const BOOKING = {
  status: "confirmed",
  seats: 2,
  seatPriceCents: 6_250,
  feeCents: 625,
  ...columnsOfFeeRule(STANDARD_FEE_RULE),
  retainedShareCents: 0,
  retainedFeeCents: 0,
} as const

test("the fee falls with the share by the rule of all fees, for each seat", () => {
  expect(refundOfCut(BOOKING, 1_000)).toEqual({
    shareCents: 2_000,
    feeCents: 200,
    totalCents: 2_200,
  })
})

test("a fee never rises, and below its minimum only the share goes back", () => {
  expect(refundOfCut({ ...BOOKING, feeCents: 500 }, 1_000)).toMatchObject({ feeCents: 0 })
  expect(refundOfCut(BOOKING, 3_000)).toEqual({
    shareCents: 6_000,
    feeCents: 250,
    totalCents: 6_250,
  })
})

test("a part goes back until the costs are handed in, and all of it never", () => {
  for (const status of ["published", "paused", "under_way", "settlement_due"] as const) {
    expect(canRefundPart(BOOKING, { status })).toBe(true)
  }
  for (const status of ["settlement_submitted", "closed", "cancelled"] as const) {
    expect(canRefundPart(BOOKING, { status })).toBe(false)
  }
  expect(canRefundPart({ ...BOOKING, status: "requested" }, { status: "published" })).toBe(false)
  expect(refuseCut(BOOKING, 6_249)).toBeUndefined()
  expect(refuseCut(BOOKING, 6_250)).toContain("beende die Buchung")
})

test("before the click it is said what the card gets and what the credit", () => {
  const left = { cardCents: 1_200, creditCents: 12_550 }
  const preview = { ...BOOKING, left, canSplit: true, orderCount: 1 }
  const [money] = sayPartRefund(preview, 1_000)
  expect(money?.replaceAll("\u00a0", " ")).toContain(
    "22,00 € gehen zurück, 12,00 € auf das Zahlungsmittel und 10,00 € ins Guthaben",
  )
})

test("where card and credit have paid, the office may divide between what each of them still has", () => {
  const split = { left: { cardCents: 1_200, creditCents: 1_500 }, canSplit: true }
  expect(cardRangeOf(split, 2_200)).toEqual({ minCents: 700, maxCents: 1_200 })
  for (const toCardCents of [undefined, 700, 1_000, 1_200]) {
    expect(refuseSplit(split, 2_200, toCardCents)).toBeUndefined()
  }
  expect(refuseSplit(split, 2_200, 699)?.replaceAll("\u00a0", " ")).toContain("7,00 € bis 12,00 €")
  expect(refuseSplit(split, 2_200, 1_201)).toBeDefined()
  expect(refuseSplit({ ...split, canSplit: false }, 2_200, 1_000)).toContain("nichts aufteilen")
  const preview = { ...BOOKING, ...split, orderCount: 1 }
  expect(sayPartRefund(preview, 1_000, 800)[0]?.replaceAll("\u00a0", " ")).toContain(
    "8,00 € auf das Zahlungsmittel und 14,00 € ins Guthaben",
  )
})
