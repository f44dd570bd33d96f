import { expect, test } from "vitest"
import type { Balance } from "./mass-and-balance.ts"
import { PLANE_TYPES } from "./plane-types.ts"
import { hasTypicalFigures } from "./typical-figures.ts"

const TYPICAL = { ...PLANE_TYPES.c152.balance, emptyKg: 530, emptyArm: 0.77 } as Balance
const moved = <T extends { arm: number }>(part: T) => ({ ...part, arm: part.arm + 0.001 })
const OWN: Balance = {
  ...TYPICAL,
  stations: TYPICAL.stations.map(moved),
  fuel: moved(TYPICAL.fuel),
  envelope: TYPICAL.envelope.map(moved),
}

test.each<[string, string | null, Balance, boolean]>([
  ["as the library has them", "c152", TYPICAL, true],
  ["all replaced", "c152", OWN, false],
  ["all but one arm replaced", "c152", { ...OWN, fuel: TYPICAL.fuel }, true],
  ["all but the envelope replaced", "c152", { ...OWN, envelope: TYPICAL.envelope }, true],
  ["without a type", null, TYPICAL, false],
  ["of a type without arms", "sr22", TYPICAL, false],
  ["of a type that is gone", "c999", TYPICAL, false],
])("figures %s: %s", (_, typeKey, balance, isTypical) => {
  expect(hasTypicalFigures(typeKey, balance)).toBe(isTypical)
})
