import { promiseOfBooking, termsOfBooking } from "#features/bookings/checkout/booking-promise.ts"
import {
  findOwnBooking,
  type OwnBookingOnFlight,
} from "#features/bookings/core/server/find-own-booking.ts"
import { findWaitlistView } from "#features/bookings/holds/server/waitlist-queries.ts"
import { passPathOf } from "#features/flight-day/server/pass-token.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { canSeeFlight, type FlightState } from "#features/flights/core/flight-state.ts"
import { findBlockingReason } from "#features/flights/core/server/blocking-reason.ts"
import {
  type FlightDetail,
  findFlightDetail,
  findOfferDetail,
  type OfferDetail,
} from "#features/flights/core/server/flights-queries.ts"
import { mapOfFlight } from "#features/flights/core/server/map-of-flight.ts"
import { viewOfFlight, viewOfOffer } from "#features/flights/core/server/view-of-flight.ts"
import { flightFacts } from "#features/flights/core/ui/flight-facts.ts"
import { stateTexts } from "#features/flights/core/ui/flight-state-texts.ts"
import { routeLegs } from "#features/flights/core/ui/route-legs.ts"
import { findReturn } from "#features/flights/vetting/server/vettings-queries.ts"
import { listMoments } from "#features/memories/server/list-moments.ts"
import { COUNTRY_NAMES } from "#features/places/town.ts"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import { appealPath } from "#features/reports/server/appeal-key.ts"
import {
  isUsualReviewList,
  type ReviewListQuery,
  reviewListAt,
} from "#features/reviews/review-list.ts"
import { listPilotReviews } from "#features/reviews/server/list-pilot-reviews.ts"
import { getPilotRating, listReviewsOfFlight } from "#features/reviews/server/reviews-queries.ts"
import { formatFlightCount } from "#features/search/search-query.ts"
import { listDeparturesNearby } from "#features/search/server/departures-nearby.ts"
import { listFlightsWithPilot } from "#features/search/server/list-flights-with-pilot.ts"
import { listSimilarFlights } from "#features/search/server/similar-flights.ts"
import { formatReliability } from "#features/statistics/reliability.ts"
import { countGuestsOf } from "#features/statistics/server/flown-flights.ts"
import { getReliability } from "#features/statistics/server/reliability.ts"
import { formatResponses, formatResponseTime } from "#features/users/pilots/responses.ts"
import { getResponses } from "#features/users/pilots/server/responses.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { parseListAddress } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { PageMeta } from "../page-meta.ts"
import { flightAside } from "./flight-aside-content.ts"
import { aboutFlight, aboutOffer } from "./flight-meta.ts"

const SHOWN_REVIEWS = 4
const SHOWN_FLIGHTS = 3
const SHOWN_DEPARTURES = 3

/** Everything that the page of a flight shows to this person; undefined: there is none for them. */
export async function loadFlight(
  db: Db,
  flightId: number,
  userId: number | undefined,
  words = new URLSearchParams(),
) {
  const query = parseListAddress(reviewListAt(flightPath(flightId)), words)
  const reader = { userId, query }
  const detail = await findFlightDetail(db, flightId)
  if (detail) return canSeeFlight(detail.flight, userId) ? loadDated(db, detail, reader) : undefined
  const offer = await findOfferDetail(db, flightId)
  return offer && canSeeFlight(offer.flight, userId) ? loadOffer(db, offer, reader) : undefined
}

interface Reader {
  userId: number | undefined
  /** In which order they read the reviews, and what they look for there. */
  query: ReviewListQuery
}

export type LoadedDated = Awaited<ReturnType<typeof loadDated>>
export type LoadedOffer = Awaited<ReturnType<typeof loadOffer>>

const OVER: readonly FlightState[] = ["flown", "past", "under_way"]

async function loadDated(db: Db, detail: FlightDetail, { userId, query }: Reader) {
  const flight = viewOfFlight(detail)
  const canBook = flight.state === "bookable"
  const isOver = OVER.includes(flight.state)
  const [common, guests, reviewsOfFlight, blocking, returned, waitlist, ownBooking] =
    await Promise.all([
      loadCommon(db, detail, {
        userId,
        query,
        isReplaced: !canBook,
        exceptFlightId: isOver ? flight.id : undefined,
      }),
      flight.state === "flown" ? countGuestsOf(db, flight.id) : 0,
      isOver ? listReviewsOfFlight(db, flight.id) : [],
      flight.state === "blocked" ? findBlockingReason(db, flight.id) : null,
      flight.state === "draft" ? findReturn(db, flight.id) : undefined,
      flight.status === "published" ? findWaitlistView(db, flight, userId) : null,
      userId === undefined ? undefined : findOwnBooking(db, flight.id, userId),
    ])
  return {
    ...common,
    flight,
    about: aboutReviews(aboutFlight(flight), query),
    words: stateTexts(flight, {
      reason: blocking?.reasons ?? null,
      appealPath: blocking && appealPath("restriction", blocking.ref),
      returned,
      supportEmail: env().OPERATOR_EMAIL,
    }),
    facts: flightFacts(flight),
    legs: routeLegs(flight),
    aside: canBook ? undefined : flightAside(flight, guests),
    waitlist,
    ownBooking: ownBooking && heldOf(ownBooking, detail),
    promise: promiseOfBooking(detail, clock.now()),
    terms: termsOfBooking(detail, clock.now()),
    reviewsOfFlight,
  }
}

/** What a guest holds of it, and how long it is until then. */
function heldOf(booking: OwnBookingOnFlight, { flight }: FlightDetail) {
  const untilStart = expectedDeparture(flight).getTime() - clock.now().getTime()
  const isComing = booking.status === "confirmed" && untilStart > 0
  return {
    ...booking,
    passPath: isComing ? passPathOf({ id: booking.id, flightId: flight.id }) : null,
    secondsLeft: isComing ? untilStart / 1000 : null,
  }
}

async function loadOffer(db: Db, detail: OfferDetail, { userId, query }: Reader) {
  const offer = viewOfOffer(detail)
  return {
    ...(await loadCommon(db, detail, { userId, query, isReplaced: true })),
    offer,
    today: isoDay(clock.now(), offer.timeZone),
    now: clock.now().toISOString(),
    about: aboutOffer(offer),
  }
}

/** Another order of its reviews makes no page of its own for search engines. */
function aboutReviews(about: PageMeta, query: ReviewListQuery): PageMeta {
  return isUsualReviewList(query) ? about : { ...about, isPrivate: true }
}

interface CommonOptions extends Reader {
  /** Nobody can book it here now, so the pilot's other flights come first. */
  isReplaced: boolean
  /** Its own reviews stand apart. */
  exceptFlightId?: number | undefined
}

async function loadCommon(
  db: Db,
  detail: FlightDetail | OfferDetail,
  { userId, query, isReplaced, exceptFlightId }: CommonOptions,
) {
  const { flight, departure, pilot } = detail
  const like = { flightId: flight.id, pilotId: pilot.id, departure, topics: flight.topics }
  const [map, rating, responses, reliability, reviews, ofPilot, similar, nearby, moments] =
    await Promise.all([
      mapOfFlight(db, detail),
      getPilotRating(db, pilot.id),
      getResponses(db, pilot.id),
      getReliability(db, pilot.id),
      listPilotReviews(db, { pilotId: pilot.id, query, size: SHOWN_REVIEWS, exceptFlightId }),
      isReplaced ? listFlightsWithPilot(db, pilot.id, SHOWN_FLIGHTS + 1) : [],
      listSimilarFlights(db, like, {
        limit: SHOWN_FLIGHTS,
        ...(isReplaced && { except: "pilot" as const }),
      }),
      listDeparturesNearby(db, departure.id, SHOWN_DEPARTURES),
      listMoments(db, pilot.id),
    ])
  const watched: TownSuggestion = {
    address: departure.town,
    coordinates: { lat: departure.lat, lng: departure.lng },
    country: COUNTRY_NAMES[departure.country],
    region: departure.region,
  }
  return {
    isOwn: userId === pilot.id,
    map,
    rating,
    answers: formatResponses(responses),
    responseTime: formatResponseTime(responses),
    kept: formatReliability(reliability),
    reviewQuery: query,
    reviews,
    flightsOfPilot: ofPilot.filter(({ id }) => id !== flight.id).slice(0, SHOWN_FLIGHTS),
    similar,
    moments,
    nearby: nearby.map(({ code, name, flightCount }) => {
      return { code, name, flights: formatFlightCount(flightCount) }
    }),
    watched,
  }
}
