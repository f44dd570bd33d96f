import { expect, test } from "vitest"
import { judgeWithdrawal, withdrawableUntil } from "./withdrawal-period.ts"

test.each([
  // Friday 6 November, so Friday 20 November, to its last second in Berlin
  ["2026-11-06T09:00:00Z", "2026-11-20T22:59:59.000Z"],
  // still Friday in UTC, Saturday in Berlin: the last day would be a Saturday
  ["2026-11-06T23:30:00Z", "2026-11-23T22:59:59.000Z"],
  // would end on Sunday 25 April
  ["2027-04-11T09:00:00Z", "2027-04-26T21:59:59.000Z"],
  // would end on Christmas Day, a Friday; Saturday and Sunday follow
  ["2026-12-11T09:00:00Z", "2026-12-28T22:59:59.000Z"],
  // would end on Corpus Christi, a holiday in some states
  ["2027-05-13T09:00:00Z", "2027-05-28T21:59:59.000Z"],
  // across the end of summer time
  ["2026-10-20T09:00:00Z", "2026-11-03T22:59:59.000Z"],
])("bought at %s it can be withdrawn from until %s", (boughtAt, until) => {
  expect(withdrawableUntil(new Date(boughtAt)).toISOString()).toBe(until)
})

const boughtAt = new Date("2026-11-06T09:00:00Z")
const fresh = { status: "active", balanceCents: 10_000, boughtAt } as const

test.each([
  ["withdrawable", fresh, "2026-11-20T22:59:59Z"],
  ["late", fresh, "2026-11-20T23:00:00Z"],
  ["withdrawable", { ...fresh, balanceCents: 4_000 }, "2026-11-10T10:00:00Z"],
  ["used", { ...fresh, balanceCents: 0 }, "2026-11-10T10:00:00Z"],
  // what is said first is what never changes again
  ["late", { ...fresh, balanceCents: 0 }, "2026-11-21T10:00:00Z"],
  ["ended", { ...fresh, status: "revoked" }, "2026-11-10T10:00:00Z"],
  ["ended", { ...fresh, status: "blocked" }, "2026-11-10T10:00:00Z"],
] as const)("%s: %j, declared at %s", (verdict, voucher, at) => {
  expect(judgeWithdrawal(voucher, new Date(at))).toBe(verdict)
})
