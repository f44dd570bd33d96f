import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { fieldError } from "#platform/errors.ts"
import { endpoint } from "#platform/server/endpoint.ts"
import { HOME_ZONE } from "#platform/time.ts"
import {
  API_SORTS,
  type FlightsAnswer,
  type FlightsQuery,
  flightsAnswerSchema,
  flightsQuerySchema,
} from "../flights-query.ts"
import { isOfferCard, type SearchHit } from "../offer-card.ts"
import { DEFAULT_DAYS_AHEAD, type SearchQuery } from "../search-query.ts"
import { listHits } from "./list-hits.ts"
import { findIdsAfter } from "./search-flights.ts"
import { findSearchPlace } from "./search-place.ts"

export const flightsApi = [
  endpoint({
    method: "GET",
    path: "/api/flights",
    summary: "Flights that can be booked, and offers without a date; the search page as data",
    access: "anonymous",
    query: flightsQuerySchema,
    answer: flightsAnswerSchema,
    mayLag: true,
    async handle({ db, query }) {
      const search = searchQueryOf(query)
      const { errors, ...place } = await findSearchPlace(db, search)
      if (errors.ort) throw fieldError("unknown-town", "town", errors.ort)
      if (errors.nach) throw fieldError("unknown-town", "destination", errors.nach)
      const { ids, total, nextCursor } = await findIdsAfter(db, search, place, query)
      const flights = (await listHits(db, ids, search.seats)).map(toFlight)
      return { json: { flights, total, nextCursor } satisfies FlightsAnswer }
    },
  }),
]

function searchQueryOf(query: FlightsQuery): SearchQuery {
  const { lat, lng, west, south, east, north } = query
  const hasArea =
    west !== undefined && south !== undefined && east !== undefined && north !== undefined
  const from = query.from ?? isoDay(clock.now(), HOME_ZONE)
  return {
    place: query.town,
    position: lat === undefined || lng === undefined ? null : { lat, lng },
    area: hasArea ? { west, south, east, north } : null,
    destination: query.destination,
    radiusKm: query.radius,
    when: {
      from,
      to: query.to ?? addDays(from, DEFAULT_DAYS_AHEAD),
      isWeekendOnly: query.weekends,
    },
    seats: query.persons,
    maxTotalCents: query.maxTotalCents ?? null,
    lengths: query.durations,
    kinds: query.kinds,
    topics: query.topics,
    isInstantOnly: query.instantBooking,
    planes: query.aircraft,
    minRating: query.minRating ?? null,
    withDog: query.dog,
    withChild: query.child,
    sort: API_SORTS[query.sort] ?? "empfohlen",
    page: 1,
  }
}

function toFlight(hit: SearchHit): FlightsAnswer["flights"][number] {
  const isOffer = isOfferCard(hit)
  return {
    id: hit.id,
    title: hit.title,
    kind: hit.kind,
    topics: hit.topics,
    departsAt: isOffer ? null : hit.departsAt,
    arrivesAt: isOffer ? null : hit.arrivesAt,
    timeZone: hit.timeZone,
    window: isOffer ? { ...hit.window, weekdays: hit.weekdays } : null,
    departure: hit.departure,
    destination: hit.destination,
    durationMinutes: hit.durationMinutes,
    totalCents: hit.totalCents,
    freeSeats: hit.freeSeats,
    instantBooking: hit.isInstantBooking,
    pilot: {
      id: hit.pilot.id,
      name: hit.pilot.name,
      rating: hit.pilot.rating,
      reviewCount: hit.pilot.reviewCount,
    },
  }
}
