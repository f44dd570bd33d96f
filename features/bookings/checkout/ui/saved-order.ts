import { z } from "zod"
import { clock } from "#platform/clock.ts"

/*
 * What is typed at a checkout stays in its tab until it is ordered, given up or no longer held
 * (decision 28): weights reach the server only with the consent that they are ordered with.
 */

const keptOrderSchema = z.object({
  entries: z.object({
    people: z.array(
      z.object({
        name: z.string(),
        weightKg: z.string(),
        luggageKg: z.string(),
        isMinor: z.boolean(),
        guardianName: z.string(),
      }),
    ),
    hasConsent: z.boolean(),
    hasGuardianConsent: z.boolean(),
    message: z.string(),
    usesCredit: z.boolean(),
  }),
  /** Where the code step of a guest stood. */
  login: z.object({ email: z.string(), isSent: z.boolean() }),
})
export type SavedOrder = z.output<typeof keptOrderSchema>
export type SavedLogin = SavedOrder["login"]

/** By this browser's own clock, which is compared with no other. */
const keptUntilSchema = z.object({ until: z.number() })

const PREFIX = "aufwind-kasse-"

export function saveOrder(ref: string, order: SavedOrder, secondsLeft: number): void {
  const until = clock.now().getTime() + secondsLeft * 1000
  try {
    sessionStorage.setItem(PREFIX + ref, JSON.stringify({ ...order, until }))
  } catch {
    // a browser that keeps nothing: a reload begins anew
  }
}

/** What was typed at this checkout; whatever is no longer held is forgotten on the way. */
export function findSavedOrder(ref: string): SavedOrder | undefined {
  eraseWhere(isOver)
  return keptOrderSchema.safeParse(read(PREFIX + ref)).data
}

export function removeSavedOrder(ref: string): void {
  eraseWhere((key) => key === PREFIX + ref)
}

/** Signing out removes saved orders, so that the next person at this browser sees none. */
export function removeSavedOrders(): void {
  eraseWhere(() => true)
}

function isOver(key: string): boolean {
  const { data } = keptUntilSchema.safeParse(read(key))
  return !data || data.until <= clock.now().getTime()
}

function eraseWhere(isUnwanted: (key: string) => boolean): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of kept.filter(isUnwanted)) sessionStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
