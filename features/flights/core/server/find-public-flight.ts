import type { Db } from "#platform/server/db.ts"
import { canSeeFlight } from "../flight-state.ts"
import { findFlightDetail, findOfferDetail } from "./flights-queries.ts"
import { afternoonOf, drawnFlightOf } from "./view-of-flight.ts"

/**
 * A flight that anybody may see, dated or not, with what its drawing needs; undefined otherwise. Without a date it
 * is drawn in the light of an afternoon.
 */
export async function findPublicFlight(db: Db, flightId: number) {
  const dated = await findFlightDetail(db, flightId)
  const offered = dated ? undefined : await findOfferDetail(db, flightId)
  const detail = dated ?? offered
  if (!detail || !canSeeFlight(detail.flight, undefined)) return undefined
  const startsAt = dated?.flight.departsAt
  const light = startsAt ?? (offered && afternoonOf(offered.flight))
  if (!light) return undefined
  const { lat, lng } = detail.departure
  return { detail, startsAt, drawn: { ...drawnFlightOf(detail), departsAt: light, lat, lng } }
}
