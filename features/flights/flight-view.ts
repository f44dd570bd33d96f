import type { FlightKind, FlightStatus, Topic } from "./flight.ts"

/** A flight as its page shows it; instants are ISO text, since they travel to the browser. */
export interface FlightView {
  id: number
  title: string
  description: string
  status: FlightStatus
  kind: FlightKind
  topics: Topic[]
  isInstantBooking: boolean
  departsAt: string
  arrivesAt: string
  timeZone: string
  durationMinutes: number
  distanceKm: number
  departure: { code: string; name: string }
  destination: { code: string; name: string }
  meetingPoint: string
  luggageKgPerPerson: number
  seatsOffered: number
  freeSeats: number
  totalCostCents: number
  seatPriceCents: number
  costs: { label: string; amountCents: number }[]
  stops: { name: string; code: string | null; note: string; minute: number }[]
  pilot: {
    id: number
    name: string
    firstName: string
    photoId: string | null
    isDeleted: boolean
    flightHours: number
    landingsLast90Days: number
    badges: string[]
  }
  plane: {
    model: string
    registration: string
    year: number
    seats: number
    wing: "high" | "low"
  } | null
  pictures: string[]
  canBook: boolean
  isPast: boolean
}
