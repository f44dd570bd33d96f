import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { buildGeography } from "./build-geography.ts"
import { readGeography } from "./geography.ts"
import { toPlane } from "./plane.ts"
import water from "./rivers.json" with { type: "json" }
import { isInside, type Shape } from "./shape.ts"

const geography = readGeography()

test("geography.json is what the atlas gives", () => {
  const written = readFileSync(new URL("./geography.json", import.meta.url), "utf8")
  expect(written === buildGeography()).toBe(true)
  expect(written.length).toBeLessThan(250_000)
})

test.each([
  ["Borkum (EDWR)", 53.5964, 6.7092],
  ["Juist (EDWJ)", 53.6811, 7.0558],
  ["the village of Juist", 53.678, 6.998],
  ["Norderney (EDWY)", 53.7069, 7.23],
  ["Baltrum (EDWZ)", 53.7247, 7.3733],
  ["Langeoog (EDWL)", 53.7425, 7.4978],
  ["Spiekeroog", 53.772, 7.73],
  ["Wangerooge (EDWG)", 53.7828, 7.9139],
  ["Helgoland", 54.181, 7.886],
  ["Helgoland's dune (EDXH)", 54.1853, 7.9158],
  ["Sylt (EDXW)", 54.9132, 8.3405],
  ["Föhr (EDXY)", 54.6844, 8.5283],
  ["Amrum", 54.65, 8.34],
  ["Pellworm", 54.52, 8.65],
  ["Fehmarn", 54.46, 11.15],
  ["Rügen", 54.42, 13.43],
  ["Usedom", 53.93, 14.08],
] as const)("%s is on its island", (_, lat, lng) => {
  expect(isInside(geography.land, toPlane({ lat, lng }))).toBe(true)
})

test.each([
  ["the German Bight", 54.3, 7.2],
  ["the Wadden Sea behind Juist", 53.64, 7.0],
  ["the Jade Bight", 53.45, 8.2],
  ["the Bay of Kiel", 54.6, 10.4],
  ["the Oder Lagoon", 53.8, 14.2],
  ["the Bay of Biscay", 45, -5],
] as const)("%s is water", (_, lat, lng) => {
  expect(isInside(geography.land, toPlane({ lat, lng }))).toBe(false)
})

test.each([
  ["276", 50.77, 7.16],
  ["276", 54.181, 7.886],
  ["040", 47.26, 11.34],
  ["756", 46.91, 7.5],
  ["438", 47.14, 9.52],
] as const)("country %s has the place %s/%s and no other does", (id, lat, lng) => {
  const place = toPlane({ lat, lng })
  const found = [...geography.countries].filter(([, rings]) => isInside(rings, place))
  expect(found.map(([country]) => country)).toEqual([id])
})

test.each([
  ["Rhein", "Basel 47.561,7.590 Karlsruhe 49.037,8.306 Mainz 50.003,8.277 Koblenz 50.365,7.606"],
  ["Rhein", "Köln 50.938,6.965 Düsseldorf 51.226,6.767 Wesel 51.65,6.6 Emmerich 51.829,6.243"],
  ["Main", "Bayreuth-Kulmbach 50.10,11.44 Würzburg 49.793,9.925 Frankfurt 50.107,8.685"],
  ["Neckar", "Tübingen 48.517,9.055 Heilbronn 49.143,9.215 Heidelberg 49.413,8.70"],
  ["Mosel", "Metz 49.12,6.17 Trier 49.757,6.63 Bernkastel 49.916,7.07 Cochem 50.147,7.167"],
  ["Donau", "Ulm 48.397,9.993 Regensburg 49.022,12.097 Passau 48.574,13.47 Wien 48.235,16.41"],
  ["Elbe", "Dresden 51.055,13.74 Magdeburg 52.13,11.645 Wittenberge 52.985,11.75"],
  ["Weser", "Hameln 52.105,9.35 Minden 52.29,8.92 Bremen 53.075,8.805"],
  ["Ems", "Rheine 52.28,7.437 Meppen 52.695,7.29 Leer 53.215,7.43"],
  ["Oder", "Wrocław 51.115,17.04 Frankfurt 52.347,14.556 Szczecin 53.425,14.565"],
  ["Inn", "Innsbruck 47.27,11.39 Rosenheim 47.855,12.135 Schärding 48.457,13.435"],
  ["Isar", "Bad Tölz 47.762,11.55 München 48.13,11.585 Landshut 48.54,12.15"],
  ["Havel", "Oranienburg 52.755,13.24 Potsdam 52.395,13.065 Rathenow 52.605,12.33"],
  ["Spree", "Cottbus 51.76,14.34 Berlin 52.519,13.40"],
  ["Saale", "Jena 50.925,11.592 Halle 51.49,11.95"],
  ["Lech", "Landsberg 48.05,10.875 Augsburg 48.365,10.92"],
  ["Mur", "Leoben 47.385,15.09 Graz 47.07,15.433"],
  ["Salzach", "Hallein 47.685,13.095 Salzburg 47.80,13.045 Burghausen 48.16,12.834"],
  ["Aare", "Bern 46.947,7.455 Solothurn 47.206,7.537 Brugg 47.485,8.21"],
  ["Rhone", "Brig 46.32,7.985 Sion 46.225,7.355 Martigny 46.115,7.075"],
] as const)("the %s passes %s", (river, places) => {
  const names = water.rivers.map(({ name }) => name)
  const shapes = [...geography.rivers.large, ...geography.rivers.small]
  expect(shapes.length).toBe(names.length)
  const order = [1, 2].flatMap((rank) => water.rivers.filter((one) => one.rank === rank))
  const lines = shapes.filter((_, index) => order[index]?.name === river)
  for (const [, place, lat, lng] of places.matchAll(/(\S+(?: \S+)?) ([\d.]+),([\d.]+)/g)) {
    const spot = toPlane({ lat: Number(lat), lng: Number(lng) })
    expect(Math.min(...lines.map((line) => kilometresTo(line, spot))), place).toBeLessThan(2)
  }
})

test.each(["Bodensee", "Chiemsee", "Müritz", "Genfer See", "Neusiedler See"])(
  "the %s is on land, as a lake is",
  (name) => {
    const lake = geography.lakes.find((one) => one.name === name)
    const [x = 0, y = 0] = lake?.shape.points ?? []
    expect(isInside(geography.land, { x, y })).toBe(true)
  },
)

function kilometresTo({ points }: Shape, { x, y }: { x: number; y: number }): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < points.length; index += 2) {
    nearest = Math.min(nearest, Math.hypot((points[index] ?? 0) - x, (points[index + 1] ?? 0) - y))
  }
  return nearest
}
