import { z } from "zod"
import { lines } from "#platform/text-input.ts"

/** In characters. */
export const MAX_NOTE_LENGTH = 2_000

/** What somebody of the back office notes down about a booking. */
export const bookingNoteSchema = z.object({
  text: lines(MAX_NOTE_LENGTH).min(1, "Schreib, was andere hier wissen sollen."),
})

export type BookingNoteInput = z.output<typeof bookingNoteSchema>

/** The call that adds one. */
export function bookingNotesCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/notes`
}
