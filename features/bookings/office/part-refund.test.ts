import { expect, test } from "vitest"
import { canRefundPart, refundOfCut, refuseCut, sayPartRefund } from "./part-refund.ts"

const BOOKING = {
  status: "confirmed",
  seats: 2,
  seatPriceCents: 6_250,
  feeCents: 625,
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
  const preview = { ...BOOKING, left: { cardCents: 1_200, creditCents: 12_550 }, orderCount: 1 }
  const [money] = sayPartRefund(preview, 1_000)
  expect(money?.replaceAll("\u00a0", " ")).toContain(
    "22,00 € gehen zurück, 12,00 € auf das Zahlungsmittel und 10,00 € ins Guthaben",
  )
})
