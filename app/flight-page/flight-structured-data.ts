import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { BOOKING_CLOSES_BEFORE_START_MS } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { FlightView } from "#features/flights/core/flight-view.ts"
import { airportPath } from "#features/places/place-paths.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { inEuros } from "#platform/money.ts"

/**
 * A flight for search engines (schema.org Event with its Offer). The price is the whole price, as
 * everywhere; who organises it is a person and no company.
 */
export function flightForSearch(flight: FlightView, publicUrl: string) {
  const address = `${publicUrl}${flightPath(flight.id)}`
  const { departure, pilot } = flight
  const bookableUntil = new Date(
    new Date(flight.departsAt).getTime() - BOOKING_CLOSES_BEFORE_START_MS,
  )
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: flight.title,
    ...(flight.description && { description: flight.description }),
    url: address,
    image: [`${publicUrl}/teilen/flug/${flight.id}.png`],
    startDate: flight.departsAt,
    endDate: flight.arrivesAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    maximumAttendeeCapacity: flight.seatsOffered,
    remainingAttendeeCapacity: flight.freeSeats,
    location: {
      "@type": "Airport",
      name: departure.name,
      icaoCode: departure.code,
      url: `${publicUrl}${airportPath(departure.code)}`,
      address: {
        "@type": "PostalAddress",
        addressLocality: departure.town,
        addressCountry: departure.country,
      },
      geo: { "@type": "GeoCoordinates", latitude: departure.lat, longitude: departure.lng },
    },
    organizer: {
      "@type": "Person",
      name: pilot.name,
      ...(!pilot.isDeleted && { url: `${publicUrl}${profilePath(pilot.id)}` }),
    },
    offers: {
      "@type": "Offer",
      url: address,
      price: inEuros(priceOfSeat(flight.seatPriceCents, flight.feeRule).totalCents).toFixed(2),
      priceCurrency: "EUR",
      availability:
        flight.state === "bookable" ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
      ...(flight.publishedAt && { validFrom: flight.publishedAt }),
      validThrough: bookableUntil.toISOString(),
    },
  }
}
