import { expect, test } from "vitest"
import { planLeavingCredit } from "./leaving-credit.ts"

const now = new Date("2026-11-10T10:00:00Z")
const voucher = {
  id: 1,
  status: "active",
  valueCents: 10_000,
  balanceCents: 10_000,
  validUntil: new Date("2029-12-31T22:59:59Z"),
  replacedById: null,
  boughtAt: new Date("2026-11-06T09:00:00Z"),
  isOwnPurchase: false,
} as const

test.each([
  ["a present gets a new code", voucher, "new-code"],
  [
    "an own purchase within the 14 days is paid back",
    { ...voucher, isOwnPurchase: true },
    "refund",
  ],
  [
    "an own purchase of which something is used gives the rest back",
    { ...voucher, isOwnPurchase: true, balanceCents: 2_000 },
    "refund",
  ],
  [
    "an own purchase after the 14 days gets a new code",
    { ...voucher, isOwnPurchase: true, boughtAt: new Date("2026-10-01T09:00:00Z") },
    "new-code",
  ],
  ["what is blocked stays blocked", { ...voucher, status: "blocked" }, "blocked"],
] as const)("%s", (_, one, way) => {
  expect(planLeavingCredit([one], now)).toMatchObject([
    { voucherId: 1, way, cents: one.balanceCents },
  ])
})

test("what is used up, over or replaced is not credit any more", () => {
  const gone = [
    { ...voucher, balanceCents: 0 },
    { ...voucher, status: "expired" },
    { ...voucher, status: "revoked", balanceCents: 0 },
    { ...voucher, validUntil: new Date("2026-11-09T22:59:59Z") },
    { ...voucher, status: "blocked", replacedById: 2 },
  ] as const
  expect(planLeavingCredit(gone, now)).toEqual([])
})

test("several documents are listed in the order in which they expire, each with its date", () => {
  const early = { ...voucher, id: 7, validUntil: new Date("2027-12-31T22:59:59Z") }
  expect(planLeavingCredit([voucher, early], now)).toMatchObject([
    { voucherId: 7, validUntil: "2027-12-31T22:59:59.000Z" },
    { voucherId: 1, validUntil: "2029-12-31T22:59:59.000Z" },
  ])
})
