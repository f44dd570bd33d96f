import fc from "fast-check"
import { expect, test } from "vitest"
import { type Balance, checkPayload, type Loading, loadAircraft } from "./mass-and-balance.ts"

const BALANCE: Balance = {
  emptyKg: 700,
  emptyArm: 1,
  maxTakeoffKg: 1100,
  maxLandingKg: 1050,
  stations: [
    { name: "Vorn", arm: 0.9, maxKg: null },
    { name: "Hinten", arm: 1.9, maxKg: null },
    { name: "Gepäck", arm: 2.4, maxKg: 50 },
  ],
  fuel: { arm: 1.2, litres: 150, density: 0.72 },
  envelope: [
    { arm: 0.9, kg: 600 },
    { arm: 0.9, kg: 900 },
    { arm: 1, kg: 1100 },
    { arm: 1.2, kg: 1100 },
    { arm: 1.2, kg: 600 },
  ],
}

const load = (front: number, rear: number, luggage: number, fuelLitres: number, burnLitres = 0) =>
  loadAircraft(BALANCE, { stationKg: [front, rear, luggage], fuelLitres, burnLitres })

test("masses, arms and moments add up to the centre of gravity at take-off and landing", () => {
  const { rows, takeoff, landing, faults } = load(160, 80, 10, 100, 50)
  expect(rows.map(({ name, kg }) => [name, kg])).toEqual([
    ["Leer", 700],
    ["Vorn", 160],
    ["Hinten", 80],
    ["Gepäck", 10],
    ["Kraftstoff", 72],
  ])
  // 700 + 144 + 152 + 24 + 86.4 kg m over 1,022 kg
  expect(takeoff.kg).toBeCloseTo(1022, 9)
  expect(takeoff.moment).toBeCloseTo(1106.4, 9)
  expect(takeoff.arm).toBeCloseTo(1.08258, 5)
  // without 36 kg at 1.2 m
  expect(landing.kg).toBeCloseTo(986, 9)
  expect(landing.arm).toBeCloseTo(1.0783, 5)
  expect([takeoff.isInside, landing.isInside]).toEqual([true, true])
  expect(faults).toEqual([])
})

test.each<[string, ReturnType<typeof load>, object[]]>([
  ["the highest mass exactly", load(228, 100, 0, 100, 100), []],
  [
    "half a kilogram above it",
    load(228.5, 100, 0, 100, 100),
    [{ kind: "takeoff-mass", overKg: 0.5 }],
  ],
  ["the highest landing mass exactly", load(178, 100, 0, 100), []],
  ["a kilogram too heavy to land", load(179, 100, 0, 100), [{ kind: "landing-mass", overKg: 1 }]],
  ["luggage at its limit", load(80, 0, 50, 0), []],
  ["luggage above it", load(80, 0, 51, 0), [{ kind: "station", name: "Gepäck", overKg: 1 }]],
  ["a full tank", load(80, 0, 0, 150, 150), []],
  ["more than a full tank", load(80, 0, 0, 151), [{ kind: "tank", overLitres: 1 }]],
  ["more burnt than there is", load(80, 0, 0, 20, 30), [{ kind: "burn", overLitres: 10 }]],
  [
    "everybody in the back",
    load(0, 200, 50, 0),
    [{ kind: "takeoff-envelope" }, { kind: "landing-envelope" }],
  ],
])("%s", (_, { faults }, expected) => {
  expect(faults).toEqual(
    expected.map((fault) =>
      Object.fromEntries(
        Object.entries(fault).map(([key, value]) => [
          key,
          typeof value === "number" ? expect.closeTo(value, 6) : value,
        ]),
      ),
    ),
  )
})

test("only after the flight the centre of gravity is too far aft: the fuel was in front", () => {
  const balance = { ...BALANCE, fuel: { arm: 0.2, litres: 150, density: 0.72 } }
  const { takeoff, landing, faults } = loadAircraft(balance, {
    stationKg: [60, 180, 50],
    fuelLitres: 150,
    burnLitres: 140,
  })
  expect([takeoff.isInside, landing.isInside]).toEqual([true, false])
  expect(faults).toEqual([{ kind: "landing-envelope" }])
})

const loading: fc.Arbitrary<Loading> = fc.record({
  stationKg: fc.tuple(fc.nat({ max: 250 }), fc.nat({ max: 250 }), fc.nat({ max: 60 })),
  fuelLitres: fc.nat({ max: 150 }),
  burnLitres: fc.constant(0),
})

test("more mass at a station moves the centre of gravity towards its arm, never past it", () => {
  const added = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(loading, fc.nat({ max: 2 }), added, (before, index, kg) => {
      const stationKg = before.stationKg.map((each, at) => (at === index ? each + kg : each))
      const old = loadAircraft(BALANCE, before).takeoff
      const now = loadAircraft(BALANCE, { ...before, stationKg }).takeoff
      const arm = BALANCE.stations[index]?.arm ?? 0
      expect(now.kg).toBeCloseTo(old.kg + kg, 6)
      expect(Math.abs(arm - now.arm)).toBeLessThanOrEqual(Math.abs(arm - old.arm) + 1e-12)
      expect((arm - old.arm) * (arm - now.arm)).toBeGreaterThanOrEqual(-1e-12)
    }),
  )
})

test("another datum moves every arm by the same, and no verdict", () => {
  fc.assert(
    fc.property(loading, fc.integer({ min: -4000, max: 4000 }), (each, millimetres) => {
      const by = millimetres / 1000
      const shifted = <T extends { arm: number }>(part: T) => ({ ...part, arm: part.arm + by })
      const moved = loadAircraft(
        {
          ...BALANCE,
          emptyArm: BALANCE.emptyArm + by,
          stations: BALANCE.stations.map(shifted),
          fuel: shifted(BALANCE.fuel),
          envelope: BALANCE.envelope.map(shifted),
        },
        each,
      )
      const stayed = loadAircraft(BALANCE, each)
      expect(moved.takeoff.arm - by).toBeCloseTo(stayed.takeoff.arm, 9)
      expect(moved.takeoff.isInside).toBe(stayed.takeoff.isInside)
    }),
  )
})

test("what is burnt is missing at the landing, and nothing else", () => {
  fc.assert(
    fc.property(loading, fc.nat({ max: 200 }), (each, burnLitres) => {
      const flown = loadAircraft(BALANCE, { ...each, burnLitres })
      const less = { ...each, fuelLitres: Math.max(0, each.fuelLitres - burnLitres) }
      const arrived = loadAircraft(BALANCE, less).takeoff
      expect(flown.landing.kg).toBeCloseTo(arrived.kg, 9)
      expect(flown.landing.moment).toBeCloseTo(arrived.moment, 9)
    }),
  )
})

test.each([
  [150, [90, 15, 45], { loadKg: 150, freeKg: 0, isOver: false }],
  [150, [90, 15, 46], { loadKg: 151, freeKg: -1, isOver: true }],
  [150, [], { loadKg: 0, freeKg: 150, isOver: false }],
])("a payload of %s kg against %j", (payloadKg, loadKg, expected) => {
  expect(checkPayload(payloadKg, loadKg)).toEqual(expected)
})
