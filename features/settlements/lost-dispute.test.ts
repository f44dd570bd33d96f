import { expect, test } from "vitest"
import { heldByDisputes, takenByBanks } from "#features/payments/dispute.ts"
import { borneByPilot, canDecideDispute } from "./lost-dispute.ts"

const open = { amountCents: 2_000, status: "open", borneBy: null } as const
const lost = { ...open, status: "lost" } as const
const won = { ...open, status: "won" } as const

test("what is open, or lost and not decided, waits, and never more than there is", () => {
  expect(heldByDisputes(6_250, [open, lost, won])).toBe(4_000)
  expect(heldByDisputes(1_500, [open])).toBe(1_500)
  expect(heldByDisputes(6_250, [{ ...lost, borneBy: "platform" }, won])).toBe(0)
})

test("from a charge is sent on what no bank holds or has kept", () => {
  expect(takenByBanks([open, { ...lost, borneBy: "guest" }, won])).toBe(4_000)
})

test("it is decided once, after the bank", () => {
  expect(canDecideDispute(lost)).toBe(true)
  expect(canDecideDispute(open)).toBe(false)
  expect(canDecideDispute(won)).toBe(false)
  expect(canDecideDispute({ ...lost, borneBy: "pilot" })).toBe(false)
})

test("a pilot bears at most the share, less what other disputes have taken of it", () => {
  const loss = { lossCents: 6_875, shareCents: 6_250, otherCents: 0 }
  expect(borneByPilot("pilot", loss)).toBe(6_250)
  expect(borneByPilot("pilot", { ...loss, lossCents: 2_000 })).toBe(2_000)
  expect(borneByPilot("pilot", { ...loss, otherCents: 6_000 })).toBe(250)
  expect(borneByPilot("guest", loss)).toBe(0)
  expect(borneByPilot("platform", loss)).toBe(0)
})
