import { expect, test } from "vitest"
import {
  canMoveVoucher,
  isSpendable,
  standingOf,
  VOUCHER_TRANSITIONS,
  type VoucherStatus,
} from "./voucher.ts"

test.each([
  ["ordered", "active", true],
  ["ordered", "blocked", false],
  ["active", "blocked", true],
  ["active", "expired", true],
  ["expired", "active", true],
  ["blocked", "active", true],
  ["revoked", "active", false],
] as const)("from %s to %s: %s", (from, to, may) => {
  expect(canMoveVoucher(from, to)).toBe(may)
})

test.each([
  [15_000, "active"],
  [1, "partially_redeemed"],
  [0, "redeemed"],
] as const)("with %i of 15.000 cents left an active voucher is %s", (balanceCents, standing) => {
  expect(standingOf({ status: "active", valueCents: 15_000, balanceCents })).toBe(standing)
})

test("only an active voucher pays, and until its last second", () => {
  const validUntil = new Date("2030-12-31T22:59:59Z")
  const later = new Date("2030-12-31T23:00:00Z")
  for (const status of Object.keys(VOUCHER_TRANSITIONS) as VoucherStatus[]) {
    expect(isSpendable({ status, validUntil }, validUntil)).toBe(status === "active")
    expect(isSpendable({ status, validUntil }, later)).toBe(false)
  }
})
