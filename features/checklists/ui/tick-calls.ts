import { type AnswerTag, api } from "#platform/api-client.ts"
import type { Tick } from "../checklist.ts"

// a network that is down is no news here: the page says what waits for it
const QUIET = { isPolling: true } as const

/** How the list at this path stands; undefined while it is as `tag` remembers it. */
export function callTicks(path: string, tag: AnswerTag): Promise<Tick[] | undefined> {
  return api.get<Tick[] | undefined>(path, { ...QUIET, tag })
}

/** Brings changes; answers how the list stands with them. */
export function callChangeTicks(path: string, changes: readonly Tick[]): Promise<Tick[]> {
  return api.put<Tick[]>(path, { changes }, QUIET)
}
