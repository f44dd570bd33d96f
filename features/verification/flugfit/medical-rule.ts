import { addDays } from "#platform/days.ts"
import type { FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatPeriod } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"
import { EARLY_EXAMINATION_DAYS, medicalEnd } from "./medical-validity.ts"

/** The medical is of a class that is enough for the licence, and holds on the day at this age. */
export function medicalRule(asked: FlugfitCase): RuleVerdict {
  const { papers, flight } = asked
  const { medical, birthDate, licence } = papers
  const base = { rule: "medical", title: "Medical", source: "MED.A.030, MED.A.045" } as const
  // MED.A.030: a PPL asks for class 2 at least; the others are content with a LAPL medical
  const needsClass2 = licence === "PPL(A)" || licence === "CPL(A)"
  if (needsClass2 && medical?.state === "verified" && medical.medicalClass === "LAPL") {
    const day = formatCalendarDay(flight.day)
    return {
      ...base,
      state: "blocker",
      sentence: `Dein LAPL-Tauglichkeitszeugnis reicht am ${day} nicht für deine ${licence}.`,
      remedy: `Lass dich bis ${day} für Klasse 2 untersuchen und reich das Zeugnis ein.`,
    }
  }
  const verdict = judgePaper(
    {
      ...base,
      name: "Dein Tauglichkeitszeugnis",
      pronoun: "es",
      paper: medical,
      endsOn: medical && medicalEnd(medical, birthDate),
      mustEnd: true,
      nearUntil: addDays(flight.day, EARLY_EXAMINATION_DAYS),
      renewal: (endsOn) => whenToBeExamined(endsOn, asked.today),
    },
    asked,
  )
  return birthDate === null ? withUnknownAge(verdict) : verdict
}

/** MED.A.045: the validity depends on the age; without a birth date only the printed end counts. */
function withUnknownAge(verdict: RuleVerdict): RuleVerdict {
  if (verdict.state === "blocker") return verdict
  return {
    ...verdict,
    state: "warning",
    sentence: `${verdict.sentence} Ob es wegen deines Alters früher endet, wissen wir nicht: Dein Geburtsdatum fehlt.`,
    remedy: `${verdict.remedy ? `${verdict.remedy} ` : ""}Trag bei der Verifizierung dein Geburtsdatum ein.`,
  }
}

function whenToBeExamined(endsOn: string, today: string): string {
  if (endsOn < today) return "Lass dich neu untersuchen und reich das Zeugnis ein."
  const early = { from: addDays(endsOn, -EARLY_EXAMINATION_DAYS), to: endsOn }
  return `Lass dich ${formatPeriod(early, today)} untersuchen, dann verlierst du keinen Tag.`
}
