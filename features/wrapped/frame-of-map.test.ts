import { expect, test } from "vitest"
import { cornersOfMap } from "./frame-of-map.ts"

const BONN = { name: "Bonn-Hangelar", code: "EDKB", lat: 50.77, lng: 7.16 }
const JUIST = { name: "Juist", code: "EDWJ", lat: 53.68, lng: 7.06 }
const LORELEY = { lat: 50.14, lng: 7.73 }

const FRAME = { width: 400, height: 800 }
const FREE = { left: 0, top: 40, width: 400, height: 400 }

test("a way that leads beyond the fields lies in the free part as well", () => {
  const legs = [[BONN, LORELEY, BONN]]
  const [top, bottom] = cornersOfMap({ fields: [BONN, JUIST], legs }, FRAME, FREE)
  if (!top || !bottom) throw new Error("two corners")
  const y = (lat: number) => ((top.lat - lat) / (top.lat - bottom.lat)) * FRAME.height
  expect(y(JUIST.lat)).toBeGreaterThan(FREE.top)
  expect(y(LORELEY.lat)).toBeGreaterThan(y(BONN.lat))
  expect(y(LORELEY.lat)).toBeLessThan(FREE.top + FREE.height)
})
