import fc from "fast-check"
import { expect, test } from "vitest"
import { type Balance, loadAircraft } from "./mass-and-balance.ts"
import { canBeSeated, findLoading, type Guest } from "./seating.ts"
import { TYPE_BALANCES } from "./type-balances.ts"

/** A Cessna 172P as it was weighed: 1,089 kg at most, 33 l/h. */
const balance: Balance = { ...TYPE_BALANCES.c172p, emptyKg: 680, emptyArm: 1.0 }
const CESSNA = { balance, seats: 4, fuelLitresPerHour: 33 }
const FLIGHT_MINUTES = 60

const guests = (...kg: number[]): Guest[] => kg.map((weightKg) => ({ weightKg, luggageKg: 0 }))

/** What is left for guests with the pilot and 105 minutes of fuel on board. */
const FUEL_KG = ((33 * 105) / 60) * balance.fuel.density
const FREE_KG = balance.maxTakeoffKg - balance.emptyKg - 85 - FUEL_KG

test("who fits only in one of the places is seated there", () => {
  expect(canBeSeated(CESSNA, FLIGHT_MINUTES, guests(60, 60))).toBe(true)
  expect(canBeSeated(CESSNA, FLIGHT_MINUTES, guests(120))).toBe(true)
})

test("the highest mass is a boundary to the kilogram, whoever sits where", () => {
  const most = Math.floor(FREE_KG)
  const three = (sum: number) => guests(sum - 140, 70, 70)
  expect(canBeSeated(CESSNA, FLIGHT_MINUTES, three(most))).toBe(true)
  expect(canBeSeated(CESSNA, FLIGHT_MINUTES, three(most + 1))).toBe(false)
})

test("a longer flight carries more fuel and fewer guests, until the tank is full", () => {
  const heavy = guests(80, 80, 80)
  const fits = [30, 60, 120, 240, 480].map((minutes) => canBeSeated(CESSNA, minutes, heavy))
  expect(fits).toEqual(fits.toSorted((one, other) => Number(other) - Number(one)))
  expect(fits[0]).toBe(true)
  expect(fits.at(-1)).toBe(canBeSeated(CESSNA, 20_000, heavy))
})

test("the compartment has its own limit, which luggage in it must keep", () => {
  const limit = balance.stations[2]?.maxKg ?? 0
  const with_ = (luggageKg: number) =>
    canBeSeated(CESSNA, FLIGHT_MINUTES, [{ weightKg: 60, luggageKg }])
  expect(with_(limit)).toBe(true)
  expect(with_(limit + 1)).toBe(false)
})

test("without a compartment luggage travels with its owner", () => {
  const stations = balance.stations.slice(0, 2)
  const plane = { ...CESSNA, balance: { ...balance, stations } }
  const most = Math.floor(FREE_KG)
  const one = (luggageKg: number) =>
    canBeSeated(plane, FLIGHT_MINUTES, [{ weightKg: 60, luggageKg }])
  expect(one(30)).toBe(true)
  expect(one(most - 60 + 1)).toBe(false)
})

test("single seats hold one person each, rows two in front and the rest behind", () => {
  // the only seat that keeps the centre of gravity where it belongs is the one beside the pilot
  const narrow = (stations: Balance["stations"], seats: number) => ({
    seats,
    fuelLitresPerHour: null,
    balance: {
      ...balance,
      stations,
      fuel: { ...balance.fuel, litres: 0 },
      envelope: [
        { arm: 0.9, kg: 600 },
        { arm: 1.0, kg: 600 },
        { arm: 1.0, kg: 1089 },
        { arm: 0.9, kg: 1089 },
      ],
    },
  })
  const place = (name: string, arm: number) => ({ name, arm, maxKg: null })
  const singles = [place("Pilot", 0.9), place("Rechts", 0.9), place("Hinten", 3)]
  expect(canBeSeated(narrow(singles, 3), FLIGHT_MINUTES, guests(80))).toBe(true)
  expect(canBeSeated(narrow(singles, 3), FLIGHT_MINUTES, guests(80, 80))).toBe(false)
  const rows = [place("Vorn", 0.9), place("Hinten", 3)]
  expect(canBeSeated(narrow(rows, 4), FLIGHT_MINUTES, guests(80))).toBe(true)
  expect(canBeSeated(narrow(rows, 4), FLIGHT_MINUTES, guests(80, 80))).toBe(false)
})

test("nothing speaks against guests where masses, consumption or places are unknown", () => {
  const many = guests(250, 250, 250)
  expect(canBeSeated({ ...CESSNA, balance: null }, FLIGHT_MINUTES, many)).toBe(true)
  expect(canBeSeated({ ...CESSNA, fuelLitresPerHour: null }, FLIGHT_MINUTES, many)).toBe(true)
  const stations = [{ name: "Gepäckraum", arm: 2.4, maxKg: 54 }]
  expect(canBeSeated({ ...CESSNA, balance: { ...balance, stations } }, FLIGHT_MINUTES, many)).toBe(
    true,
  )
})

const guest = fc.record({
  weightKg: fc.integer({ min: 5, max: 150 }),
  luggageKg: fc.integer({ min: 0, max: 30 }),
})
const party = fc.array(guest, { minLength: 1, maxLength: 3 })
const minutes = fc.integer({ min: 10, max: 480 })

test("it is refused exactly where every seating by hand breaks the handbook", () => {
  fc.assert(
    fc.property(party, minutes, (people, flightMinutes) => {
      const needed = (33 * (flightMinutes + 45)) / 60
      const fuelLitres = Math.min(needed, balance.fuel.litres)
      const burnLitres = Math.min((33 * flightMinutes) / 60, fuelLitres)
      const bags = people.reduce((sum, { luggageKg }) => sum + luggageKg, 0)
      // one at most beside the pilot, the others behind, at most two of them
      const inFront = [undefined, ...people].filter(
        (chosen) => people.length - (chosen ? 1 : 0) <= 2,
      )
      const isAllowed = inFront.some((chosen) => {
        const front = chosen?.weightKg ?? 0
        const behind = people.reduce((sum, { weightKg }) => sum + weightKg, 0) - front
        const stationKg = [85 + front, behind, bags]
        return loadAircraft(balance, { stationKg, fuelLitres, burnLitres }).faults.length === 0
      })
      expect(canBeSeated(CESSNA, flightMinutes, people)).toBe(isAllowed)
    }),
  )
})

test("the order in which guests are named changes nothing, and less luggage never hurts the mass", () => {
  fc.assert(
    fc.property(party, minutes, (people, flightMinutes) => {
      const answer = canBeSeated(CESSNA, flightMinutes, people)
      expect(canBeSeated(CESSNA, flightMinutes, people.toReversed())).toBe(answer)
    }),
  )
})

test("even the most places and guests are seated in a moment", () => {
  const stations = Array.from({ length: 8 }, (_, index) => ({
    name: index < 6 ? `Sitz ${index + 1}` : `Gepäckraum ${index - 5}`,
    arm: 1 + index * 0.4,
    maxKg: null,
  }))
  const envelope = [
    { arm: 0, kg: 1 },
    { arm: 0.01, kg: 1 },
    { arm: 0.01, kg: 2_000 },
  ]
  const plane = { ...CESSNA, seats: 6, balance: { ...balance, stations, envelope } }
  const started = performance.now()
  expect(canBeSeated(plane, FLIGHT_MINUTES, guests(71, 72, 73, 74, 75))).toBe(false)
  expect(performance.now() - started).toBeLessThan(2_000)
})

test("a loading carries everybody and is allowed where some seating is", () => {
  const party = guests(60, 70)
  const loading = findLoading(CESSNA, FLIGHT_MINUTES, party)
  if (!loading) throw new Error("nobody is seated")
  expect(loadAircraft(balance, loading).faults).toEqual([])
  const people = loading.stationKg.reduce((sum, kg) => sum + kg, 0)
  expect(people).toBeCloseTo(85 + 60 + 70)
  expect(loading.fuelLitres).toBeCloseTo((33 * 105) / 60)
  expect(loading.burnLitres).toBeCloseTo(33)
})

test("where no seating is allowed a loading says what is wrong with one", () => {
  const loading = findLoading(CESSNA, FLIGHT_MINUTES, guests(130, 130, 130))
  if (!loading) throw new Error("nobody is seated")
  expect(loadAircraft(balance, loading).faults).not.toEqual([])
})

test("without masses or consumption there is no loading", () => {
  expect(findLoading({ ...CESSNA, balance: null }, FLIGHT_MINUTES, guests(70))).toBeUndefined()
  const unknown = { ...CESSNA, fuelLitresPerHour: null }
  expect(findLoading(unknown, FLIGHT_MINUTES, guests(70))).toBeUndefined()
})
