import { expect, test } from "vitest"
import { buildTowns } from "./build-towns.ts"
import { NOT_A_QUARTER, NOT_A_TOWN } from "./data/quarters.ts"
import { TOWN_CORRECTIONS } from "./data/town-corrections.ts"
import { readGeoNames } from "./geo-names.ts"
import { tableLines } from "./table-lines.ts"

const towns = buildTowns()
const namesOf = (country: string) =>
  new Set(towns.filter((town) => town.country === country).map((town) => town.name))

test("there are more than ten thousand towns, each with a position, a region and a key", () => {
  expect(towns.length).toBeGreaterThan(10_000)
  expect(new Set(towns.map((town) => town.id)).size).toBe(towns.length)
  for (const town of towns) {
    expect(town.lat).toBeGreaterThan(45.5)
    expect(town.lat).toBeLessThan(55.1)
    expect(town.lng).toBeGreaterThan(5.8)
    expect(town.lng).toBeLessThan(17.2)
    expect(town.region).not.toBe("")
    expect(town.names.length).toBeGreaterThan(0)
  }
})

test("the same package gives the same towns", () => {
  expect(buildTowns()).toEqual(towns)
})

test("towns have their German names", () => {
  const german = namesOf("DE")
  for (const name of ["München", "Köln", "Nürnberg", "Hannover", "Meißen", "Sassnitz"]) {
    expect(german).toContain(name)
  }
  for (const name of ["Munich", "Cologne", "Hanover", "Nuremberg"]) {
    expect(german).not.toContain(name)
  }
  expect(namesOf("AT")).toContain("Wien")
  for (const name of ["Genf", "Zürich", "Luzern", "Basel", "St. Gallen"]) {
    expect(namesOf("CH")).toContain(name)
  }
})

test("islands and small places that people fly to are there", () => {
  const all = namesOf("DE")
  for (const name of [
    "Juist",
    "Norderney",
    "Borkum",
    "Baltrum",
    "Langeoog",
    "Spiekeroog",
    "Wangerooge",
    "Helgoland",
    "Pellworm",
    "Wyk auf Föhr",
    "Westerland (Sylt)",
    "Sankt Peter-Ording",
  ]) {
    expect(all).toContain(name)
  }
})

test("quarters of towns are left out, former towns that people still go to are not", () => {
  const byName = namesOf("DE")
  for (const name of ["Kreuzberg", "Pasing", "Halle Neustadt", "Porz am Rhein"]) {
    expect(byName).not.toContain(name)
  }
  for (const name of ["Warnemünde", "Travemünde"]) expect(byName).toContain(name)
  expect([...namesOf("CH")].filter((name) => name.includes("Kreis"))).toEqual([])
})

test("there are sixteen states, nine Länder and twenty-six cantons", () => {
  const regionsOf = (country: string) =>
    new Set(towns.filter((town) => town.country === country).map((town) => town.region)).size
  expect([regionsOf("DE"), regionsOf("AT"), regionsOf("CH"), regionsOf("LI")]).toEqual([
    16, 9, 26, 1,
  ])
})

test("every correction still meets the place it was written for", () => {
  const places = new Map(readGeoNames().map((place) => [place.cityId, place.name]))
  for (const [id, nameThere] of tableLines(TOWN_CORRECTIONS)) {
    expect([id, places.get(Number(id))]).toEqual([id, nameThere])
  }
  for (const id of [...NOT_A_QUARTER, ...NOT_A_TOWN]) expect(places.has(id)).toBe(true)
})
