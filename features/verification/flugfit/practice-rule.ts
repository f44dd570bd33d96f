import type { Licence } from "#features/users/core/user.ts"
import { addMonths } from "#platform/days.ts"
import { formatDuration } from "#platform/time.ts"
import { type Demand, missingFrom, stateOfLack } from "./demands.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatCount, formatList } from "./format-rule.ts"
import { sumLog } from "./log-sums.ts"

/** What keeps a licence usable that knows no end; a proficiency check stands for all of it. */
interface Practice {
  source: string
  demands: readonly Demand[]
  checkedIn: readonly AircraftClass[]
}

const MONTHS = 24

const AEROPLANES: readonly AircraftClass[] = ["SEP", "TMG"]
const SAILPLANES: readonly AircraftClass[] = ["glider", "TMG"]
const LIGHT: readonly AircraftClass[] = ["UL", "SEP", "TMG"]

const LAPL: Practice = {
  source: "FCL.140.A",
  demands: [
    { of: "minutes", atLeast: 12 * 60, classes: AEROPLANES },
    { of: "takeOffs", atLeast: 12, classes: AEROPLANES },
    { of: "landings", atLeast: 12, classes: AEROPLANES },
    { of: "dualMinutes", atLeast: 60, classes: AEROPLANES },
  ],
  checkedIn: AEROPLANES,
}

const SPL_SAILPLANE: Practice = {
  source: "SFCL.160(a)",
  demands: [
    { of: "minutes", atLeast: 5 * 60, classes: SAILPLANES },
    { of: "takeOffs", atLeast: 15, classes: ["glider"] },
    { of: "dualTakeOffs", atLeast: 2, classes: ["glider"] },
  ],
  checkedIn: ["glider"],
}

const SPL_TMG: Practice = {
  source: "SFCL.160(b)",
  demands: [
    { of: "minutes", atLeast: 12 * 60, classes: SAILPLANES },
    { of: "minutes", atLeast: 6 * 60, classes: ["TMG"], namesClass: true },
    { of: "takeOffs", atLeast: 12, classes: ["TMG"] },
    { of: "landings", atLeast: 12, classes: ["TMG"] },
    { of: "dualMinutes", atLeast: 60, classes: ["TMG"] },
  ],
  checkedIn: ["TMG"],
}

const UL: Practice = {
  source: "§ 45 LuftPersV",
  demands: [
    { of: "minutes", atLeast: 12 * 60, classes: LIGHT },
    { of: "picMinutes", atLeast: 6 * 60, classes: LIGHT },
    { of: "takeOffs", atLeast: 12, classes: LIGHT },
    { of: "landings", atLeast: 12, classes: LIGHT },
    { of: "dualMinutes", atLeast: 60, classes: ["UL"], namesClass: true },
  ],
  checkedIn: LIGHT,
}

function practiceOf(licence: Licence, aircraftClass: AircraftClass): Practice | undefined {
  if (licence === "LAPL(A)") return LAPL
  if (licence === "UL") return UL
  if (licence === "SPL") return aircraftClass === "TMG" ? SPL_TMG : SPL_SAILPLANE
  // a PPL is kept by its class rating
  return undefined
}

/** Practice in 24 months, for licences that are kept by it. */
export function practiceRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { flight, papers, log } = asked
  const practice = practiceOf(papers.licence, flight.aircraftClass)
  if (!practice) return undefined
  const { demands, checkedIn, source } = practice
  const before = (day: string) => ({ from: addMonths(day, -MONTHS), to: day })
  const isChecked = (day: string) => sumLog(log, { ...before(day), classes: checkedIn }).checks > 0
  const missingOn = (day: string) => (isChecked(day) ? [] : missingFrom(log, demands, before(day)))
  const missing = missingOn(flight.day)
  const day = formatCalendarDay(flight.day)
  const base = { rule: "practice", title: "Übung in 24 Monaten", source } as const
  if (missing.length > 0) {
    return {
      ...base,
      state: stateOfLack(asked, (on) => missingOn(on).length > 0),
      sentence: `In den 24 Monaten bis ${day} fehlen dir für deine Lizenz ${papers.licence} noch ${formatList(missing)}.`,
      remedy: `Hol es bis ${day} mit Lehrer:in nach oder leg eine Befähigungsüberprüfung ab; fehlen nur alte Flüge, trag sie ins Flugbuch ein.`,
    }
  }
  if (isChecked(flight.day)) {
    const sentence = `In den 24 Monaten bis ${day} hast du eine Befähigungsüberprüfung bestanden.`
    return { ...base, state: "ok", sentence }
  }
  const classes = demands[0]?.classes ?? []
  const { minutes, landings } = sumLog(log, { ...before(flight.day), classes })
  const flown = `${formatDuration(minutes)} Flugzeit und ${formatCount(landings, "Landung", "Landungen")}`
  const sentence = `In den 24 Monaten bis ${day} hast du mit ${flown} genug geübt, auch mit Lehrer:in.`
  return { ...base, state: "ok", sentence }
}
