import { type ResendInput, resendCallPath } from "#features/admin/resend-grounds.ts"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import {
  type BookingNoteInput,
  bookingNotesCallPath,
} from "#features/bookings/office/booking-note.ts"
import { type CorrectionInput, correctionCallPath } from "#features/bookings/office/correction.ts"
import { type GoodwillInput, goodwillCallPath } from "#features/bookings/office/goodwill.ts"
import {
  type OfficeCancellationInput,
  officeCancellationCallPath,
} from "#features/bookings/office/office-cancellation.ts"
import {
  type RebookingInput,
  rebookingCallPath,
} from "#features/bookings/office/office-rebooking.ts"
import {
  officeWaiverCallPath,
  type PartRefundInput,
  partRefundCallPath,
} from "#features/bookings/office/part-refund.ts"
import {
  type PhoneCorrectionInput,
  phoneCorrectionCallPath,
} from "#features/bookings/office/phone-correction.ts"
import { type ShareRefundInput, shareRefundCallPath } from "#features/settlements/share-refund.ts"
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

export function callGiveGoodwill(
  bookingId: number,
  input: GoodwillInput,
  intent: string,
): Promise<{ givenCents: number; requested: RequestedAnswer | null }> {
  return api.post(goodwillCallPath(bookingId), input, { intent })
}

export function callRefundPart(
  bookingId: number,
  input: PartRefundInput,
  intent: string,
): Promise<{ refundCents: number }> {
  return api.post(partRefundCallPath(bookingId), input, { intent })
}

export function callRefundShare(
  bookingId: number,
  input: ShareRefundInput,
  intent: string,
): Promise<{ refundCents: number; requested: RequestedAnswer | null }> {
  return api.post(shareRefundCallPath(bookingId), input, { intent })
}

export function callWaive(
  bookingId: number,
  input: { reason: string },
  intent: string,
): Promise<{ refundCents: number }> {
  return api.post(officeWaiverCallPath(bookingId), input, { intent })
}

export function callRebook(
  bookingId: number,
  input: RebookingInput,
  intent: string,
): Promise<{ flightId: number }> {
  return api.post(rebookingCallPath(bookingId), input, { intent })
}

export function callCorrect(
  bookingId: number,
  input: CorrectionInput,
  intent: string,
): Promise<{ isChanged: boolean }> {
  return api.post(correctionCallPath(bookingId), input, { intent })
}

export function callCorrectPhone(
  bookingId: number,
  input: PhoneCorrectionInput,
  intent: string,
): Promise<{ isChanged: boolean }> {
  return api.post(phoneCorrectionCallPath(bookingId), input, { intent })
}
