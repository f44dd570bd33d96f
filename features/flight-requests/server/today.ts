import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"

/** The ISO day by which requests are counted. */
export function today(): string {
  return isoDay(clock.now(), HOME_ZONE)
}
