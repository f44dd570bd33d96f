import type { FlightKind } from "#features/flights/flight.ts"

/** A line about an offer without a date. */
export interface OpenOffer {
  id: number
  title: string
  kind: FlightKind
  durationMinutes: number
  departureCode: string
  pilotName: string
  /** First and last day, ISO. */
  window: { from: string; to: string }
  /** 1 is Monday, 7 Sunday; none: every day. */
  weekdays: number[]
  /** Per person, fee included. */
  totalCents: number
}
