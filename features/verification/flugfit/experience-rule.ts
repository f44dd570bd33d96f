import { type Demand, missingFrom } from "./demands.ts"
import type { AircraftClass, FlugfitCase, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay, formatList } from "./format-rule.ts"

const AEROPLANES: readonly AircraftClass[] = ["SEP", "TMG"]
const SAILPLANES: readonly AircraftClass[] = ["glider", "TMG"]

/** Each list of demands is one way to meet the rule. */
interface Experience {
  source: string
  ways: readonly (readonly Demand[])[]
}

/** FCL.105.A(b)(1) */
const LAPL: Experience = {
  source: "FCL.105.A(b)",
  ways: [[{ of: "picMinutes", atLeast: 10 * 60, classes: AEROPLANES }]],
}

const WITH_GUESTS: Demand = { of: "dualTakeOffs", atLeast: 1, classes: SAILPLANES }

/** SFCL.115(a)(2): hours or launches, and a training flight that shows how guests are carried. */
const SPL: Experience = {
  source: "SFCL.115(a)(2)",
  ways: [
    [{ of: "picMinutes", atLeast: 10 * 60, classes: SAILPLANES }, WITH_GUESTS],
    [{ of: "picTakeOffs", atLeast: 30, classes: SAILPLANES }, WITH_GUESTS],
  ],
}

/** What somebody must have flown since the licence was issued, before they may take guests. */
export function experienceRule(asked: FlugfitCase): RuleVerdict | undefined {
  const { papers, flight, log } = asked
  const experience = { "LAPL(A)": LAPL, SPL }[papers.licence as string]
  if (!experience) return undefined
  const since = papers.licencePaper?.issuedOn
  const day = formatCalendarDay(flight.day)
  const base = {
    rule: "experience",
    title: "Erfahrung für Gäste",
    source: experience.source,
  } as const
  if (!since) {
    return {
      ...base,
      state: "blocker",
      sentence: `Wir wissen nicht, wann deine Lizenz ${papers.licence} ausgestellt wurde, und können die Erfahrung bis ${day} nicht zählen.`,
      remedy: `Reich deine Lizenz bis ${day} mit dem Tag der Ausstellung ein.`,
    }
  }
  const each = experience.ways.map((way) => missingFrom(log, way, { from: since, to: flight.day }))
  const missing = each.some((one) => one.length === 0) ? [] : (each[0] ?? [])
  if (missing.length === 0) {
    const sentence = `Seit deine Lizenz ausgestellt ist, hast du bis ${day} genug Erfahrung für Gäste gesammelt.`
    return { ...base, state: "ok", sentence }
  }
  return {
    ...base,
    // no renewal: who does not have it yet has never been allowed to take guests
    state: "blocker",
    sentence: `Für Gäste am ${day} fehlen dir seit der Ausstellung deiner Lizenz noch ${formatList(missing)}.`,
    remedy: `Flieg das bis ${day} ohne Gäste; ältere Flüge kannst du im Flugbuch nachtragen.`,
  }
}
