import {
  type FlightDetail,
  findFlightDetail,
  findOfferDetail,
  type OfferDetail,
} from "#features/flights/core/server/flights-queries.ts"
import { mapOfFlight } from "#features/flights/core/server/map-of-flight.ts"
import { viewOfFlight, viewOfOffer } from "#features/flights/core/server/view-of-flight.ts"
import { flightFacts, offerFacts } from "#features/flights/core/ui/flight-facts.ts"
import { formatTimeWindow, formatWeekdays } from "#features/flights/core/ui/format-time-window.ts"
import { routeLegs } from "#features/flights/core/ui/route-legs.ts"
import { findVettingView } from "#features/flights/vetting/server/view-of-vetting.ts"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { formatReliability } from "#features/statistics/reliability.ts"
import { getReliability } from "#features/statistics/server/reliability.ts"
import { formatResponses } from "#features/users/pilots/responses.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { listPapers } from "#features/verification/pilot-status.ts"
import {
  listNeededKinds,
  listOwnDocuments,
} from "#features/verification/server/document-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { formatInstant } from "#platform/time.ts"

/** Everything that a decision about a flight needs at a glance; undefined: nobody has asked for one. */
export async function loadVetting(db: Db, actor: UserActor, flightId: number) {
  const dated = await findFlightDetail(db, flightId)
  if (dated) return load(db, actor, dated, shownFlight(dated))
  const offer = await findOfferDetail(db, flightId)
  return offer && load(db, actor, offer, shownOffer(offer))
}

type Shown = ReturnType<typeof shownFlight> | ReturnType<typeof shownOffer>

async function load(db: Db, actor: UserActor, detail: FlightDetail | OfferDetail, shown: Shown) {
  const found = await findVettingView(db, actor, detail)
  if (!found) return undefined
  const pilotId = detail.pilot.id
  const day = found.flugfit.day ?? isoDay(clock.now(), detail.flight.timeZone)
  const [map, rating, responses, reliability, needed, documents] = await Promise.all([
    mapOfFlight(db, detail),
    getPilotRating(db, pilotId),
    getResponses(db, pilotId),
    getReliability(db, pilotId),
    listNeededKinds(db, pilotId),
    listOwnDocuments(db, pilotId),
  ])
  return {
    ...found,
    ...shown,
    map,
    rating,
    answers: formatResponses(responses),
    kept: formatReliability(reliability),
    papers: listPapers(documents, needed, day),
  }
}

export type LoadedVetting = NonNullable<Awaited<ReturnType<typeof loadVetting>>>

function shownFlight(detail: FlightDetail) {
  const flight = viewOfFlight(detail)
  return {
    shown: flight,
    when: formatInstant(detail.flight.departsAt, flight.timeZone),
    facts: flightFacts(flight),
    legs: routeLegs(flight),
  }
}

function shownOffer(detail: OfferDetail) {
  const offer = viewOfOffer(detail)
  return {
    shown: offer,
    when: `${formatTimeWindow(offer)}, ${formatWeekdays(offer.weekdays)}`,
    facts: offerFacts(offer),
    legs: [],
  }
}
