import { expect, test } from "vitest"
import { envelopeFault } from "./envelope.ts"
import { loadAircraft } from "./mass-and-balance.ts"
import { maxSeats } from "./plane.ts"
import { PLANE_TYPES } from "./plane-types.ts"

const types = Object.entries(PLANE_TYPES)
const balances = types.flatMap(([key, { balance }]) => (balance ? [{ key, balance }] : []))

test("there are at least 25 types to start from, by name, each once", () => {
  const models = types.map(([, { model }]) => model)
  expect(new Set(models).size).toBe(models.length)
  expect(models.length).toBeGreaterThanOrEqual(25)
  expect(models).toEqual(models.toSorted((a, b) => a.localeCompare(b, "de", { numeric: true })))
})

test.each(types)("%s has figures that an aircraft may have", (_, type) => {
  expect(type.seats).toBeLessThanOrEqual(maxSeats(type.category))
  expect(type.icaoType).toMatch(/^(?:[A-Z0-9]{2,4})?$/)
  expect(type.cruiseKnots).toBeGreaterThan(50)
  expect(type.fuelLitresPerHour).toBeGreaterThan(8)
})

test.each(balances)(
  "the envelope of $key is one, and reaches to its highest mass",
  ({ balance }) => {
    expect(envelopeFault(balance.envelope)).toBeUndefined()
    expect(Math.max(...balance.envelope.map(({ kg }) => kg))).toBe(balance.maxTakeoffKg)
  },
)

test.each([
  ["c152", 530, 0.77],
  ["c172n", 660, 1.003],
  ["c172p", 680, 1.003],
  ["c172r", 750, 1.01],
  ["c172s", 760, 1.03],
  ["pa28-161", 640, 2.197],
  ["pa28-181", 700, 2.21],
] as const)("a %s with its pilot and full tanks is inside", (key, emptyKg, emptyArm) => {
  const { balance } = PLANE_TYPES[key]
  if (!balance) throw new Error("no balance")
  const { faults } = loadAircraft(
    { ...balance, emptyKg, emptyArm },
    { stationKg: [85], fuelLitres: balance.fuel.litres, burnLitres: 40 },
  )
  expect(faults).toEqual([])
})
