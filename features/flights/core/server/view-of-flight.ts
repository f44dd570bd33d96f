import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import type { FlightExperience } from "#features/verification/experience.ts"
import { clock } from "#platform/clock.ts"
import { isoDay, startOfDay } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import { maxSeatsOf } from "../flight.ts"
import { isOfferOpen, stateOfFlight } from "../flight-state.ts"
import type { FlightView, OfferView } from "../flight-view.ts"
import type { FlightDetail, OfferDetail } from "./flights-queries.ts"
import { planeOfFlight, sceneOfFlight, seatViewOfFlight } from "./scene-of-flight.ts"
import type { FlightRow } from "./seats.ts"

/** Leaves out of a flight's rows everything that its page must not know. */
export function viewOfFlight(detail: FlightDetail): FlightView {
  const { flight, freeSeats, held } = detail
  return {
    ...baseOf(detail, flight.departsAt),
    departsAt: flight.departsAt.toISOString(),
    arrivesAt: flight.arrivesAt.toISOString(),
    freeSeats,
    heldSeats: held.seats,
    heldUntil: held.heldUntil?.toISOString() ?? null,
    state: stateOfFlight({ ...flight, freeSeats }, clock.now()),
  }
}

/** The same of an offer without a date, in the light of an afternoon. */
export function viewOfOffer(detail: OfferDetail): OfferView {
  const { flight } = detail
  return {
    ...baseOf(detail, afternoonOf(flight)),
    freeSeats: maxSeatsOf(flight),
    window: { from: flight.windowFrom, to: flight.windowTo },
    weekdays: flight.windowWeekdays,
    hours: hoursOf(flight),
    isOpen: isOfferOpen(flight, isoDay(clock.now(), flight.timeZone)),
  }
}

/** „10:00“ to „16:00“, where an offer says so. */
export function hoursOf({
  windowEarliest,
  windowLatest,
}: Pick<FlightRow, "windowEarliest" | "windowLatest">): OfferView["hours"] {
  if (windowEarliest === null || windowLatest === null) return null
  return { earliest: windowEarliest.slice(0, 5), latest: windowLatest.slice(0, 5) }
}

// a deleted account has no profile to link to
const NOTHING_FLOWN: FlightExperience = { hours: null, source: null, landingsIn90Days: null }

/** An offer has no hour of its own: it is shown in the light of an afternoon of its first day. */
export function afternoonOf({
  windowFrom,
  timeZone,
}: {
  windowFrom: string
  timeZone: string
}): Date {
  return new Date(startOfDay(windowFrom, timeZone).getTime() + hours(15))
}

function baseOf(detail: FlightDetail | OfferDetail, departsAt: Date) {
  const { flight, departure, destination, plane, pilot } = detail
  const { lat, lng } = departure
  const drawn = { ...drawnFlightOf(detail), departsAt, lat, lng }
  const codes = new Map([
    [departure.id, departure.code],
    [destination.id, destination.code],
  ])
  return {
    id: flight.id,
    title: flight.title,
    description: maskContacts(flight.description),
    status: flight.status,
    kind: flight.kind,
    topics: flight.topics,
    isInstantBooking: flight.isInstantBooking,
    timeZone: flight.timeZone,
    publishedAt: flight.publishedAt?.toISOString() ?? null,
    durationMinutes: flight.durationMinutes,
    distanceKm: flight.distanceKm,
    departure: {
      code: departure.code,
      name: departure.name,
      town: departure.town,
      country: departure.country,
      lat: departure.lat,
      lng: departure.lng,
    },
    destination: { code: destination.code, name: destination.name, town: destination.town },
    meetingPoint: maskContacts(flight.meetingPoint),
    luggageKgPerPerson: flight.luggageKgPerPerson,
    seatsOffered: flight.seatsOffered,
    unusableSeats: flight.unusableSeats,
    totalCostCents: flight.totalCostCents,
    seatPriceCents: flight.seatPriceCents,
    feeRule: currentFeeRule(),
    costs: detail.costs,
    stops: detail.stops.map((stop) => ({
      name: stop.name,
      code: stop.airportId === null ? null : (codes.get(stop.airportId) ?? null),
      note: stop.note,
      minute: stop.minute,
    })),
    pilot: {
      id: pilot.id,
      name: pilot.name,
      firstName: pilot.firstName,
      photoId: pilot.photoId,
      isDeleted: pilot.isDeleted,
      experience: pilot.isDeleted ? NOTHING_FLOWN : pilot.experience,
      badges: pilot.badges,
    },
    plane: plane
      ? {
          model: plane.model,
          registration: plane.registration,
          year: plane.year,
          seats: plane.seats,
          wing: plane.wing,
          photos: plane.photos,
        }
      : null,
    photos: detail.photos,
    drawn: {
      scene: sceneOfFlight(drawn),
      seat: seatViewOfFlight(drawn),
      plane: planeOfFlight(drawn, "portrait"),
      close: planeOfFlight(drawn, "close"),
    },
  }
}

/** What the drawings of a flight show of it. */
export function drawnFlightOf({ flight, stops, plane }: FlightDetail | OfferDetail) {
  return { id: flight.id, terrain: flight.terrain, route: stops, plane: plane ?? null }
}
