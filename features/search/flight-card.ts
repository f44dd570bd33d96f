import type { FlightKind, FlightStatus, Topic } from "#features/flights/core/flight.ts"

/** What a card shows of a flight, and the strip above every detail page. */
export interface FlightCardData {
  id: number
  title: string
  status: FlightStatus
  kind: FlightKind
  topics: Topic[]
  departsAt: string
  arrivesAt: string
  timeZone: string
  departure: { code: string; name: string }
  destination: { code: string; name: string }
  /** Whole km from the place that was searched around to the departure, at least one. */
  distanceKm?: number
  durationMinutes: number
  /** Per person, fee included. */
  totalCents: number
  freeSeats: number
  isInstantBooking: boolean
  pilot: {
    id: number
    name: string
    initials: string
    photoId: string | null
    rating: number | null
    reviewCount: number
  }
  /** Address of its first photo or, without one, of the drawn picture. */
  picture: string
}
