import { hours } from "#platform/duration.ts"
import { formatShortDay } from "#platform/time.ts"
import { timeLeft } from "./ui/format-times.ts"
import type { Waiting } from "./waiting-kinds.ts"

/** From here on hours say more than a day. */
const SOON_MS = hours(48)

interface DeadlineText {
  isLate: boolean
  isSoon: boolean
  words: string
}

/** „noch 31 h“, „bis Fr., 4. Dez.“, „überfällig seit Fr., 4. Dez.“ */
export function formatDeadline(
  { at, timeZone }: NonNullable<Waiting["deadline"]>,
  now: Date,
): DeadlineText {
  const end = new Date(at)
  const left = end.getTime() - now.getTime()
  const day = formatShortDay(end, timeZone)
  if (left <= 0) return { isLate: true, isSoon: false, words: `überfällig seit ${day}` }
  const isSoon = left < SOON_MS
  return { isLate: false, isSoon, words: isSoon ? timeLeft(end, now) : `bis ${day}` }
}
