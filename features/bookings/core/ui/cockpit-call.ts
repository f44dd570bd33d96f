import { useRef, useState } from "react"
import { api, newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure, messageOf, NetworkFailure } from "#platform/api-failure.ts"
import type { FieldErrors } from "#platform/errors.ts"

type BookingStep =
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
  | "new-date"
  | "decline-new-dates"
  | "give-up-seats"
  | "objection"
  | "objection-answer"
  | "objection-withdrawal"
  | "objection-decision"

type FlightStep = "cancel" | "new-dates" | "settlement-costs" | "settlement" | "not-flown"

interface CallFailure {
  /** `refused`: the server said no, so this page is out of date. */
  kind: "refused" | "unreachable"
  /** One German sentence. */
  text: string
  /** Sentences that belong to one field each. */
  fields: FieldErrors
}

/** One step of one booking through the API. */
export function useBookingCall(bookingId: number) {
  return useStepCall<BookingStep>(`/api/bookings/${bookingId}`)
}

/** One step of one flight through the API. */
export function useFlightCall(flightId: number) {
  return useStepCall<FlightStep>(`/api/flights/${flightId}`)
}

/**
 * One step of one thing. The same input keeps its idempotency key until it has
 * succeeded, so that a press after a lost answer does not happen twice.
 */
function useStepCall<Step extends string>(of: string) {
  const last = useRef({ content: "", intent: "" })
  const [pending, setPending] = useState<Step>()

  async function call(step: Step, body?: object): Promise<CallFailure | undefined> {
    if (pending) return undefined
    const content = `${step} ${JSON.stringify(body)}`
    if (last.current.content !== content) last.current = { content, intent: newIdempotencyKey() }
    setPending(step)
    try {
      await api.post(`${of}/${step}`, body, { intent: last.current.intent })
      return undefined
    } catch (error) {
      const kind = error instanceof NetworkFailure ? "unreachable" : "refused"
      return {
        kind,
        text: messageOf(error),
        fields: error instanceof ApiFailure ? error.fields : {},
      }
    } finally {
      setPending(undefined)
    }
  }

  return { call, pending }
}
