import { expect, test } from "vitest"
import { GRATICULE_STEPS, graticuleLabels, graticuleLines } from "./graticule.ts"
import { worldPixel } from "./mercator.ts"

const corner = { lat: 54.8, lng: 5.2 }
const size = { width: 660, height: 1040 }

test("degree labels are where their lines meet the edges", () => {
  const labels = graticuleLabels(corner, 6.9, size)
  const texts = labels.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(["54°N", "53°N", "52°N", "007°O"]))
  const north = worldPixel(corner, 6.9).y
  for (const { text, x, y } of labels.filter((label) => label.text.endsWith("N"))) {
    const line = worldPixel({ lat: Number.parseInt(text, 10), lng: 7 }, 6.9).y - north
    expect(x).toBe(8)
    expect(line - y).toBeGreaterThanOrEqual(15)
    expect(line - y).toBeLessThanOrEqual(17)
  }
})

test("nearer by there are minutes, and west of Greenwich it is west", () => {
  const minutes = graticuleLabels({ lat: 50.9, lng: 6.9 }, 9, size).map(({ text }) => text)
  expect(minutes).toContain("50°40′N")
  expect(minutes).toContain("007°20′O")
  const west = graticuleLabels({ lat: 51, lng: -3 }, 7, size).map(({ text }) => text)
  expect(west).toContain("001°W")
})

test("each step has lines, and a zoom has one step", () => {
  const drawn = new Set(graticuleLines().features.map(({ properties }) => properties.minutes))
  expect([...drawn]).toEqual(GRATICULE_STEPS.map(({ minutes }) => minutes))
  for (const zoom of [4.5, 6, 7, 8, 9, 12]) {
    const shown = GRATICULE_STEPS.filter(({ from, to }) => from <= zoom && zoom < to)
    expect(shown).toHaveLength(1)
  }
})
