import { expect, test } from "vitest"
import { newBanksOf, payoutStateOf } from "./payout-account.ts"

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

const bank = (fingerprint: string) => ({ fingerprint, accountHolder: null, last4: "3000" })

test.each([
  ["the first bank of a new account", { banks: null, canPayOut: false }, ["a"], ["a"]],
  ["the bank of an account that paid out before", { banks: null, canPayOut: true }, ["a"], []],
  ["the same bank again", { banks: ["a"], canPayOut: true }, ["a"], []],
  ["another bank in its place", { banks: ["a"], canPayOut: true }, ["b"], ["b"]],
  ["a second bank beside it", { banks: ["a"], canPayOut: true }, ["a", "b"], ["b"]],
  ["a bank that comes back", { banks: [], canPayOut: true }, ["a"], ["a"]],
])("%s: what of it is new", (_what, former, named, fresh) => {
  const found = newBanksOf(former, named.map(bank))
  expect(found.map(({ fingerprint }) => fingerprint)).toEqual(fresh)
})
