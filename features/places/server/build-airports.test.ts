import { expect, test } from "vitest"
import { distanceKm } from "../geo.ts"
import { buildAirports } from "./build-airports.ts"
import { buildTowns } from "./build-towns.ts"

const airports = buildAirports()

test("there are more than three hundred airports, each code once", () => {
  expect(airports.length).toBeGreaterThan(300)
  expect(new Set(airports.map((airport) => airport.code)).size).toBe(airports.length)
  for (const { code } of airports) expect(code).toMatch(/^(ED|ET|LO|LS)[A-Z]{2}$/)
})

test("the fields that flights are most often offered from are there", () => {
  const codes = new Set(airports.map((airport) => airport.code))
  const popular = `EDKB EDDK EDWJ EDWY EDWR EDWG EDWL EDWZ EDXH EDLE EDKL EDKA EDNY EDFE EDFZ EDDH
    EDHL EDDM EDMA EDNX EDML EDJA EDTL EDTF EDDS EDTY EDRY EDFM EDVE EDVK EDDV EDDB EDAY EDAZ EDAV
    EDBM EDAC EDDE EDDC EDDP EDOP EDCG EDBH EDAH EDXF EDXW EDXO EDWI EDLW EDLV EDLN EDKV EDGS EDRK
    EDFC EDQN EDDN EDMS EDME LOWI LOWS LOWZ LOWG LOWK LOWL LOAV LOAN LOWW LSZH LSZB LSZG LSZR LSGS
    LSZS LSZL LSZC`
  expect(popular.split(/\s+/).filter((code) => !codes.has(code))).toEqual([])
})

test("names are German and say nothing that the kind says", () => {
  for (const { name } of airports)
    expect(name).not.toMatch(/Airport|Airfield|Flug(platz|hafen)|Air Base/)
  expect(airports.find(({ code }) => code === "EDDK")?.name).toBe("Köln/Bonn")
})

test("every airport is near a town of its state", () => {
  const towns = buildTowns()
  const lost = airports.filter(
    (airport) =>
      !towns.some((town) => town.region === airport.region && distanceKm(town, airport) < 15),
  )
  expect(lost.map(({ code }) => code)).toEqual([])
})

test("what is known of a runway is plausible, and what is unknown is null", () => {
  const runways = airports.flatMap((airport) => airport.runways)
  for (const runway of runways) {
    expect(runway.ident).toMatch(/^\d\d[LRC]?\/\d\d[LRC]?$/)
    expect(runway.lengthM ?? 250).toBeGreaterThanOrEqual(250)
    expect(runway.lengthM ?? 250).toBeLessThanOrEqual(4000)
    expect(runway.widthM ?? 20).toBeLessThanOrEqual(100)
  }
  const hangelar = airports.find(({ code }) => code === "EDKB")
  expect(hangelar?.runways).toEqual([
    { ident: "11/29", lengthM: 800, widthM: null, surface: "concrete", isLighted: null },
  ])
  expect(airports.find(({ code }) => code === "EDPW")?.runways).toEqual([])
})

test("both ends of a runway point in opposite directions", () => {
  for (const { code, runways } of airports) {
    for (const { ident } of runways) {
      const [low = 0, high = 0] = ident.split("/").map((end) => Number.parseInt(end, 10))
      expect([code, ident, Math.abs(high - low)]).toEqual([code, ident, 18])
    }
  }
})

test("elevations lie between the marshes and the Engadin", () => {
  for (const { elevationFt } of airports) {
    expect(elevationFt ?? 0).toBeGreaterThanOrEqual(0)
    expect(elevationFt ?? 0).toBeLessThanOrEqual(5600)
  }
})
