import { expect, test } from "vitest"
import { payoutStateOf } from "./payout-account.ts"

const HANDED_IN = { hasDetails: true, canReceive: true, canPayOut: true }

test.each([
  ["none", undefined],
  ["started", { hasDetails: false, canReceive: false, canPayOut: false }],
  ["checking", { ...HANDED_IN, canPayOut: false }],
  ["checking", { ...HANDED_IN, canReceive: false }],
  ["ready", HANDED_IN],
] as const)("a payout account is %s", (state, account) => {
  expect(payoutStateOf(account)).toBe(state)
})
