import { type AnswerTag, api } from "#platform/api-client.ts"
import type { Tick } from "../checklist.ts"

const pathOf = (flightId: number) => `/api/flights/${flightId}/checklist`

// a network that is down is no news here: the page says what waits for it
const QUIET = { isPolling: true } as const

/** How the own list stands; undefined while it is as `tag` remembers it. */
export function callChecklist(flightId: number, tag: AnswerTag): Promise<Tick[] | undefined> {
  return api.get<Tick[] | undefined>(pathOf(flightId), { ...QUIET, tag })
}

/** Brings changes; answers how the list stands with them. */
export function callChangeChecklist(flightId: number, changes: readonly Tick[]): Promise<Tick[]> {
  return api.put<Tick[]>(pathOf(flightId), { changes }, QUIET)
}
