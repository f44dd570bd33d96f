import { readFileSync } from "node:fs"
import { setClockSource } from "#platform/clock.ts"
import { minutes } from "../duration.ts"

/**
 * TEST_CLOCK names a file with the minutes by which this installation's time runs ahead of (or,
 * negative, behind) the system's; journeys move time by writing it. All processes read it.
 */
export function followTestClock(file: string): void {
  setClockSource(() => new Date(Date.now() + minutes(minutesIn(file))))
}

function minutesIn(file: string): number {
  const minutes = Number(readFileSync(file, "utf8").trim())
  if (!Number.isFinite(minutes)) throw new Error(`TEST_CLOCK: ${file} holds no number of minutes`)
  return minutes
}
