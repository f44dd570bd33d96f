import { countGuestsOf } from "#features/bookings/server/flown-flights.ts"
import { isFavourite } from "#features/favourites/server/favourites-queries.ts"
import { canSeeFlight, type FlightState } from "#features/flights/flight-state.ts"
import { findBlockingReason } from "#features/flights/server/blocking-reason.ts"
import {
  type FlightDetail,
  findFlightDetail,
  findOfferDetail,
  type OfferDetail,
} from "#features/flights/server/flights-queries.ts"
import { mapOfFlight } from "#features/flights/server/map-of-flight.ts"
import { viewOfFlight, viewOfOffer } from "#features/flights/server/view-of-flight.ts"
import { COUNTRY_NAMES } from "#features/places/town.ts"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import {
  getRatingOf,
  listReviewsAbout,
  listReviewsOfFlight,
} from "#features/reviews/server/reviews-queries.ts"
import { listSimilarFlights } from "#features/search/server/similar-flights.ts"
import { listFlightsWithPilot } from "#features/search/server/topic-queries.ts"
import type { Db } from "#platform/server/db.ts"

const SHOWN_REVIEWS = 4
const SHOWN_FLIGHTS = 3

/** Everything that the page of a flight shows to this person; undefined: there is none for them. */
export async function loadFlight(db: Db, flightId: number, userId: number | undefined) {
  const detail = await findFlightDetail(db, flightId)
  if (detail) return canSeeFlight(detail.flight, userId) ? loadDated(db, detail, userId) : undefined
  const offer = await findOfferDetail(db, flightId)
  return offer && canSeeFlight(offer.flight, userId) ? loadOffer(db, offer, userId) : undefined
}

export type LoadedDated = Awaited<ReturnType<typeof loadDated>>
export type LoadedOffer = Awaited<ReturnType<typeof loadOffer>>

const OVER: readonly FlightState[] = ["flown", "past", "under_way"]

async function loadDated(db: Db, detail: FlightDetail, userId: number | undefined) {
  const flight = viewOfFlight(detail)
  const isOver = OVER.includes(flight.state)
  const [common, guests, reviewsOfFlight, blockedBecause] = await Promise.all([
    loadCommon(db, detail, { userId, isReplaced: flight.state !== "bookable" }),
    flight.state === "flown" ? countGuestsOf(db, flight.id) : 0,
    isOver ? listReviewsOfFlight(db, flight.id) : [],
    flight.state === "blocked" ? findBlockingReason(db, flight.id) : null,
  ])
  const own = new Set(reviewsOfFlight.map(({ id }) => id))
  return {
    ...common,
    flight,
    guests,
    reviewsOfFlight,
    reviews: common.reviews.filter(({ id }) => !own.has(id)),
    blockedBecause,
  }
}

async function loadOffer(db: Db, detail: OfferDetail, userId: number | undefined) {
  return {
    ...(await loadCommon(db, detail, { userId, isReplaced: true })),
    offer: viewOfOffer(detail),
  }
}

/** `isReplaced`: nobody can book it here now, so the pilot's other flights come first. */
async function loadCommon(
  db: Db,
  detail: FlightDetail | OfferDetail,
  { userId, isReplaced }: { userId: number | undefined; isReplaced: boolean },
) {
  const { flight, departure, pilot } = detail
  const like = { flightId: flight.id, pilotId: pilot.id, departure, topics: flight.topics }
  const [map, rating, reviews, isNoted, ofPilot, similar] = await Promise.all([
    mapOfFlight(db, detail),
    getRatingOf(db, pilot.id),
    listReviewsAbout(db, pilot.id, SHOWN_REVIEWS),
    userId === undefined ? false : isFavourite(db, userId, flight.id),
    isReplaced ? listFlightsWithPilot(db, pilot.id, SHOWN_FLIGHTS + 1) : [],
    listSimilarFlights(db, like, {
      limit: SHOWN_FLIGHTS,
      ...(isReplaced && { except: "pilot" as const }),
    }),
  ])
  const watched: TownSuggestion = {
    address: departure.town,
    coordinates: { lat: departure.lat, lng: departure.lng },
    country: COUNTRY_NAMES[departure.country],
    region: departure.region,
  }
  return {
    userId: userId ?? null,
    isOwn: userId === pilot.id,
    isNoted,
    map,
    rating,
    reviews,
    flightsOfPilot: ofPilot.filter(({ id }) => id !== flight.id).slice(0, SHOWN_FLIGHTS),
    similar,
    watched,
  }
}
