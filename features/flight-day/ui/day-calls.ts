import { api } from "#platform/api-client.ts"
import { type ActionOutcome, useAction } from "#platform/use-action.ts"
import { dayApiPath } from "../flight-day-paths.ts"
import type { SentGoDecision } from "../flight-day-schemas.ts"

export type DayStep =
  | { step: "go"; body: SentGoDecision }
  | { step: "delay"; body: { minutes: number } }
  | { step: "take-off" | "landing"; body: { at?: string } }
  | { step: "diversion"; body: { airportCode: string; words: string } }
  | { step: "not-flown"; body?: undefined }

/** What the pilot says about the day of a flight, through the API; one thing at a time. */
export function useDayCall(flightId: number, outcome: ActionOutcome<DayStep>) {
  return useAction<DayStep>({
    ...outcome,
    send: ({ step, body }, intent) => api.post(dayApiPath(flightId, step), body, { intent }),
  })
}

export type DayCall = ReturnType<typeof useDayCall>
