import { expect, test } from "vitest"
import {
  canBlock,
  canMoveVoucher,
  canReplace,
  canSendAgain,
  canUnblock,
  isSpendable,
  VOUCHER_TRANSITIONS,
  type VoucherStatus,
  voucherState,
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
] as const)("with %i of 15.000 cents left an active voucher is %s", (balanceCents, state) => {
  const voucher = {
    status: "active",
    valueCents: 15_000,
    balanceCents,
    replacedById: null,
  } as const
  expect(voucherState(voucher)).toBe(state)
})

test.each([
  ["active", 15_000, null, "active", "block replace send"],
  ["active", 0, null, "redeemed", "block send"],
  ["blocked", 15_000, null, "blocked", "unblock replace"],
  ["blocked", 0, 18, "replaced", ""],
  ["expired", 15_000, null, "expired", "block"],
  ["revoked", 0, null, "revoked", ""],
  ["ordered", 0, null, "ordered", ""],
] as const)(
  "%s with %i cents, replaced by %s, is shown as %s; the back office may: %s",
  (status, balanceCents, replacedById, state, may) => {
    const voucher = { status, valueCents: 15_000, balanceCents, replacedById }
    expect(voucherState(voucher)).toBe(state)
    const paper = { ...voucher, ownerId: null, delivery: "print", deliveredAt: null }
    const can = {
      block: canBlock(voucher),
      unblock: canUnblock(voucher),
      replace: canReplace(voucher),
      send: canSendAgain(paper),
    }
    const steps = Object.entries(can).filter(([, isAllowed]) => isAllowed)
    expect(steps.map(([step]) => step).join(" ")).toBe(may)
  },
)

test("what is redeemed, or has not left yet, is not sent again", () => {
  const voucher = { status: "active", balanceCents: 15_000, replacedById: null } as const
  const sent = { delivery: "now", deliveredAt: new Date(), ownerId: null }
  expect(canSendAgain({ ...voucher, ...sent })).toBe(true)
  expect(canSendAgain({ ...voucher, ...sent, ownerId: 7 })).toBe(false)
  expect(canSendAgain({ ...voucher, ...sent, deliveredAt: null })).toBe(false)
})

test("only an active voucher pays, and until its last second", () => {
  const validUntil = new Date("2030-12-31T22:59:59Z")
  const later = new Date("2030-12-31T23:00:00Z")
  for (const status of Object.keys(VOUCHER_TRANSITIONS) as VoucherStatus[]) {
    expect(isSpendable({ status, validUntil }, validUntil)).toBe(status === "active")
    expect(isSpendable({ status, validUntil }, later)).toBe(false)
  }
})
