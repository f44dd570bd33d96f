import type { TimelineEntry } from "#features/office-bookings/booking-sheet.ts"
import type { ShownNote } from "#features/sheet-notes/sheet-note.ts"

/** An aircraft as the back office reads it. */
export interface PlaneSheet {
  id: number
  registration: string
  model: string
  category: string
  year: number
  seats: number
  owner: { id: number; name: string }
  ownership: string
  since: string
  retiredAt: string | null
  /** What its pilot has entered; null: nothing. */
  insurance: { insurer: string; validUntil: string; isOver: boolean } | null
  flights: { id: number; title: string; startsAt: string | null; status: string }[]
  timeline: TimelineEntry[]
  notes: ShownNote[]
}
