import type { Licence } from "#features/users/core/user.ts"
import { addDays } from "#platform/days.ts"
import { type Demand, missingFrom, stateOfLack } from "./demands.ts"
import type { AircraftClass, FlugfitCase, Landing, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatCount, formatList, formatPeriod, onClass } from "./format-rule.ts"
import { sumLog } from "./log-sums.ts"

const RECENT_DAYS = 90
const ENOUGH = 3

/** The 90 days before a flight; what is flown earlier on its day counts as well. */
export function recentBefore(day: string): { from: string; to: string } {
  return { from: addDays(day, -RECENT_DAYS), to: day }
}

/** Three take-offs and landings in the class before guests come on board. */
export function recencyRule(asked: FlugfitCase): RuleVerdict {
  const { flight, papers, log } = asked
  const { demands, needed, alone, source } = recencyFor(papers.licence, flight.aircraftClass)
  const missingOn = (day: string) => missingFrom(log, demands, recentBefore(day))
  const missing = missingOn(flight.day)
  const day = formatCalendarDay(flight.day)
  const flown = `${formatFlown(asked)} ${onClass(flight.aircraftClass)}`
  const base = { rule: "recency", title: "Übung in 90 Tagen", source } as const
  if (missing.length === 0) {
    const until = formatCalendarDay(lastGoodDay(log, demands))
    const sentence = `In den 90 Tagen bis ${day} hast du ${flown}, das reicht bis ${until}.`
    return { ...base, state: "ok", sentence }
  }
  return {
    ...base,
    state: stateOfLack(asked, (on) => missingOn(on).length > 0),
    sentence: `In den 90 Tagen bis ${day} hast du ${flown}, für Gäste sind ${needed} nötig.`,
    remedy: `Hol ${formatPeriod(recentBefore(flight.day), asked.today)} noch ${formatList(missing)} nach, ${alone}, und trag es ins Flugbuch ein.`,
  }
}

/** FCL.060(b)(1), SFCL.160(e), § 45a LuftPersV. */
function recencyFor(licence: Licence, aircraftClass: AircraftClass) {
  const classes = [aircraftClass]
  const both: Demand[] = [
    { of: "takeOffs", atLeast: ENOUGH, classes },
    { of: "landings", atLeast: ENOUGH, classes },
  ]
  if (licence !== "SPL") {
    const source = licence === "UL" ? "§ 45a LuftPersV" : "FCL.060(b)(1)"
    return { demands: both, needed: "je drei", alone: "allein oder mit Lehrer:in", source }
  }
  // a sailplane licence counts launches, and only those as pilot in command
  const launches: Demand[] = [{ of: "picTakeOffs", atLeast: ENOUGH, classes }]
  return { demands: launches, needed: "drei", alone: "ohne Gäste", source: "SFCL.160(e)" }
}

function formatFlown({ flight, papers, log }: FlugfitCase): string {
  const classes = [flight.aircraftClass]
  const sums = sumLog(log, { ...recentBefore(flight.day), classes })
  const [starts, landings] =
    papers.licence === "SPL" ? [sums.picTakeOffs, undefined] : [sums.takeOffs, sums.landings]
  const parts = [starts === 0 ? "keinen Start" : formatCount(starts, "Start", "Starts")]
  if (landings !== undefined) {
    parts.push(landings === 0 ? "keine Landung" : formatCount(landings, "Landung", "Landungen"))
  }
  return formatList(parts)
}

/** The last day on which the log is enough, if nothing is flown any more. */
function lastGoodDay(log: readonly Landing[], demands: readonly Demand[]): string {
  const days = log.map(({ flownOn }) => flownOn).toSorted((one, other) => (one < other ? 1 : -1))
  const last = days[0] ?? ""
  const oldest = days.find((from) => missingFrom(log, demands, { from, to: last }).length === 0)
  return addDays(oldest ?? last, RECENT_DAYS)
}
