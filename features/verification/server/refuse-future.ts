import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { fieldError } from "#platform/errors.ts"
import { HOME_ZONE } from "#platform/time.ts"

/** Only what has been flown goes into a landing log. */
export function refuseFuture(flownOn: string): void {
  if (flownOn <= isoDay(clock.now(), HOME_ZONE)) return
  throw fieldError(
    "not-flown-yet",
    "flownOn",
    "Der Tag liegt in der Zukunft. Trag den Flug ein, wenn du ihn geflogen bist.",
  )
}
