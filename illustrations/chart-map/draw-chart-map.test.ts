import { expect, test } from "vitest"
import type { ChartPoint } from "./course.ts"
import { type ChartMap, drawChartMap } from "./draw-chart-map.ts"
import { parseMarkup, textBoxes } from "./parse-markup.ts"

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
const ems: ChartPoint = { lat: 53.2, lng: 7.36, label: "Die Ems bei Leer", kind: "waypoint" }

const towns = [
  { name: "Köln", lat: 50.933, lng: 6.95 },
  { name: "Essen", lat: 51.457, lng: 7.012 },
  { name: "Dortmund", lat: 51.514, lng: 7.465 },
  { name: "Bremen", lat: 53.076, lng: 8.807 },
  { name: "Münster", lat: 51.962, lng: 7.626 },
  { name: "Oldenburg", lat: 53.143, lng: 8.214 },
  { name: "Emden", lat: 53.367, lng: 7.208 },
  { name: "Konstanz", lat: 47.66, lng: 9.176 },
  { name: "Innsbruck", lat: 47.263, lng: 11.395 },
  { name: "Berlin", lat: 52.524, lng: 13.411 },
]
const aerodromes = Array.from({ length: 400 }, (_, index) => ({
  lat: 46.5 + (index % 20) * 0.42,
  lng: 6 + Math.floor(index / 20) * 0.47,
}))

const common = { width: 380, height: 540, alt: "Karte", aerodromes, towns }
const toJuist: ChartMap = { ...common, points: [bonn, ems, juist] }
const flights: Record<string, ChartMap> = {
  "Bonn to Juist": toJuist,
  "Bonn to Juist on a phone": { ...toJuist, width: 350, height: 400 },
  "a loop over the Siebengebirge": {
    ...common,
    roundTrip: true,
    // so near there is no other field of the grid
    aerodromes: [...aerodromes, { lat: 50.7, lng: 7.08 }],
    points: [
      bonn,
      { lat: 50.665, lng: 7.21, label: "Drachenfels", kind: "waypoint" },
      { lat: 50.58, lng: 7.24, label: "Remagen", kind: "waypoint" },
    ],
  },
  "there and back": { ...common, roundTrip: true, points: [bonn, ems] },
  "around the field": { ...common, roundTrip: true, points: [bonn] },
  "Innsbruck to Usedom": {
    ...common,
    points: [
      { lat: 47.26, lng: 11.344, label: "Innsbruck", code: "LOWI", kind: "departure" },
      { lat: 53.8787, lng: 14.1523, label: "Heringsdorf", code: "EDAH", kind: "arrival" },
    ],
  },
}
const everyFlight = Object.entries(flights)

test.each(everyFlight)("%s is a well-formed picture whose references all resolve", (_, flight) => {
  const { elements } = parseMarkup(drawChartMap(flight))
  const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const references = elements.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, value]) => {
      if (name === "href") return value.slice(1)
      if (name === "aria-labelledby") return value
      return /^url\(#(.+)\)$/.exec(value)?.[1] ?? []
    }),
  )
  expect(references.length).toBeGreaterThan(3)
  expect(ids).toEqual(expect.arrayContaining(references))
})

test.each(everyFlight)("%s stays small enough to be put into the page", (_, flight) => {
  const { length } = drawChartMap(flight)
  expect(length).toBeGreaterThan(4_000)
  expect(length).toBeLessThan(25_000)
})

test.each(everyFlight)("%s writes no text over another or over the edge", (_, flight) => {
  const svg = drawChartMap(flight)
  const boxes = textBoxes(svg)
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.length).toBe(svg.split("<text ").length - 1)
  for (const [index, box] of boxes.entries()) {
    expect(box.left, box.text).toBeGreaterThanOrEqual(0)
    expect(box.right, box.text).toBeLessThanOrEqual(flight.width)
    expect(box.top, box.text).toBeGreaterThanOrEqual(0)
    expect(box.bottom, box.text).toBeLessThanOrEqual(flight.height)
    const covered = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
    expect(covered.map((other) => `${box.text} / ${other.text}`)).toEqual([])
  }
})

test.each(everyFlight)("%s shows every stop and the aircraft inside the frame", (_, flight) => {
  const { elements } = parseMarkup(drawChartMap(flight))
  const circles = elements.filter(({ name }) => name === "circle")
  const triangles = elements.filter(({ attributes }) =>
    attributes.get("d")?.endsWith("l7.2 12.6h-14.4z"),
  )
  const spots = [
    ...circles.map(({ attributes }) => [attributes.get("cx"), attributes.get("cy")]),
    ...triangles.map(
      ({ attributes }) => /^M([\d.]+) ([\d.]+)/.exec(attributes.get("d") ?? "")?.slice(1) ?? [],
    ),
  ]
  expect(triangles.length).toBe(flight.points.filter(({ kind }) => kind === "waypoint").length)
  expect(circles.length).toBeGreaterThanOrEqual(2)
  for (const [x, y] of spots) {
    expect(Number(x)).toBeGreaterThan(12)
    expect(Number(x)).toBeLessThan(flight.width - 12)
    expect(Number(y)).toBeGreaterThan(12)
    expect(Number(y)).toBeLessThan(flight.height - 12)
  }
})

test("the same flight gives the same picture, whatever was drawn in between", () => {
  const first = drawChartMap(toJuist)
  for (const [, flight] of everyFlight) drawChartMap(flight)
  expect(drawChartMap(toJuist)).toBe(first)
})

test("two maps on one page share no id", () => {
  const ids = (idPrefix: string) =>
    parseMarkup(drawChartMap({ ...toJuist, idPrefix })).elements.flatMap(
      ({ attributes }) => attributes.get("id") ?? [],
    )
  expect(ids("one").filter((id) => ids("two").includes(id))).toEqual([])
})

test("hostile labels stay text", () => {
  const hostile = `</text></svg><script>alert("1")</script>&amp;\u0000\uD800`
  const svg = drawChartMap({
    ...common,
    alt: hostile,
    description: hostile,
    idPrefix: `x"><script>`,
    points: [
      { ...bonn, label: hostile, code: `<b onclick="x">` },
      { ...ems, label: `"'><img src=x onerror=alert(1)>` },
      { ...juist, label: "\u202Etsiuj\u0007" },
    ],
    towns: [{ name: "<i>Köln</i>", lat: 50.933, lng: 6.5 }],
  })
  const { elements, texts } = parseMarkup(svg)
  const names = new Set(elements.map(({ name }) => name))
  expect([...names].filter((name) => ["script", "img", "b", "i"].includes(name))).toEqual([])
  expect(texts).toContain(`</text></svg><script>alert("1")</script>&amp;\uFFFD`)
  expect(texts).toContain("tsiuj")
  expect(texts).toContain("<i>Köln<")
})

test("a label that is too long is cut, not lost", () => {
  const label = "Flugplatz mit einem Namen, der über den Rand jeder Karte hinausginge"
  const { texts } = parseMarkup(drawChartMap({ ...toJuist, points: [{ ...bonn, label }, juist] }))
  expect(texts.find((text) => text.startsWith("Flugplatz mit"))).toMatch(/…$/)
})

test("it says what it shows to those who do not see it", () => {
  const svg = drawChartMap({ ...toJuist, alt: "Von Bonn nach Juist", description: "324 km" })
  expect(svg).toMatch(
    /^<svg [^>]*role="img" aria-labelledby="map-title" aria-describedby="map-desc">/,
  )
  expect(svg).toContain(`<title id="map-title">Von Bonn nach Juist</title>`)
  expect(svg).toContain(`<desc id="map-desc">324 km</desc>`)
})

test("departure, arrival, sea, towns and graticule are named", () => {
  const { texts } = parseMarkup(drawChartMap(toJuist))
  expect(texts).toEqual(
    expect.arrayContaining(["Bonn-Hangelar", "EDKB", "Juist", "EDWJ", "NORDSEE", "Bremen"]),
  )
  expect(texts).toEqual(expect.arrayContaining(["53°N", "52°N", "007°O"]))
})

test("the colours are those of the page's theme", () => {
  const { elements } = parseMarkup(drawChartMap(toJuist))
  const colours = elements.flatMap(({ attributes }) =>
    ["fill", "stroke"].flatMap((name) => attributes.get(name) ?? []),
  )
  expect(colours.filter((colour) => !/^(none|var\(--[\w-]+,#[0-9a-f]+\))$/.test(colour))).toEqual(
    [],
  )
})

test("one place without a round trip is a place: no course, no aircraft", () => {
  const place = { lat: 50.7687, lng: 7.1633, label: "Bonn-Hangelar", kind: "departure" as const }
  const input = {
    width: 400,
    height: 300,
    alt: "Karte",
    points: [place],
    aerodromes: [],
    towns: [],
  }
  const roundTrip = drawChartMap({ ...input, roundTrip: true })
  const alone = drawChartMap(input)
  expect(roundTrip).toContain("stroke-dasharray")
  expect(alone).not.toContain("stroke-dasharray")
  expect(alone.length).toBeLessThan(roundTrip.length)
  expect(alone).toContain("Bonn-Hangelar")
})
