import {
  findFlightDetail,
  findOfferDetailAt,
} from "#features/flights/core/server/flights-queries.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { minutes } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Refuses a start of an offer, or of a flight on another day, for which Flugfit has a blocker; only
 * pilots hear which, it is about their papers.
 */
export async function refuseUnfit(
  tx: Db,
  flight: FlightRow,
  departsAt: Date,
  role: "pilot" | "passenger",
): Promise<void> {
  const detail = await findDetailAt(tx, flight, departsAt)
  const { rules } = await getFlugfitOfFlight(tx, detail)
  const blocker = rules.find(({ state }) => state === "blocker")
  if (!blocker) return
  const message =
    role === "pilot"
      ? ["An diesem Tag bist du nicht flugfit.", blocker.sentence, blocker.remedy]
          .filter(Boolean)
          .join(" ")
      : `${atSentenceStart(detail.pilot.firstName)} kann zu diesem Termin gerade nicht mit Gästen fliegen. An deinem Geld hat sich nichts geändert.`
  throw new DomainError("not-fit-to-fly", "invalid", message)
}

async function findDetailAt(tx: Db, { id, schedule, durationMinutes }: FlightRow, departsAt: Date) {
  if (schedule === "flexible") {
    const offer = await findOfferDetailAt(tx, id, departsAt)
    if (offer) return offer
  }
  const detail = await findFlightDetail(tx, id)
  if (!detail) throw new Error(`flight ${id} has neither date nor window`)
  const arrivesAt = new Date(departsAt.getTime() + minutes(durationMinutes))
  return { ...detail, flight: { ...detail.flight, departsAt, arrivesAt } }
}
