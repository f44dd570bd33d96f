import type { PassReader, PassState } from "./boarding-pass.ts"
import type { FlightDay } from "./flight-day-view.ts"

/** A boarding pass as this reader may see it. */
export interface PassView {
  token: string
  state: PassState
  reader: PassReader
  bookingId: number
  flight: { id: number; title: string; durationMinutes: number }
  day: FlightDay
  departure: { name: string; code: string }
  meetingPoint: string
  pilot: string
  people: { position: number; name: string; isPresent: boolean }[]
  /** What they take along. */
  bring: string
  /** Its square of dots (`QrCode`). */
  qr: { size: number; path: string }
}
