import {
  type Aboard,
  type Carrier,
  countUnusableSeats,
  doesCarry,
  maxKgOfNext,
} from "#features/planes/usable-seats.ts"

/** What an aircraft still has room for beside everybody who has a seat, asked or held ones included. */
export interface LoadRoom {
  /** Whether it carries those who have their seats. */
  doesFit: boolean
  /** By how much they are over its payload. */
  overKg: number
  /** Seats that nobody has. */
  openSeats: number
  /** How many of these nobody can use. */
  unusableSeats: number
  /** What the next guest may weigh, luggage included: what the checkout accepts. */
  nextKg: number
  /** Seats at the checkout whose people have not said what they weigh. */
  unnamedSeats: number
  /** Masses, arms and consumption are known, else only the payload is. */
  isBalanceKnown: boolean
}

interface LoadedFlight {
  plane: Carrier | undefined
  durationMinutes: number
  seatsOffered: number
}

/** Null without an aircraft. */
export function loadRoom(
  { plane, durationMinutes, seatsOffered }: LoadedFlight,
  aboard: Aboard,
): LoadRoom | null {
  if (!plane) return null
  const { guests, unnamed } = aboard
  const aboardKg = guests.reduce((sum, { weightKg, luggageKg }) => sum + weightKg + luggageKg, 0)
  return {
    doesFit: doesCarry(plane, durationMinutes, aboard),
    overKg: Math.max(0, aboardKg - plane.payloadKg),
    openSeats: Math.max(0, seatsOffered - guests.length - unnamed),
    unusableSeats: countUnusableSeats(plane, durationMinutes, seatsOffered, guests),
    nextKg: maxKgOfNext(plane, durationMinutes, aboard),
    unnamedSeats: unnamed,
    isBalanceKnown: plane.balance !== null && plane.fuelLitresPerHour !== null,
  }
}
