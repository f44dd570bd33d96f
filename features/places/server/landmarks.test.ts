import { expect, test } from "vitest"
import { distanceKm } from "../geo.ts"
import { LANDMARK_KINDS, LANDMARKS } from "../landmarks.ts"
import { buildTowns } from "./build-towns.ts"

/** Islands and high peaks lie that far from any town of their region. */
const NEAR_A_TOWN_KM = 60

test("every sight has a name and a place of its own", () => {
  const names = LANDMARKS.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const close = LANDMARKS.flatMap((one, index) =>
    LANDMARKS.slice(index + 1)
      .filter((other) => distanceKm(one, other) < 0.3)
      .map((other) => `${one.name}, ${other.name}`),
  )
  expect(close).toEqual([])
  expect(LANDMARKS.length).toBeGreaterThan(120)
  for (const { kind, name } of LANDMARKS) {
    expect(Object.keys(LANDMARK_KINDS)).toContain(kind)
    expect(name.length).toBeLessThanOrEqual(80)
  }
})

test("every sight is in Germany, Austria or Switzerland, where its region says", () => {
  const towns = buildTowns()
  const astray = LANDMARKS.flatMap((landmark) => {
    const own = towns.filter(
      ({ country, region }) => country === landmark.country && region === landmark.region,
    )
    const nearest = Math.min(...own.map((town) => distanceKm(town, landmark)))
    return nearest <= NEAR_A_TOWN_KM ? [] : [`${landmark.name}: ${nearest} km`]
  })
  expect(astray).toEqual([])
})
