import { addMonths } from "#platform/days.ts"
import { type Demand, missingFrom } from "./demands.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatList, formatPeriod } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"
import { sumLog } from "./log-sums.ts"

type RatedClass = "SEP" | "TMG" | "MEP"

/** FCL.740.A(b)(1)(ii): what makes up for the proficiency check, in the 12 months before the end. */
const EXTENSION: readonly Omit<Demand, "classes">[] = [
  { of: "minutes", atLeast: 12 * 60 },
  { of: "picMinutes", atLeast: 6 * 60 },
  { of: "takeOffs", atLeast: 12 },
  { of: "landings", atLeast: 12 },
  { of: "dualMinutes", atLeast: 60 },
]
const EXTENSION_MONTHS = 12
/** FCL.740.A: the proficiency check falls into the last three months. */
const CHECK_MONTHS = 3

const isRated = (aircraftClass: AircraftClass): aircraftClass is RatedClass =>
  aircraftClass === "SEP" || aircraftClass === "TMG" || aircraftClass === "MEP"

/**
 * The class rating on the day. Only PPL and CPL carry one: a LAPL is kept by practice alone
 * (FCL.140.A), sailplanes and microlights know none.
 */
export function classRatingRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { papers, flight } = asked
  const { aircraftClass } = flight
  const hasRatings = papers.licence === "PPL(A)" || papers.licence === "CPL(A)"
  if (!hasRatings || !isRated(aircraftClass)) return undefined
  const paper = papers.ratings.find(({ kind }) => kind === aircraftClass) ?? null
  return judgePaper(
    {
      rule: "class-rating",
      title: `Klassenberechtigung ${aircraftClass}`,
      source: "FCL.740, FCL.740.A",
      name: `Deine Klassenberechtigung ${aircraftClass}`,
      pronoun: "sie",
      paper,
      endsOn: paper?.expiresOn ?? null,
      mustEnd: true,
      nearUntil: addMonths(flight.day, CHECK_MONTHS),
      renewal: (end) => howToKeep(aircraftClass, end, asked),
    },
    asked,
  )
}

function howToKeep(aircraftClass: RatedClass, endsOn: string, asked: FlugfitCase): string {
  const end = formatCalendarDay(endsOn)
  // FCL.740(b)
  if (endsOn < asked.today) {
    return "Sie ist abgelaufen: Zur Erneuerung gehören Auffrischung, soweit du sie brauchst, und eine Befähigungsüberprüfung."
  }
  const checked = { from: addMonths(endsOn, -CHECK_MONTHS), to: endsOn }
  const check = `${formatPeriod(checked, asked.today)} eine Befähigungsüberprüfung`
  // FCL.740.A(a)
  if (aircraftClass === "MEP") {
    return `Mach ${check}; dazu gehören zehn Streckenflüge seit der letzten Verlängerung oder einer mit Prüfer:in.`
  }
  const missing = missingForExtension(aircraftClass, endsOn, asked)
  if (missing.length === 0) {
    return `Was zur Verlängerung nötig ist, steht im Flugbuch: Lass sie bis ${end} eintragen.`
  }
  return `Zur Verlängerung fehlen bis ${end} noch ${formatList(missing)}, oder du machst ${check}.`
}

function missingForExtension(aircraftClass: "SEP" | "TMG", endsOn: string, asked: FlugfitCase) {
  const { papers, log } = asked
  const held = papers.ratings.map(({ kind }) => kind)
  // FCL.740.A(b)(2): who holds both may fly for both in either
  const classes: AircraftClass[] =
    held.includes("SEP") && held.includes("TMG") ? ["SEP", "TMG"] : [aircraftClass]
  const stretch = { from: addMonths(endsOn, -EXTENSION_MONTHS), to: endsOn }
  // a check in another class makes up for the hour with an instructor
  const isChecked = sumLog(log, { ...stretch, classes: ["SEP", "TMG", "MEP"] }).checks > 0
  const demands = EXTENSION.filter(({ of }) => !(isChecked && of === "dualMinutes"))
  return missingFrom(
    log,
    demands.map((demand) => ({ ...demand, classes })),
    stretch,
  )
}
