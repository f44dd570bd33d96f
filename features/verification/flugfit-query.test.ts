import { expect, test } from "vitest"
import { parseFlugfitQuery, plannedFlight } from "./flugfit-query.ts"
import { landingLogPath } from "./landing-log-path.ts"

const CESSNA = {
  id: 17,
  name: "D-EKBW",
  label: "D-EKBW, Cessna 172",
  aircraftClass: "SEP",
  insuredUntil: "2027-03-31",
} as const
const pilot = { today: "2026-11-22", licence: "LAPL(A)", aircraft: [CESSNA] } as const
const DEFAULTS = {
  day: "2026-11-22",
  aircraftClass: "SEP",
  planeId: null,
  landsAt: "",
  guests: 1,
  isAerobatic: false,
} as const

test("the address and the question say the same", () => {
  const query = {
    day: "2027-06-12",
    aircraftClass: "TMG",
    planeId: null,
    landsAt: "21:45",
    guests: 3,
    isAerobatic: true,
  } as const
  for (const asked of [query, DEFAULTS, { ...DEFAULTS, planeId: CESSNA.id }]) {
    const { searchParams } = new URL(landingLogPath(asked, { page: 3 }), "http://localhost")
    expect(parseFlugfitQuery(searchParams, pilot)).toEqual(asked)
    expect(searchParams.get("seite")).toBe("3")
  }
})

test.each([
  "",
  "tag=2026-11-21",
  "tag=2027-11-23",
  "tag=2027-02-29",
  "tag=morgen&klasse=ULM&landung=24:00&gaeste=6&kunstflug=ja",
  "landung=9:30&gaeste=0",
  "gaeste=1.5&landung=12:60",
  "klasse=18",
  "klasse=017",
])("what makes no sense becomes what is usual: %s", (query) => {
  expect(parseFlugfitQuery(new URLSearchParams(query), pilot)).toEqual(DEFAULTS)
})

test.each([
  ["PPL(A)", "SEP"],
  ["SPL", "glider"],
  ["UL", "UL"],
] as const)("a %s asks about %s first", (licence, aircraftClass) => {
  expect(parseFlugfitQuery(new URLSearchParams(), { ...pilot, licence })).toEqual({
    ...DEFAULTS,
    aircraftClass,
  })
})

test("an own aircraft is of its class, and brings its insurance along", () => {
  const glider = { ...CESSNA, id: 18, aircraftClass: "glider", insuredUntil: null } as const
  const aircraft = [CESSNA, glider]
  const query = parseFlugfitQuery(new URLSearchParams("klasse=18"), { ...pilot, aircraft })
  expect(query).toEqual({ ...DEFAULTS, aircraftClass: "glider", planeId: 18 })
  expect(plannedFlight(query, null, glider)).toMatchObject({
    aircraftClass: "glider",
    aircraft: { name: "D-EKBW", insuredUntil: null },
  })
  expect(plannedFlight(DEFAULTS, null, undefined).aircraft).toBeNull()
})

const BONN = { lat: 50.7688, lng: 7.1633, timeZone: "Europe/Berlin" }

test.each([
  ["2026-12-21", "17:05", false],
  ["2026-12-21", "17:10", true],
  ["2026-06-21", "22:30", false],
  ["2026-06-21", "22:40", true],
  ["2026-06-21", "", false],
  // the hour that summer time skips
  ["2027-03-28", "02:30", false],
])("a landing in Bonn on %s at „%s“ is at night: %s", (day, landsAt, isAtNight) => {
  expect(plannedFlight({ ...DEFAULTS, day, landsAt }, BONN, undefined)).toMatchObject({
    day,
    isAtNight,
  })
  expect(plannedFlight({ ...DEFAULTS, day, landsAt }, null, undefined).isAtNight).toBe(false)
})
