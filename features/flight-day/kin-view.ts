import type { FlightDay } from "./flight-day-view.ts"

/** What somebody at home sees. */
export interface KinView {
  day: FlightDay
  departure: { name: string; code: string }
  durationMinutes: number
  pilot: string
  isCancelled: boolean
}
