import type { FlightKind } from "#features/flights/core/flight.ts"
import { distanceKm } from "#features/places/geo.ts"
import type { AnswersOf, StopAnswer } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { DraftAirport, DraftFacts } from "./facts.ts"
import { type StartedReading, startReading } from "./reading.ts"
import type { RoutePoint } from "./route-plan.ts"

export interface ReadRoute {
  departure: DraftAirport
  destination: DraftAirport
  stops: (StopAnswer & { airportId: number | null })[]
  /** From the departure to the destination, both included. */
  points: RoutePoint[]
}

/** `kind`: undefined while it is not chosen; then a destination is not asked for yet. */
export function parseRoute(
  answers: AnswersOf<"route">,
  kind: FlightKind | undefined,
  { airports }: Pick<DraftFacts, "airports">,
): Reading<ReadRoute> {
  const reading = startReading("route")
  const { refuse, end } = reading
  const departure = parseAirport(reading, airports, {
    property: "departure",
    code: answers.departure,
    question: "Wo startet ihr?",
  })
  const isAway = kind === undefined ? answers.destination !== "" : kind !== "round_trip"
  const destination = isAway
    ? parseAirport(reading, airports, {
        property: "destination",
        code: answers.destination,
        question: "Wohin fliegt ihr?",
      })
    : departure
  if (isAway && departure && departure === destination) {
    refuse("destination", "Start und Ziel sind derselbe Platz. Ist es ein Rundflug?")
  }
  const isAtHome = (stop: StopAnswer) => departure && distanceKm(departure, stop) < 1
  if (kind === "round_trip" && answers.stops.every(isAtHome)) {
    refuse("stops", "Nenn mindestens einen Ort, über den ihr fliegt.")
  }
  answers.stops.forEach(({ code }, index) => {
    if (code !== "" && !airports.has(code)) {
      refuse(`stops.${index}`, "Diesen Platz kennen wir nicht mehr. Nimm einen anderen.")
    }
  })
  return end(() => {
    const [from, to] = [departure as DraftAirport, destination as DraftAirport]
    const stops = answers.stops.map((stop) => ({
      ...stop,
      airportId: airports.get(stop.code)?.id ?? null,
    }))
    return { departure: from, destination: to, stops, points: [from, ...stops, to] }
  })
}

function parseAirport(
  { refuse }: StartedReading,
  airports: DraftFacts["airports"],
  { property, code, question }: { property: string; code: string; question: string },
): DraftAirport | undefined {
  if (code === "") return refuse(property, question)
  const airport = airports.get(code)
  if (!airport) return refuse(property, "Diesen Flugplatz kennen wir nicht.")
  if (airport.kind === "heliport") {
    return refuse(property, `${airport.name} ist nur für Hubschrauber. Wähl einen anderen Platz.`)
  }
  return airport
}
