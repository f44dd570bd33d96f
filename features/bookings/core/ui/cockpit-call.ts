import { api } from "#platform/api-client.ts"
import { type ActionOutcome, useAction } from "#platform/use-action.ts"

type BookingStep =
  | { step: "new-date"; body: { newDateId: number } }
  | {
      step:
        | "accept"
        | "decline"
        | "withdraw"
        | "other-start"
        | "accept-other-start"
        | "agree-to-change"
        | "leave-changed-flight"
        | "cancel"
        | "cancel-for-guest"
        | "waive"
        | "decline-new-dates"
        | "give-up-seats"
        | "objection"
        | "objection-answer"
        | "objection-withdrawal"
        | "objection-decision"
      body?: object
    }

interface FlightStep {
  step: "cancel" | "new-dates" | "settlement-costs" | "settlement" | "not-flown"
  body?: object
}

/** The steps of one booking through the API; one at a time. */
export function useBookingCall(bookingId: number, outcome: ActionOutcome<BookingStep>) {
  return useStepCall(`/api/bookings/${bookingId}`, outcome)
}

/** The steps of one flight through the API; one at a time. */
export function useFlightCall(flightId: number, outcome: ActionOutcome<FlightStep>) {
  return useStepCall(`/api/flights/${flightId}`, outcome)
}

function useStepCall<Step extends BookingStep | FlightStep>(
  of: string,
  outcome: ActionOutcome<Step>,
) {
  return useAction<Step>({
    ...outcome,
    send: ({ step, body }, intent) => api.post(`${of}/${step}`, body, { intent }),
  })
}
