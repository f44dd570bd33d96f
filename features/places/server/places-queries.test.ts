import { sql } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { distanceKm } from "../geo.ts"
import { findRegion } from "../regions.ts"
import {
  findAirportsIn,
  findAirportsNear,
  getAirportByCode,
  listAirports,
  listAirportsOfRegion,
  listNearbyAirports,
} from "./airports-queries.ts"
import { buildAirports } from "./build-airports.ts"
import { buildTowns } from "./build-towns.ts"
import { editionOf, keepPlacesUpToDate, loadPlaces, PLACES_EDITION } from "./load-places.ts"
import { findNearestTown } from "./towns-queries.ts"

const db = await testDatabase()
const cologne = { lat: 50.9413, lng: 6.9583 }

beforeAll(async () => {
  await loadPlaces(db)
})

async function everything() {
  const { rows } = await db.execute(sql`
    select (select md5(string_agg(t::text, '|' order by id)) from towns t) as towns,
      (select md5(string_agg(n::text, '|' order by town_id, key)) from town_names n) as names,
      (select md5(string_agg(a::text, '|' order by id)) from airports a) as airports,
      (select md5(string_agg(r::text, '|' order by airport_id, ident)) from runways r) as runways`)
  return rows[0]
}

test("loading again changes nothing and repairs what is missing, changed or too much", async () => {
  const before = await everything()
  await loadPlaces(db)
  expect(await everything()).toEqual(before)
  await db.execute(sql`update towns set name = 'Colonia' where name = 'Köln'`)
  await db.execute(sql`delete from town_names where key = 'koeln'`)
  await db.execute(
    sql`insert into town_names select id, 'domstadt', 'Domstadt' from towns where name = 'Colonia'`,
  )
  await db.execute(sql`update airports set elevation_ft = 1 where code = 'EDKB'`)
  await db.execute(sql`delete from runways where length_m = 800`)
  await loadPlaces(db)
  expect(await everything()).toEqual(before)
})

test("the edition says which towns and airports this version knows", () => {
  expect(PLACES_EDITION).toBe(editionOf(buildTowns(), buildAirports()))
  const [first, ...others] = buildTowns()
  expect(editionOf([{ ...first, population: 1 }, ...others], buildAirports())).not.toBe(
    PLACES_EDITION,
  )
})

test("a start loads the places of another version, and those of its own only once", async () => {
  const before = await everything()
  await db.execute(sql`update towns set name = 'Colonia' where name = 'Köln'`)
  await keepPlacesUpToDate(db)
  expect(await everything()).not.toEqual(before)
  await db.execute(sql`update settings set value = '"former"' where key = 'places'`)
  await keepPlacesUpToDate(db)
  expect(await everything()).toEqual(before)
})

test("an imported airport stays", async () => {
  await db.execute(sql`
    insert into airports (code, name, kind, town, region, country, lat, lng, time_zone, source)
    values ('EHTX', 'Texel', 'airfield', 'Texel', 'Nordholland', 'NL', 53.1153, 4.8336,
      'Europe/Amsterdam', 'ourairports')`)
  await loadPlaces(db)
  expect(await getAirportByCode(db, "EHTX")).toMatchObject({ name: "Texel", runways: [] })
  await db.execute(sql`delete from airports where code = 'EHTX'`)
})

test("an airport is found by its code, with what is known of its runways", async () => {
  expect(await getAirportByCode(db, "edkb")).toMatchObject({
    code: "EDKB",
    iata: null,
    name: "Bonn-Hangelar",
    kind: "airfield",
    elevationFt: 197,
    timeZone: "Europe/Berlin",
    runways: [{ ident: "11/29", lengthM: 800, widthM: null, isLighted: null }],
  })
})

test("an unknown code is refused in German", async () => {
  await expect(getAirportByCode(db, "XXXX")).rejects.toMatchObject({
    kind: "not-found",
    message: "Diesen Flugplatz kennen wir nicht.",
  })
})

test("airports near a point come nearest first, by the distance of the sphere", async () => {
  const near = await findAirportsNear(db, cologne, 60)
  const expected = (await listAirports(db))
    .map((airport) => ({ code: airport.code, km: distanceKm(cologne, airport) }))
    .filter(({ km }) => km <= 60)
    .sort((a, b) => a.km - b.km)
  expect(near.map(({ code }) => code)).toEqual(expected.map(({ code }) => code))
  for (const [index, { distanceKm: km }] of near.entries()) {
    expect(km).toBeCloseTo(expected[index]?.km ?? 0, 6)
  }
})

test("the airports in a part of the map are those within its edges", async () => {
  const ids = await findAirportsIn(db, { west: 6.5, south: 53.5, east: 8, north: 54.3 })
  const codes = (await listAirports(db))
    .filter(({ id }) => ids.includes(id))
    .map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(["EDWJ", "EDWY", "EDXH"]))
  expect(codes).not.toContain("EDKB")
  expect(await findAirportsIn(db, { west: -30, south: 10, east: -20, north: 20 })).toEqual([])
})

test("from other airports nearby one may start as well, the nearest first", async () => {
  const { id } = await getAirportByCode(db, "EDKB")
  const nearby = await listNearbyAirports(db, id, { km: 60, limit: 2 })
  expect(nearby.map(({ code }) => code)).toEqual(["EDDK", "EDRA"])
  expect(nearby[0]?.distanceKm).toBeCloseTo(10.9, 0)
  expect(await listNearbyAirports(db, -1, { km: 60, limit: 2 })).toEqual([])
})

test("the airports of a region are those of the state or of the circle", async () => {
  const codesOf = async (slug: string) => {
    const region = findRegion(slug)
    return region && (await listAirportsOfRegion(db, region)).map(({ code }) => code)
  }
  expect(await codesOf("saarland")).toEqual(["EDDR", "EDRJ"])
  expect(await codesOf("koeln-bonn")).toEqual(["EDRA", "EDKB", "EDDK", "EDKL", "EDKN"])
  expect(await codesOf("berlin")).toContain("EDAY")
})

test("the nearest town is found, and none at sea", async () => {
  expect(await findNearestTown(db, cologne)).toMatchObject({ name: "Köln" })
  expect(await findNearestTown(db, { lat: 53.68, lng: 7.05 })).toMatchObject({ name: "Juist" })
  expect(await findNearestTown(db, { lat: 56, lng: 3 })).toBeUndefined()
})
