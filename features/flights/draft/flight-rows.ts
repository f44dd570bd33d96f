import type { FlightKind, FlightSchedule, Topic } from "#features/flights/core/flight.ts"
import type { PlaneOwnership } from "#features/planes/plane.ts"
import type { CostRow } from "./parse-costs.ts"

interface StopRow {
  airportId: number | null
  /** ICAO code of the aerodrome. */
  code: string | null
  name: string
  lat: number
  lng: number
  minute: number
}

/** The rows of a flight, as far as answers were made to them. */
export interface FlightRows {
  schedule: FlightSchedule
  kind: FlightKind
  topics: readonly Topic[]
  title: string
  description: string
  meetingPoint: string
  departsAt: Date | null
  timeZone: string
  windowFrom: string | null
  windowTo: string | null
  windowWeekdays: number[]
  /** „09:00:00“ */
  windowEarliest: string | null
  windowLatest: string | null
  durationMinutes: number
  stayMinutes: number | null
  seatsOffered: number
  seatPriceCents: number
  isInstantBooking: boolean
  luggageKgPerPerson: number
  terrain: string
  insuranceConfirmedAt: Date | null
  planeId: number | null
  plane: { ownership: PlaneOwnership; fuelLitresPerHour: number | null } | null
  destinationAirportId: number
  departureCode: string
  destinationCode: string
  stops: readonly StopRow[]
  costs: readonly CostRow[]
}
