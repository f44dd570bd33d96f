import { addDays, addMonths } from "#platform/days.ts"
import type { AircraftClass, FlugfitCase, Paper, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay } from "./format-rule.ts"
import { judgePaper } from "./judge-paper.ts"

const BACKGROUND_CHECK_MONTHS = 60
/** § 5(2) LuftSiZÜV: who asks three months before the end counts as reliable until it is decided. */
const ASK_AGAIN_MONTHS = 3
const MOTORISED: readonly AircraftClass[] = ["SEP", "TMG", "MEP"]

/** § 7 LuftSiG asks it of those who fly aeroplanes and motor gliders with a German licence. */
export function backgroundCheckRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { papers, flight } = asked
  if (!papers.isLicenceGerman || !MOTORISED.includes(flight.aircraftClass)) return undefined
  return judgePaper(
    {
      rule: "background-check",
      title: "Zuverlässigkeitsüberprüfung",
      source: "§ 7 LuftSiG, § 5 LuftSiZÜV",
      name: "Deine Zuverlässigkeitsüberprüfung",
      pronoun: "sie",
      paper: papers.backgroundCheck,
      endsOn: endOfCheck(papers.backgroundCheck),
      mustEnd: true,
      nearUntil: addMonths(flight.day, ASK_AGAIN_MONTHS),
      renewal: (endsOn) => whenToAskAgain(endsOn, asked.today),
    },
    asked,
  )
}

/** What is printed, but no later than five years after the decision. */
function endOfCheck(paper: Paper | null): string | null {
  const byLaw = paper?.issuedOn ? addMonths(paper.issuedOn, BACKGROUND_CHECK_MONTHS) : null
  return [paper?.expiresOn, byLaw].filter((end) => end != null).toSorted()[0] ?? null
}

function whenToAskAgain(endsOn: string, today: string): string {
  const askBy = addMonths(endsOn, -ASK_AGAIN_MONTHS)
  return askBy >= today
    ? `Beantrage sie bis ${formatCalendarDay(askBy)} neu, dann giltst du bis zur Entscheidung als zuverlässig.`
    : "Beantrage sie gleich bei deiner Luftsicherheitsbehörde neu und reich den Bescheid ein."
}

/** The insurance reaches to the day of the flight: the one that was checked, and the aircraft's own. */
export function insuranceRules(asked: FlugfitCase): RuleVerdict[] {
  const { papers, flight } = asked
  const checked = judgeInsurance(asked, {
    rule: "insurance",
    title: "Versicherung",
    name: "Deine Versicherung",
    paper: papers.insurance,
    remedy: (from) => `Reich die Bestätigung für die Zeit ab ${from} ein.`,
  })
  const { aircraft } = flight
  if (!aircraft?.insuredUntil) return [checked]
  const own = judgeInsurance(asked, {
    rule: "aircraft-insurance",
    title: `Versicherung der ${aircraft.name}`,
    name: `Die Versicherung der ${aircraft.name}`,
    paper: { state: "verified", issuedOn: null, expiresOn: aircraft.insuredUntil },
    remedy: (from) => `Trag bei deinem Flugzeug die Versicherung für die Zeit ab ${from} ein.`,
  })
  // one line says that all is well
  if (own.state === "ok") return [checked]
  return checked.state === "ok" ? [own] : [checked, own]
}

interface JudgedInsurance {
  rule: "insurance" | "aircraft-insurance"
  title: string
  name: string
  paper: Paper | null
  remedy: (from: string) => string
}

function judgeInsurance(asked: FlugfitCase, insurance: JudgedInsurance): RuleVerdict {
  const { remedy, ...named } = insurance
  const endsOn = insurance.paper?.expiresOn ?? null
  return judgePaper(
    {
      ...named,
      source: "§ 43 LuftVG, (EG) 785/2004",
      pronoun: "sie",
      endsOn,
      mustEnd: true,
      nearUntil: addDays(asked.flight.day, 30),
      renewal: (end) => remedy(formatCalendarDay(addDays(end, 1))),
    },
    asked,
  )
}
