import { expect, test } from "vitest"
import type { ChartPoint } from "./course.ts"
import { drawChartMap } from "./draw-chart-map.ts"
import { parseMarkup, textBoxes } from "./parse-markup.ts"
import type { ChartRoute } from "./routes.ts"

const bonn: ChartPoint = {
  lat: 50.7689,
  lng: 7.1633,
  label: "Bonn-Hangelar",
  code: "EDKB",
  kind: "departure",
}
const juist: ChartPoint = {
  lat: 53.6811,
  lng: 7.0558,
  label: "Juist",
  code: "EDWJ",
  kind: "arrival",
}
const rock: ChartPoint = {
  lat: 50.665,
  lng: 7.21,
  label: "Drachenfels",
  kind: "waypoint",
  isDot: true,
}

const common = { width: 440, height: 480, alt: "Karte", points: [], aerodromes: [], towns: [] }
const draw = (routes: readonly ChartRoute[]) =>
  drawChartMap({ ...common, routes, fields: [bonn, rock, { ...juist, kind: "departure" }] })
const linesOf = (svg: string) =>
  parseMarkup(svg)
    .elements.filter(({ attributes }) => attributes.get("stroke") === "var(--act,#3c45c4)")
    .filter(({ name }) => name === "path")
    .flatMap(({ attributes }) => attributes.get("stroke-width") ?? [])
    .filter((width) => ["1.4", "2.6", "4.4"].includes(width))

test("the more often a route is flown the wider is its line, and it lies above weaker ones", () => {
  const svg = draw([
    { points: [bonn, juist], strength: 3 },
    { points: [bonn, rock, { ...bonn, kind: "arrival" }], strength: 1 },
  ])
  expect(linesOf(svg)).toEqual(["1.4", "4.4"])
})

test("all fields lie in the frame, and their names stand above the lines", () => {
  const svg = draw([{ points: [bonn, juist], strength: 2 }])
  for (const name of ["Bonn-Hangelar", "EDKB", "Juist", "EDWJ"]) {
    expect(textBoxes(svg).map(({ text }) => text)).toContain(name)
    expect(svg.indexOf(`>${name}<`)).toBeGreaterThan(svg.indexOf('stroke-width="2.6"'))
  }
  const circles = parseMarkup(svg).elements.filter(({ name }) => name === "circle")
  expect(circles).toHaveLength(3)
  for (const { attributes } of circles) {
    expect(Number(attributes.get("cx"))).toBeGreaterThan(12)
    expect(Number(attributes.get("cx"))).toBeLessThan(428)
    expect(Number(attributes.get("cy"))).toBeGreaterThan(12)
    expect(Number(attributes.get("cy"))).toBeLessThan(468)
  }
})

test("who flew around a field without naming a place has no line, and a map nevertheless", () => {
  const svg = draw([{ points: [bonn, { ...bonn, kind: "arrival" }], strength: 2 }])
  expect(linesOf(svg)).toEqual([])
  expect(svg).toContain(">Bonn-Hangelar<")
})

test("a hundred routes stay small enough to be put into the page", () => {
  const routes = Array.from({ length: 100 }, (_, index): ChartRoute => {
    const away = { ...juist, lat: 49 + (index % 10) * 0.5, lng: 7 + Math.floor(index / 10) * 0.6 }
    return { points: [bonn, away], strength: 1 }
  })
  expect(draw(routes).length).toBeLessThan(40_000)
})
