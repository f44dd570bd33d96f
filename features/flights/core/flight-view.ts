import type { PlanePhoto } from "#features/planes/plane-photo-path.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import type { FlightExperience } from "#features/verification/experience.ts"
import type { FlightKind, FlightStatus, Topic } from "./flight.ts"
import type { FlightPhoto } from "./flight-photo-path.ts"
import type { FlightState } from "./flight-state.ts"

/** Where a flight starts, as precisely as a map or a search engine asks for it. */
interface FlightPlace {
  code: string
  name: string
  town: string
  country: string
  lat: number
  lng: number
}

/** What flights with and without a date have in common on their pages. */
interface FlightBase {
  id: number
  title: string
  description: string
  status: FlightStatus
  kind: FlightKind
  topics: Topic[]
  isInstantBooking: boolean
  timeZone: string
  /** Since when seats can be booked. */
  publishedAt: string | null
  durationMinutes: number
  distanceKm: number
  departure: FlightPlace
  destination: { code: string; name: string; town: string }
  meetingPoint: string
  luggageKgPerPerson: number
  seatsOffered: number
  /** How many of them nobody can use, with the guests that it has. */
  unusableSeats: number
  totalCostCents: number
  seatPriceCents: number
  /** By which its fee is reckoned now. */
  feeRule: FeeRule
  costs: { label: string; amountCents: number }[]
  stops: { name: string; code: string | null; note: string; minute: number }[]
  pilot: {
    id: number
    name: string
    firstName: string
    photoId: string | null
    isDeleted: boolean
    experience: FlightExperience
    badges: string[]
  }
  plane: {
    model: string
    registration: string
    year: number
    seats: number
    wing: "high" | "low"
    photos: readonly PlanePhoto[]
  } | null
  photos: FlightPhoto[]
  /** Addresses of drawn pictures, for what no photo shows. */
  /** Addresses of what is drawn of it: over its land, out of its window, and its aircraft alone. */
  drawn: { scene: string; seat: string; plane: string; close: string }
}

/** A flight as its page shows it; instants are ISO text, since they travel to the browser. */
export interface FlightView extends FlightBase {
  departsAt: string
  arrivesAt: string
  freeSeats: number
  /** How many somebody holds at the checkout, and when the first of them may be free again. */
  heldSeats: number
  heldUntil: string | null
  state: FlightState
}

/** An offer without a date as its page shows it. */
export interface OfferView extends FlightBase {
  /** For how many a date may be proposed. */
  freeSeats: number
  /** First and last day, ISO. */
  window: { from: string; to: string }
  /** 1 is Monday, 7 Sunday; empty: every day. */
  weekdays: number[]
  /** Local times between which a start lies; null: by daylight. */
  hours: { earliest: string; latest: string } | null
  isOpen: boolean
}
