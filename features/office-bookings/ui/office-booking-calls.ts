import {
  type BookingNoteInput,
  bookingNotesCallPath,
} from "#features/bookings/office/booking-note.ts"
import { api } from "#platform/api-client.ts"

export function callAddNote(
  bookingId: number,
  input: BookingNoteInput,
  intent: string,
): Promise<{ id: number }> {
  return api.post(bookingNotesCallPath(bookingId), input, { intent })
}
