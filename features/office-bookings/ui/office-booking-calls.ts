import { type ResendInput, resendCallPath } from "#features/admin/resend-grounds.ts"
import {
  type BookingNoteInput,
  bookingNotesCallPath,
} from "#features/bookings/office/booking-note.ts"
import {
  type OfficeCancellationInput,
  officeCancellationCallPath,
} from "#features/bookings/office/office-cancellation.ts"
import { api } from "#platform/api-client.ts"

export function callAddNote(
  bookingId: number,
  input: BookingNoteInput,
  intent: string,
): Promise<{ id: number }> {
  return api.post(bookingNotesCallPath(bookingId), input, { intent })
}

export function callResend(
  number: number,
  input: ResendInput,
  intent: string,
): Promise<{ number: number }> {
  return api.post(resendCallPath(number), input, { intent })
}

export function callCancelForSide(
  bookingId: number,
  input: OfficeCancellationInput,
  intent: string,
): Promise<{ status: string }> {
  return api.post(officeCancellationCallPath(bookingId), input, { intent })
}
