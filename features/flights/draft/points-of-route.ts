import type { StopPlace } from "#features/places/stop-place.ts"
import type { AnswersOf } from "./answers.ts"
import type { DraftAirport } from "./facts.ts"

/** The ends of the way, as far as they are known; a round trip ends where it begins. */
export function endsOfRoute(
  answers: AnswersOf<"route">,
  kind: AnswersOf<"typ">["kind"],
  airports: readonly DraftAirport[],
): { departure: DraftAirport | undefined; destination: DraftAirport | undefined } {
  const find = (wanted: string) => airports.find(({ code }) => code === wanted)
  const departure = find(answers.departure)
  return {
    departure,
    destination: kind === "round_trip" ? departure : find(answers.destination),
  }
}

/** The way that can be drawn by now: from the departure over all stops to where it ends. */
export function pointsOfRoute(
  answers: AnswersOf<"route">,
  kind: AnswersOf<"typ">["kind"],
  airports: readonly DraftAirport[],
): StopPlace[] {
  const { departure, destination } = endsOfRoute(answers, kind, airports)
  // a round trip without a place to see is no way yet
  const isNowhere = kind === "round_trip" && answers.stops.length === 0
  return [
    ...(departure ? [departure] : []),
    ...answers.stops,
    ...(destination && !isNowhere ? [destination] : []),
  ].map(({ code, name, lat, lng }) => ({ code, name, lat, lng }))
}

/** The stops with one moved to another place among them. */
export function moveStop<T>(stops: readonly T[], from: number, to: number): T[] {
  const moved = stops[from]
  if (moved === undefined || to < 0 || to >= stops.length) return [...stops]
  return stops.toSpliced(from, 1).toSpliced(to, 0, moved)
}
