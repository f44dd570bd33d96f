import { expect, test } from "vitest"
import { pickNames } from "./pick-names.ts"

const town = (name: string, lat: number, lng: number, zoom = 0) => ({ name, lat, lng, zoom })
const COLOGNE = town("Köln", 50.94, 6.96)
const BONN = town("Bonn", 50.73, 7.1)
const BREMEN = town("Bremen", 53.08, 8.8)
const SPEYER = town("Speyer", 49.32, 8.43, 8.4)

const names = (...given: Parameters<typeof pickNames>) =>
  pickNames(...given).map(({ name }) => name)

test("the larger of two neighbours has the room, from nearer by both", () => {
  const towns = [COLOGNE, BONN, BREMEN]
  expect(names(towns, [], 6.5)).toEqual(["Köln", "Bremen"])
  expect(names(towns, [], 9)).toEqual(["Köln", "Bonn", "Bremen"])
})

test("small towns wait for their zoom, and a pin is more than a name", () => {
  expect(names([SPEYER], [], 8)).toEqual([])
  expect(names([SPEYER], [], 8.5)).toEqual(["Speyer"])
  expect(names([COLOGNE, BREMEN], [{ lat: 50.9, lng: 6.95 }], 6.5)).toEqual(["Bremen"])
})
