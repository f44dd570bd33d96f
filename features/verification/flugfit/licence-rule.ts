import type { Licence } from "#features/users/core/user.ts"
import { addDays } from "#platform/days.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, onClass } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"

const AEROPLANES: readonly AircraftClass[] = ["SEP", "TMG", "MEP"]

/** Which aircraft a licence is for, and where that is written. */
const PRIVILEGES: Record<Licence, { classes: readonly AircraftClass[]; source: string }> = {
  "PPL(A)": { classes: AEROPLANES, source: "FCL.205.A" },
  "CPL(A)": { classes: AEROPLANES, source: "FCL.305" },
  "LAPL(A)": { classes: ["SEP", "TMG"], source: "FCL.105.A(a)" },
  SPL: { classes: ["glider", "TMG"], source: "SFCL.115, SFCL.150" },
  UL: { classes: ["UL"], source: "§ 44 LuftPersV" },
}

/** What somebody with this licence flies, the usual first. */
export function classesOf(licence: Licence): readonly AircraftClass[] {
  return PRIVILEGES[licence].classes
}

/** The licence is there, holds, and is one for this aircraft. */
export function licenceRule(asked: FlugfitCase): RuleVerdict {
  const { papers, flight } = asked
  const { licence, licencePaper } = papers
  const { classes, source } = PRIVILEGES[licence]
  const day = formatCalendarDay(flight.day)
  const base = { rule: "licence", title: "Lizenz", source } as const
  if (!classes.includes(flight.aircraftClass)) {
    return {
      ...base,
      state: "blocker",
      isOfPlan: true,
      sentence: `Mit deiner Lizenz ${licence} darfst du am ${day} nicht ${onClass(flight.aircraftClass)} fliegen.`,
      remedy: `Nimm ein Luftfahrzeug, für das sie gilt, oder reich bis ${day} eine weitere Lizenz ein.`,
    }
  }
  return judgePaper(
    {
      ...base,
      name: `Deine Lizenz ${licence}`,
      pronoun: "sie",
      paper: licencePaper,
      endsOn: licencePaper?.expiresOn ?? null,
      nearUntil: addDays(flight.day, 60),
      renewal: () =>
        `Lass sie bei deiner Luftfahrtbehörde verlängern und reich die neue bis ${day} ein.`,
    },
    asked,
  )
}
