import { expect, test } from "vitest"
import { pickSpots } from "./pick-spots.ts"

const DRACHENFELS = { name: "Drachenfels", lat: 50.6653, lng: 7.21 }
const DRACHENBURG = { name: "Schloss Drachenburg", lat: 50.6686, lng: 7.2064 }
const LORELEY = { name: "Loreley", lat: 50.1394, lng: 7.729 }

test("of neighbours the first has the room, and every place at its own when seen from near", () => {
  const names = (zoom: number) =>
    pickSpots([DRACHENFELS, DRACHENBURG, LORELEY], [], zoom).map(({ place }) => place.name)
  expect(names(7)).toEqual(["Drachenfels", "Loreley"])
  expect(names(14)).toHaveLength(3)
})

test("what is on the map has its place already, and names overlap nothing else", () => {
  expect(pickSpots([DRACHENFELS], [DRACHENBURG], 7)).toEqual([])
  const beside = { name: "Nebenan", lat: DRACHENFELS.lat, lng: DRACHENFELS.lng + 0.45 }
  const [first, second] = pickSpots([DRACHENFELS, beside], [], 7)
  expect(first?.isNamed).toBe(false)
  expect(second?.isNamed).toBe(true)
})
