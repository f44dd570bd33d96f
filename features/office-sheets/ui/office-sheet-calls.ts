import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import { SHEET_NOTES_CALL, type SheetNoteInput } from "#features/sheet-notes/sheet-note.ts"
import { api } from "#platform/api-client.ts"
import type { EmailCorrection, NameCorrection } from "../correction.ts"
import { type FlightCancellationInput, flightCancellationCallPath } from "../flight-cancellation.ts"

export function callAddSheetNote(note: SheetNoteInput, intent: string): Promise<{ id: number }> {
  return api.post(SHEET_NOTES_CALL, note, { intent })
}

export function callCorrectName(userId: number, correction: NameCorrection, intent: string) {
  return api.post(`/api/users/${userId}/office-name`, correction, { intent })
}

export function callCorrectEmail(userId: number, correction: EmailCorrection, intent: string) {
  return api.post<RequestedAnswer>(`/api/users/${userId}/office-email`, correction, { intent })
}

export function callSignOutPerson(userId: number, reasoned: { reason: string }, intent: string) {
  return api.post(`/api/users/${userId}/office-sign-out`, reasoned, { intent })
}

export function callCancelFlight(flightId: number, input: FlightCancellationInput, intent: string) {
  return api.post(flightCancellationCallPath(flightId), input, { intent })
}
