import { sql } from "drizzle-orm"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { clearAirportCache, getAirportByCode, listKnownAirports } from "./airports-queries.ts"
import { buildAirports } from "./build-airports.ts"
import { importAirfields } from "./import-airfields.ts"
import { loadPlaces } from "./load-places.ts"
import { writeAirports } from "./write-airports.ts"

const db = await testDatabase()

const AIRPORTS = `"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","iata_code","gps_code","local_code","home_link","wikipedia_link","keywords"
1,"EDQX","small_airport","Musterfeld Airfield",49.5,11.0,1010.4,"EU","DE","DE-BY","Nuremberg","no",,,"EDQX",,,,"a ""field"", with commas"
2,"EDKB","small_airport","Bonn-Hangelar Airfield",50.7,7.2,200,"EU","DE","DE-NW","Bonn","no",,"BNJ","EDKB",,,,
3,"EDDK","large_airport","Cologne Bonn Airport",50.866001,7.14274,302,"EU","DE","DE-NW","Cologne","yes","EDDK","CGN","EDDK",,,,
4,"DE-0123","small_airport","Wiese UL",49.6,11.1,900,"EU","DE","DE-BY","Wiese","no",,,,,,,
5,"EDXY","closed","Altfeld",49.7,11.1,900,"EU","DE","DE-BY","Altfeld","no",,,"EDXY",,,,
6,"LOXY","seaplane_base","Seebasis",47.7,13.1,1500,"EU","AT","AT-5","See","no",,,"LOXY",,,,
7,"KJFK","large_airport","John F Kennedy International Airport",40.6,-73.7,13,"NA","US","US-NY","New York","yes","KJFK","JFK","KJFK",,,,
8,"EDQX","small_airport","Doppelfeld",49.5,11.0,1010,"EU","DE","DE-BY","Nuremberg","no",,,"EDQX",,,,
9,"EDQY","small_airport","Falschfeld",149.5,11.0,1010,"EU","DE","DE-BY","Nuremberg","no",,,"EDQY",,,,
10,"LSXS","small_airport","Segelflugplatz Hochalp",46.9,8.2,,"EU","CH","CH-OW","Sarnen","no",,,"LSXS",,,,
11,"EDZX","small_airport","Helgoland Nord",55.9,5.2,,"EU","DE","DE-SH","","no",,,"EDZX",,,,
`

const RUNWAYS = `"id","airport_ref","airport_ident","length_ft","width_ft","surface","lighted","closed","le_ident","le_latitude_deg","le_longitude_deg","le_elevation_ft","le_heading_degT","le_displaced_threshold_ft","he_ident","he_latitude_deg","he_longitude_deg","he_elevation_ft","he_heading_degT","he_displaced_threshold_ft"
1,1,"EDQX",2625,66,"ASPH-G",1,0,"09",,,,,,"27",,,,,
2,1,"EDQX",1312,,"turf",0,0,"9L",,,,,,"27R",,,,,
3,1,"EDQX",1312,,"GRS",0,1,"18",,,,,,"36",,,,,
4,2,"EDKB",5000,100,"CON",1,0,"11",,,,,,"29",,,,,
5,10,"LSXS",,,"unknown",0,0,"H1",,,,,,"",,,,,
`

const FILES = { airports: AIRPORTS, runways: RUNWAYS }

beforeAll(() => loadPlaces(db))
beforeEach(async () => {
  // towns are the same after each import
  await db.execute(sql`delete from airports`)
  await writeAirports(db, buildAirports())
  clearAirportCache()
})

test("an aerodrome comes with its runways in metres and the German names of town and state", async () => {
  await importAirfields(db, FILES, { isDryRun: false })
  expect(await getAirportByCode(db, "EDQX")).toMatchObject({
    name: "Musterfeld",
    kind: "airfield",
    town: "Fürth",
    region: "Bayern",
    country: "DE",
    timeZone: "Europe/Berlin",
    lat: 49.5,
    lng: 11,
    elevationFt: 1010,
    runways: [
      { ident: "09/27", lengthM: 800, widthM: 20, surface: "asphalt", isLighted: true },
      { ident: "09L/27R", lengthM: 400, widthM: null, surface: "grass", isLighted: null },
    ],
  })
  expect(await getAirportByCode(db, "LSXS")).toMatchObject({
    name: "Hochalp",
    kind: "glider",
    timeZone: "Europe/Zurich",
    elevationFt: null,
    runways: [],
  })
})

test("our own list wins over the file, which adds what the list lacks", async () => {
  const before = await getAirportByCode(db, "EDKB")
  const report = await importAirfields(db, FILES, { isDryRun: false })
  expect(await getAirportByCode(db, "EDKB")).toEqual({ ...before, iata: "BNJ" })
  expect(report.kept.find(({ code }) => code === "EDKB")?.fields).toEqual([
    "lat",
    "lng",
    "elevationFt",
    "runways",
  ])
  expect(await getAirportByCode(db, "EDDK")).toMatchObject({
    name: "Köln/Bonn",
    town: "Köln",
    lat: 50.866,
    elevationFt: 302,
  })
})

test("the report names what is new, changed, unchanged, left out, and why", async () => {
  const report = await importAirfields(db, FILES, { isDryRun: false })
  expect(report.added).toEqual(["EDQX", "LSXS"])
  expect(report.changed).toEqual([
    { code: "EDKB", fields: ["iata"] },
    { code: "EDDK", fields: expect.arrayContaining(["lat"]) },
  ])
  expect(report.withoutTown).toEqual(["EDZX"])
  expect(report.skipped).toEqual({
    "no-code": 1,
    closed: 1,
    water: 1,
    abroad: 1,
    twice: 1,
    unreadable: 1,
  })
})

test("the same files again change nothing, and neither does the next start", async () => {
  await importAirfields(db, FILES, { isDryRun: false })
  const imported = await listKnownAirports(db)
  const report = await importAirfields(db, FILES, { isDryRun: false })
  expect([report.added, report.changed]).toEqual([[], []])
  expect(report.unchanged).toBe(4)
  await loadPlaces(db)
  expect(await listKnownAirports(db)).toEqual(imported)
})

test("a dry run says the same and writes nothing", async () => {
  const before = await listKnownAirports(db)
  const tried = await importAirfields(db, FILES, { isDryRun: true })
  expect(await listKnownAirports(db)).toEqual(before)
  expect(await importAirfields(db, FILES, { isDryRun: false })).toEqual(tried)
})

test("what is no longer in the file stays, and the report says so", async () => {
  await importAirfields(db, FILES, { isDryRun: false })
  const rest = AIRPORTS.split("\n")
    .filter((line) => !line.includes("Musterfeld") && !line.includes("Doppelfeld"))
    .join("\n")
  const report = await importAirfields(db, { ...FILES, airports: rest }, { isDryRun: false })
  expect(report.gone).toEqual(["EDQX"])
  expect(await getAirportByCode(db, "EDQX")).toMatchObject({ name: "Musterfeld" })
})

test.each([
  { what: "the wrong way round", files: { airports: RUNWAYS, runways: AIRPORTS } },
  { what: "empty", files: { airports: "", runways: "" } },
  { what: "a page of the web", files: { airports: "<html></html>", runways: RUNWAYS } },
  { what: "cut off within quotes", files: { airports: AIRPORTS.slice(0, 330), runways: RUNWAYS } },
])("files that are $what are refused, and nothing is written", async ({ files }) => {
  const before = await listKnownAirports(db)
  await expect(importAirfields(db, files, { isDryRun: false })).rejects.toThrow(/./)
  expect(await listKnownAirports(db)).toEqual(before)
})
