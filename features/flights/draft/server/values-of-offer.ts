import { clock } from "#platform/clock.ts"
import { type FlightTimes, minutesToDestination, type Offer } from "../offer.ts"

interface HandedInAs {
  offer: Offer
  status: "published" | "in_review" | "paused"
  seriesId: string | null
}

/** An offer as the row of one of its flights. */
export function valuesOfOffer(
  { offer, status, seriesId }: HandedInAs,
  times: FlightTimes | undefined,
) {
  const { date, kind, costs, route, words } = offer
  const window = date.schedule === "flexible" ? date.window : undefined
  return {
    planeId: offer.plane.id,
    status,
    schedule: times ? ("fixed" as const) : ("flexible" as const),
    kind: kind.kind,
    topics: [...new Set([...kind.topics, ...words.topics])],
    title: words.title,
    description: words.description,
    departureAirportId: route.departure.id,
    destinationAirportId: route.destination.id,
    timeZone: route.departure.timeZone,
    departsAt: times?.departsAt ?? null,
    arrivesAt: times?.arrivesAt ?? null,
    windowFrom: window?.from ?? null,
    windowTo: window?.to ?? null,
    windowWeekdays: window?.weekdays ?? [],
    windowEarliest: window?.earliest ?? null,
    windowLatest: window?.latest ?? null,
    durationMinutes: minutesToDestination(kind.kind, costs.flightMinutes),
    distanceKm: offer.way.distanceKm,
    seatsOffered: costs.seats,
    totalCostCents: costs.totalCostCents,
    seatPriceCents: costs.seatPriceCents,
    isInstantBooking: kind.isInstantBooking,
    stayMinutes: kind.stayMinutes,
    luggageKgPerPerson: words.luggageKgPerPerson,
    meetingPoint: words.meetingPoint,
    terrain: offer.terrain,
    seriesId,
    insuranceConfirmedAt: clock.now(),
  }
}
