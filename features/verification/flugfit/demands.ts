import { formatDuration } from "#platform/time.ts"
import type { AircraftClass, FlugfitCase, Landing, RuleState } from "./flugfit.ts"
import { formatCount, onClass } from "./format-rule.ts"
import { type LogSums, sumLog } from "./log-sums.ts"
import { isRenewalAhead } from "./renewal.ts"

/** So much of something in a stretch of the landing log. */
export interface Demand {
  of: Exclude<keyof LogSums, "checks">
  atLeast: number
  classes: readonly AircraftClass[]
  /** The words name the class, where other demands beside it take more than this one. */
  namesClass?: true
}

const UNITS: Record<Demand["of"], (amount: number) => string> = {
  takeOffs: (amount) => formatCount(amount, "Start", "Starts"),
  landings: (amount) => formatCount(amount, "Landung", "Landungen"),
  nightLandings: (amount) => `${formatCount(amount, "Start", "Starts")} mit Landung bei Nacht`,
  minutes: (amount) => `${formatDuration(amount)} Flugzeit`,
  picMinutes: (amount) => `${formatDuration(amount)} als verantwortliche Person`,
  picTakeOffs: (amount) => `${formatCount(amount, "Start", "Starts")} als verantwortliche Person`,
  dualMinutes: (amount) => `${formatDuration(amount)} mit Lehrer:in`,
  dualTakeOffs: (amount) => `${formatCount(amount, "Übungsflug", "Übungsflüge")} mit Lehrer:in`,
}

/** What a stretch of the log lacks, in words; empty where nothing is missing. */
export function missingFrom(
  log: readonly Landing[],
  demands: readonly Demand[],
  stretch: { from: string; to: string },
): string[] {
  return demands.flatMap(({ of, atLeast, classes, namesClass }) => {
    const missing = atLeast - sumLog(log, { ...stretch, classes })[of]
    if (missing <= 0) return []
    const [only] = classes
    return namesClass && only ? `${UNITS[of](missing)} ${onClass(only)}` : UNITS[of](missing)
  })
}

/**
 * How grave it is that practice is missing on the day of a flight: who is fit today, or has weeks
 * left, can still fly what will be missing then, so that flights may be offered long ahead.
 */
export function stateOfLack(
  asked: FlugfitCase,
  isMissingOn: (day: string) => boolean,
): Exclude<RuleState, "ok"> {
  const isFitUntilThen = asked.flight.day > asked.today && !isMissingOn(asked.today)
  return isFitUntilThen || isRenewalAhead(asked) ? "warning" : "blocker"
}
