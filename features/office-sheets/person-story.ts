import type { JournalMove } from "#features/accounting/journal.ts"
import type { OpenCase } from "#features/admin/open-case.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { SheetMail, TimelineEntry } from "#features/office-bookings/booking-sheet.ts"
import type { ShownNote } from "#features/sheet-notes/sheet-note.ts"

/*
 * What the back office reads of a person beside their account. Instants are ISO text, since they travel to the
 * browser; of each list the newest.
 */

interface ListedTrip {
  id: number
  title: string
  /** Null: an offer without a date. */
  startsAt: string | null
}

export interface PersonStory {
  phone: string | null
  roles: string[]
  bookings: (ListedTrip & { status: BookingStatus; totalCents: number })[]
  flights: (ListedTrip & { status: string; guests: number })[]
  planes: { id: number; registration: string; model: string; isRetired: boolean }[]
  vouchers: { id: number; end: string; state: string; valueCents: number; relation: string }[]
  payments: {
    ref: string
    status: string
    amountCents: number
    capturedCents: number
    refundedCents: number
    at: string
  }[]
  payouts: { bookingId: number; status: string; amountCents: number; at: string }[]
  /** In the book: of the orders above. */
  moves: JournalMove[]
  mails: SheetMail[]
  timeline: TimelineEntry[]
  sessions: { id: string; device: string; createdAt: string; lastSeenAt: string }[]
  cases: OpenCase[]
  notes: ShownNote[]
}
