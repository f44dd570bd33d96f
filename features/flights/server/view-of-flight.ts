import { clock } from "#platform/clock.ts"
import { isBookable } from "../flight.ts"
import type { FlightView } from "../flight-view.ts"
import type { FlightDetail } from "./flights-queries.ts"
import { sceneOfFlight } from "./scene-of-flight.ts"

/** Leaves out of a flight's rows everything that its page must not know. */
export function viewOfFlight(detail: FlightDetail): FlightView {
  const { flight, departure, destination, plane, pilot } = detail
  const now = clock.now()
  const scene = { id: flight.id, terrain: flight.terrain, departsAt: flight.departsAt }
  const codes = new Map([
    [departure.id, departure.code],
    [destination.id, destination.code],
  ])
  return {
    id: flight.id,
    title: flight.title,
    description: flight.description,
    status: flight.status,
    kind: flight.kind,
    topics: flight.topics,
    isInstantBooking: flight.isInstantBooking,
    departsAt: flight.departsAt.toISOString(),
    arrivesAt: flight.arrivesAt.toISOString(),
    timeZone: flight.timeZone,
    durationMinutes: flight.durationMinutes,
    distanceKm: flight.distanceKm,
    departure: { code: departure.code, name: departure.name },
    destination: { code: destination.code, name: destination.name },
    meetingPoint: flight.meetingPoint,
    luggageKgPerPerson: flight.luggageKgPerPerson,
    seatsOffered: flight.seatsOffered,
    freeSeats: detail.freeSeats,
    totalCostCents: flight.totalCostCents,
    seatPriceCents: flight.seatPriceCents,
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
      flightHours: pilot.flightHours,
      landingsLast90Days: pilot.landingsLast90Days,
      badges: pilot.badges,
    },
    plane: plane
      ? {
          model: plane.model,
          registration: plane.registration,
          year: plane.year,
          seats: plane.seats,
          wing: plane.wing,
        }
      : null,
    // the place itself, the land on the way, and the place once more in the light of the arrival
    pictures: [
      sceneOfFlight({ ...scene, lat: departure.lat, lng: departure.lng }),
      sceneOfFlight({
        ...scene,
        id: flight.id + 1,
        terrain: "lowland",
        lat: departure.lat,
        lng: departure.lng,
      }),
      sceneOfFlight({
        ...scene,
        id: flight.id + 2,
        departsAt: flight.arrivesAt,
        lat: destination.lat,
        lng: destination.lng,
      }),
    ],
    canBook: isBookable(flight, now),
    isPast: flight.departsAt <= now,
  }
}
