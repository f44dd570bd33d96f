import type { SavedAnswers } from "#features/flights/draft/answers.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { presetAnswers } from "#features/flights/draft/server/preset-answers.ts"
import { airportsById } from "#features/places/server/airports-queries.ts"
import { findDestinationAirports } from "#features/places/server/destination-airports.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"
import { today } from "./today.ts"

/** The first answers of a draft that answers a request: the defaults of every draft and what the request asks for. */
export async function answersForRequest(
  tx: Db,
  pilotId: number,
  { request, departure }: { request: FlightRequestRow; departure: string },
): Promise<SavedAnswers> {
  const preset = await presetAnswers(tx, pilotId)
  const destination = await findDestinationCode(tx, request)
  const sight = sightOf(request)
  return {
    ...preset,
    datum: { ...EMPTY_ANSWERS.datum, day: firstPossibleDay(request) },
    ...((request.goal === "round_trip" || sight) && {
      typ: { ...EMPTY_ANSWERS.typ, kind: "round_trip" as const },
    }),
    kosten: { ...EMPTY_ANSWERS.kosten, ...preset.kosten, seats: String(request.persons) },
    route: {
      ...EMPTY_ANSWERS.route,
      departure,
      ...(destination && { destination }),
      ...(sight && { stops: [sight] }),
    },
  }
}

/** Of a window that has begun, its first day is over. */
function firstPossibleDay({ firstDay }: FlightRequestRow): string {
  if (firstDay === null) return ""
  return firstDay < today() ? today() : firstDay
}

/** Nobody lands there: the way leads over it. */
function sightOf({ goal, destination, destinationLat, destinationLng }: FlightRequestRow) {
  if (goal !== "sight" || destination === null) return undefined
  if (destinationLat === null || destinationLng === null) return undefined
  return { code: "", name: destination, lat: destinationLat, lng: destinationLng }
}

async function findDestinationCode(
  tx: Db,
  { goal, destination }: FlightRequestRow,
): Promise<string | undefined> {
  if (goal !== "town" || destination === null) return undefined
  const [first] = (await findDestinationAirports(tx, destination))?.airportIds ?? []
  return first === undefined ? undefined : (await airportsById(tx)).get(first)?.code
}
