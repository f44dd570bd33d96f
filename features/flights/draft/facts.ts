import type { FlightFacts } from "#features/flights/core/flight-change.ts"
import type { Airport, Runway } from "#features/places/airport.ts"
import type { Gear, Livery, PlaneCategory, PlaneOwnership, Wing } from "#features/planes/plane.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import type { PayoutState } from "#features/users/bank-accounts/payout-account.ts"
import type { Licence } from "#features/users/core/user.ts"
import type { FlugfitVerdict, PlannedFlight } from "#features/verification/flugfit/flugfit.ts"

/** An own aircraft as a draft is judged with it. */
export interface DraftPlane {
  id: number
  registration: string
  model: string
  category: PlaneCategory
  wing: Wing
  gear: Gear
  livery: Livery | null
  seats: number
  payloadKg: number
  ownership: PlaneOwnership
  cruiseKnots: number
  /** What its pilot says of its costs; null where nothing is said. */
  hourlyRateCents: number | null
  isRateWet: boolean
  fuelLitresPerHour: number | null
  /** Last day of its own insurance, where known. */
  insuredUntil: string | null
  isInUse: boolean
}

export interface DraftAirport extends Airport {
  runways: readonly Runway[]
}

/** When the pilot or one of their aircraft is taken by another flight. */
export interface BusyTime {
  title: string
  from: Date
  to: Date
  timeZone: string
  planeId: number | null
  isPilotsOwn: boolean
  /** Somebody has booked it: the two can never both take place. */
  isBooked: boolean
}

/** The flight that a draft changes, where guests have booked it or are about to. */
export interface BookedFlight {
  /** As they have booked it. */
  facts: FlightFacts
  /** Of bookings that are certain. */
  confirmedSeats: number
  requested: number
  /** At the checkout. */
  held: number
  seatsTaken: number
  seatsOffered: number
  totalCostCents: number
  durationMinutes: number
  /** Whether this aircraft of the pilot takes everybody who has booked so far. */
  doesCarry: (planeId: number, durationMinutes: number) => boolean
}

/** What is known beside the answers when a draft is judged. */
export interface DraftFacts {
  now: Date
  licence: Licence
  planes: readonly DraftPlane[]
  /** Those that the answers name, by their ICAO code, and the home field. */
  airports: ReadonlyMap<string, DraftAirport>
  home: DraftAirport | null
  busy: readonly BusyTime[]
  photoCount: number
  /** By which the fee is reckoned that guests pay beside a share. */
  feeRule: FeeRule
  /** null: nobody has booked, or nothing is changed. */
  booked: BookedFlight | null
  /** How far the pilot's account for payouts is; null where none is needed. */
  payout: PayoutState | null
  /** What speaks against words that strangers read; undefined where nothing does. */
  blockedWordIn: (text: string) => string | undefined
  /** Flugfit of this pilot. */
  judge: (flight: PlannedFlight) => FlugfitVerdict
}

/** What guests have booked may stay as it is, however near it is by now. */
export function keptStart({ booked }: Pick<DraftFacts, "booked">): Date | null {
  return booked && new Date(booked.facts.departsAt)
}
