import { expect, test } from "vitest"
import { buildAirports } from "#features/places/server/build-airports.ts"
import { allPilots } from "../people/all-pilots.ts"
import { allRoutes } from "./all-routes.ts"

test("there are more than sixty routes, each with a name and titles of its own", () => {
  expect(allRoutes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(allRoutes.map((route) => route.id)).size).toBe(allRoutes.length)
  const titles = allRoutes.flatMap((route) => route.titles)
  expect(new Set(titles).size).toBe(titles.length)
})

test("every route starts and ends at known fields and is flown by somebody", () => {
  const codes = new Set(buildAirports().map((airport) => airport.code))
  const homes = new Set(allPilots.map((pilot) => pilot.home))
  for (const route of allRoutes) {
    const fields = route.to === undefined ? route.from : [...route.from, route.to]
    for (const code of fields) expect(codes).toContain(code)
    expect(route.from.some((code) => homes.has(code))).toBe(true)
  }
})

test("every route has several titles and texts to choose from", () => {
  for (const route of allRoutes) {
    expect(route.titles.length).toBeGreaterThanOrEqual(3)
    for (const slot of route.texts) expect(slot.length).toBeGreaterThanOrEqual(3)
  }
})

test("every pilot has somewhere to fly to", () => {
  for (const pilot of allPilots) {
    expect(allRoutes.some((route) => route.from.includes(pilot.home))).toBe(true)
  }
})
