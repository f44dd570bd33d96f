import { z } from "zod/mini"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { storedName } from "#platform/stored-state.ts"

/*
 * What this browser remembers of push: for whom it was switched on, and until when nobody asks again.
 * Both are about the browser, so they lie here and not in the account.
 */

const NAME = storedName("push")
const NOT_NOW = days(30)

const memorySchema = z.object({
  ownerId: z.nullable(z.int()),
  askAgainAt: z.nullable(z.number()),
})
type Memory = z.output<typeof memorySchema>

const NOTHING: Memory = { ownerId: null, askAgainAt: null }

/** Whose notifications this browser shows. */
export function pushOwner(): number | null {
  return read().ownerId
}

export function rememberPushOwner(ownerId: number): void {
  write({ ownerId })
}

/** It shows nobody's any more, and asks the next person as if for the first time. */
export function clearPushMemory(): void {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // a browser that keeps nothing has nothing to clear
  }
}

/** „Nicht jetzt“ */
export function putPushOff(): void {
  write({ askAgainAt: clock.now().getTime() + NOT_NOW })
}

export function isPushPutOff(): boolean {
  return (read().askAgainAt ?? 0) > clock.now().getTime()
}

function read(): Memory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? "null")
    return memorySchema.safeParse(stored).data ?? NOTHING
  } catch {
    return NOTHING
  }
}

function write(change: Partial<Memory>): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...read(), ...change }))
  } catch {
    // a browser that keeps nothing asks again
  }
}
