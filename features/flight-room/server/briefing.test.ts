import { afterAll, beforeEach, expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { runwaysTable } from "#features/places/server/places-tables.ts"
import { clearWeatherCache } from "#features/weather/server/find-reports.ts"
import { setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startWeatherService } from "#tests/support/weather-service.ts"

const service = await startWeatherService()
process.env.WEATHER_URL = service.url
afterAll(() => service.stop())

const db = await testDatabase()
const { call } = testApplication(db)

const NOW = new Date("2026-11-28T12:00:00Z")
let now = NOW
afterAll(setClockSource(() => now))

/** The aerodrome of the tests, and one degree of latitude in km. */
const BONN = { lat: 50.7689, lng: 7.1634 }
const KM_PER_DEGREE = 111.195
const northOfBonn = (km: number) => ({ lat: BONN.lat + km / KM_PER_DEGREE, lng: BONN.lng })

const METAR = "281150Z 24012KT 9999 BKN020 08/05 Q1013"
const metarOf = (code: string, where: typeof BONN, raw = METAR, at = minutesAgo(10)) => {
  return { code, raw: `METAR ${code} ${raw}`, at, ...where }
}
const minutesAgo = (count: number) => new Date(NOW.getTime() - minutes(count))

beforeEach(() => {
  now = NOW
  clearWeatherCache()
  service.asked.length = 0
  service.answerWith({})
})

/** A round trip from Bonn, in two hours. */
async function flightFromBonn() {
  const { id: pilotId } = await makePilot(db)
  const { id, name } = await makeAirport(db, "EDKB")
  const flight = await makeFlight(db, {
    pilotId,
    departureAirportId: id,
    destinationAirportId: id,
    departsAt: new Date(NOW.getTime() + hours(2)),
    stops: [
      { airportId: id, name, ...BONN, minute: 0 },
      { airportId: null, name: "Kölner Dom", lat: 50.94, lng: 6.96, minute: 20 },
      { airportId: id, name, ...BONN, minute: 60 },
    ],
  })
  return { as: pilotId, flight }
}

async function briefing() {
  const { as, flight } = await flightFromBonn()
  const { json } = await call("GET", `/api/flights/${flight.id}/weather`, { as })
  return json
}

test("a pilot reads METAR and TAF of each aerodrome in German, with their age and their own words", async () => {
  service.answerWith({
    metar: [metarOf("EDDK", { lat: 50.8659, lng: 7.1427 })],
    taf: [
      {
        ...metarOf("EDDK", { lat: 50.8659, lng: 7.1427 }),
        raw: "TAF EDDK 281100Z 2812/2918 24012KT 9999 SCT035",
        at: minutesAgo(60),
      },
    ],
  })
  const [place, ...others] = await briefing()
  expect(others).toEqual([])
  expect(place).toMatchObject({
    code: "EDKB",
    metar: {
      state: "found",
      station: { code: "EDDK", distanceKm: 11 },
      raw: `METAR EDDK ${METAR}`,
      ageMinutes: 10,
      judgements: [],
    },
    taf: { state: "found", ageMinutes: 60, validTo: "2026-11-29T18:00:00.000Z" },
  })
  expect(place.metar.lines[0]).toEqual({ label: "Wind", text: "aus 240° mit 12 kt" })
  expect(place.taf.periods).toHaveLength(1)
})

test("the nearest station counts, and the aerodrome's own wherever the service puts it", async () => {
  service.answerWith({
    metar: [
      metarOf("EDLW", northOfBonn(40)),
      metarOf("EDDK", northOfBonn(11)),
      metarOf("EDDL", northOfBonn(30)),
    ],
  })
  expect((await briefing())[0].metar.station.code).toBe("EDDK")
  clearWeatherCache()
  service.answerWith({
    metar: [metarOf("ETNN", northOfBonn(0.3)), metarOf("EDKB", northOfBonn(0.9))],
  })
  expect((await briefing())[0].metar.station).toMatchObject({ code: "EDKB", distanceKm: 0 })
})

test("a station 50 km away is asked, one beyond is not", async () => {
  service.answerWith({ metar: [metarOf("EDLW", northOfBonn(49.9))] })
  expect((await briefing())[0].metar).toMatchObject({ station: { distanceKm: 50 } })
  clearWeatherCache()
  service.answerWith({ metar: [metarOf("EDLW", northOfBonn(50.1))] })
  expect((await briefing())[0].metar).toEqual({ state: "none" })
})

test("a station that has nothing to report is passed over", async () => {
  service.answerWith({
    metar: [metarOf("EDDK", northOfBonn(11), "281150Z NIL"), metarOf("EDDL", northOfBonn(45))],
  })
  expect((await briefing())[0].metar.station.code).toBe("EDDL")
})

test("the service learns a box around the aerodrome and nothing of who asks", async () => {
  await briefing()
  const [{ pathname, searchParams } = new URL(service.url)] = service.asked
  expect(pathname).toMatch(/^\/api\/data\/(?:metar|taf)$/)
  expect([...searchParams.keys()]).toEqual(["bbox", "format"])
  const [south = 0, west = 0, north = 0, east = 0] = (searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number)
  expect((north - south) * KM_PER_DEGREE).toBeCloseTo(100, 0)
  expect(west < BONN.lng && BONN.lng < east).toBe(true)
})

test("within ten minutes one question serves all, and afterwards it is asked again", async () => {
  service.answerWith({ metar: [metarOf("EDDK", northOfBonn(11))] })
  await briefing()
  now = new Date(NOW.getTime() + minutes(9))
  expect((await briefing())[0].metar.ageMinutes).toBe(19)
  expect(service.asked).toHaveLength(2)
  now = new Date(NOW.getTime() + minutes(10))
  await briefing()
  expect(service.asked).toHaveLength(4)
})

test.each([
  ["a fault", { status: 500, body: "{}" }],
  ["no JSON", { status: 200, body: "<html>" }],
  ["another shape", { status: 200, body: JSON.stringify({ error: "Invalid bbox" }) }],
])("%s is no report, and the next reader asks again", async (_, metar) => {
  const taf = [
    { ...metarOf("EDDK", northOfBonn(11)), raw: "TAF EDDK 281100Z 2812/2918 24012KT 9999 SCT035" },
  ]
  service.answerWith({ metar, taf })
  expect((await briefing())[0]).toMatchObject({
    metar: { state: "unreachable" },
    taf: { state: "found" },
  })
  service.answerWith({ metar: [metarOf("EDDK", northOfBonn(11))] })
  expect((await briefing())[0].metar.state).toBe("found")
})

test("damaged entries do not spoil the others", async () => {
  const good = {
    icaoId: "EDDK",
    rawOb: `EDDK ${METAR}`,
    obsTime: NOW.getTime() / 1_000,
    lat: 50.8,
    lon: 7.1,
  }
  const entries = [
    null,
    {},
    { ...good, lat: 999 },
    { ...good, rawOb: "" },
    { ...good, obsTime: null },
    good,
  ]
  service.answerWith({ metar: { status: 200, body: JSON.stringify(entries) } })
  expect((await briefing())[0].metar).toMatchObject({ station: { code: "EDDK" }, ageMinutes: 0 })
})

test("a report that cannot be read is shown in its own words alone", async () => {
  service.answerWith({ metar: [metarOf("EDDK", northOfBonn(11), "281150Z 240V300 9999")] })
  expect((await briefing())[0].metar).toMatchObject({
    raw: "METAR EDDK 281150Z 240V300 9999",
    lines: [],
    judgements: [],
  })
})

test("a service that says nothing is waited for two seconds, once for all aerodromes", async () => {
  service.answerWith({ metar: "nothing", taf: "nothing" })
  const { id: as } = await makePilot(db)
  const flight = await makeFlight(db, {
    pilotId: as,
    departsAt: new Date(NOW.getTime() + hours(2)),
  })
  const since = performance.now()
  const { json } = await call("GET", `/api/flights/${flight.id}/weather`, { as })
  expect(performance.now() - since).toBeLessThan(3_500)
  expect(json).toEqual(
    ["EDKB", "EDWJ"].map((code) => {
      return { code, metar: { state: "unreachable" }, taf: { state: "unreachable" } }
    }),
  )
})

test("own minimums stand beside a METAR, and crosswind beside the aerodrome's own alone", async () => {
  const { as, flight } = await flightFromBonn()
  const { id: airportId } = await makeAirport(db, "EDKB")
  await db.insert(runwaysTable).values({ airportId, ident: "11/29" }).onConflictDoNothing()
  const minimums = { ceilingFt: 2_500, visibilityM: 5_000, crosswindKt: 13 }
  const saved = await call("PUT", `/api/users/${as}/minimums`, { as, body: minimums })
  expect(saved).toMatchObject({ status: 200, json: minimums })
  const judgements = async () => {
    clearWeatherCache()
    const { json } = await call("GET", `/api/flights/${flight.id}/weather`, { as })
    return json[0].metar.judgements.map(
      ({ subject, verdict }: { subject: string; verdict: string }) => `${subject} ${verdict}`,
    )
  }
  service.answerWith({ metar: [metarOf("EDKB", BONN)] })
  expect(await judgements()).toEqual(["Untergrenze below", "Sicht within", "Querwind 11/29 close"])
  service.answerWith({ metar: [metarOf("EDDK", northOfBonn(11))] })
  expect(await judgements()).toEqual(["Untergrenze below", "Sicht within"])
  await call("PUT", `/api/users/${as}/minimums`, { as, body: { ...minimums, ceilingFt: 1_500 } })
  expect(await judgements()).toEqual(["Untergrenze within", "Sicht within"])
})

test.each([
  { ceilingFt: 200 },
  { ceilingFt: 5_001 },
  { visibilityM: 1_000 },
  { visibilityM: 10_001 },
  { crosswindKt: 0 },
  { crosswindKt: 7.5 },
])("minimums of %o are refused at their field", async (wrong) => {
  const { id: as } = await makePilot(db)
  const body = { ceilingFt: 1_500, visibilityM: 8_000, crosswindKt: 12, ...wrong }
  const { status, json } = await call("PUT", `/api/users/${as}/minimums`, { as, body })
  expect(status).toBe(400)
  expect(JSON.stringify(json)).toContain(Object.keys(wrong)[0])
})

test("a flight of somebody else, one of next week and one that has flown look like a missing one", async () => {
  const { as, flight } = await flightFromBonn()
  const { id: stranger } = await makeUser(db)
  const departsAt = new Date(NOW.getTime() + hours(49))
  const later = await makeFlight(db, { pilotId: as, departsAt })
  const flown = await makeFlight(db, {
    pilotId: as,
    status: "settlement_due",
    departsAt: minutesAgo(300),
  })
  const statuses = [
    (await call("GET", `/api/flights/${flight.id}/weather`, { as: stranger })).status,
    (await call("GET", `/api/flights/${later.id}/weather`, { as })).status,
    (await call("GET", `/api/flights/${flown.id}/weather`, { as })).status,
    (await call("GET", "/api/flights/2147483647/weather", { as })).status,
  ]
  expect(statuses).toEqual([404, 404, 404, 404])
  expect(service.asked).toEqual([])
})
