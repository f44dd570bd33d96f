import type { FlownYear, YearFlight } from "#features/wrapped/flown-year.ts"

const FIELDS = {
  EDKB: { airportId: 1, code: "EDKB", name: "Bonn-Hangelar", lat: 50.7689, lng: 7.1634 },
  EDWJ: { airportId: 2, code: "EDWJ", name: "Juist", lat: 53.6811, lng: 7.0558 },
  EDXH: { airportId: 3, code: "EDXH", name: "Helgoland-Düne", lat: 54.1853, lng: 7.9158 },
  EDNY: { airportId: 4, code: "EDNY", name: "Friedrichshafen", lat: 47.6713, lng: 9.5115 },
} as const

interface Flown extends Partial<Pick<YearFlight, "minutes" | "terrain" | "role" | "title">> {
  way?: readonly (keyof typeof FIELDS)[]
  people?: readonly string[]
}

let flights = 0

/** A flight as somebody remembers it, from Bonn-Hangelar to Juist where nothing else is said. */
export function flownOn(instant: string, flown: Flown = {}): YearFlight {
  const { way = ["EDKB", "EDWJ"], people = [], ...rest } = flown
  flights += 1
  return {
    flightId: flights,
    role: "pilot",
    title: "Rüber nach Juist",
    departsAt: new Date(instant),
    timeZone: "Europe/Berlin",
    minutes: 60,
    distanceKm: 325,
    fields: way.map((code) => FIELDS[code]),
    planeType: "C172",
    people: people.map((firstName) => ({ userId: numberOf(firstName), firstName })),
    guests: people.length,
    seatsOffered: 3,
    costCents: 20_000,
    sharedCents: 10_000,
    retainedCents: 0,
    isSettled: true,
    terrain: "lowland",
    ...rest,
  }
}

export function yearOfFlights(
  flights: readonly YearFlight[],
  { year = 2026, isOver = true }: { year?: number; isOver?: boolean } = {},
): FlownYear {
  return { year, isOver, flights }
}

// the same name is the same person
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7)
}
