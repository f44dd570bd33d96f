import type { JournalMove } from "#features/accounting/journal.ts"
import type { OpenCase } from "#features/admin/open-case.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type {
  SheetMail,
  SheetPerson,
  SheetSettlement,
  TimelineEntry,
} from "#features/office-bookings/booking-sheet.ts"
import type { ShownNote } from "#features/sheet-notes/sheet-note.ts"
import type { FlightCancellationPreview } from "./flight-cancellation.ts"

/** A flight with all who are on it, as the back office reads it. */
export interface FlightStory {
  id: number
  title: string
  status: string
  pilot: SheetPerson
  plane: { id: number; pilotId: number; registration: string; model: string } | null
  startsAt: string | null
  timeZone: string
  seatsOffered: number
  seatPriceCents: number
  /** What its pilot has stated that it costs. */
  totalCostCents: number
  bookings: {
    id: number
    guest: SheetPerson | null
    status: BookingStatus
    seats: number
    shareCents: number
    feeCents: number
    settlement: SheetSettlement | null
  }[]
  moves: JournalMove[]
  mails: SheetMail[]
  timeline: TimelineEntry[]
  cases: OpenCase[]
  notes: ShownNote[]
  /** Null: it can no longer be called off. */
  cancellation: FlightCancellationPreview | null
}
