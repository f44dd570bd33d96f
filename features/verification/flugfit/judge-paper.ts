import type { FlugfitCase, Paper, RuleName, RuleVerdict } from "./flugfit.ts"
import { formatCalendarDay } from "./format-rule.ts"
import { isRenewalAhead, lastDayToRenew } from "./renewal.ts"

/** One paper and what the sentences about it need. */
interface PaperToJudge {
  rule: RuleName
  title: string
  source: string
  /** „Dein Tauglichkeitszeugnis“ */
  name: string
  pronoun: "sie" | "es"
  paper: Paper | null
  /** Its last day; null where none is known. */
  endsOn: string | null
  /** Without an end nobody can say whether it holds on the day. */
  mustEnd?: boolean
  /** An end up to this day is near. */
  nearUntil: string
  /** What to do about one that ends on that day. */
  renewal: (endsOn: string) => string
}

/**
 * A paper on the day of the flight: there, accepted, and not over. One that holds today and ends
 * before a flight that is far ahead will be renewed as always, and is only a warning until then.
 */
export function judgePaper(asked: PaperToJudge, { flight, today }: FlugfitCase): RuleVerdict {
  const { rule, title, source, name, pronoun, paper, endsOn, renewal } = asked
  const day = formatCalendarDay(flight.day)
  const blocked = (sentence: string, remedy: string): RuleVerdict => ({
    rule,
    title,
    source,
    state: "blocker",
    sentence,
    remedy,
  })
  if (!paper) {
    return blocked(`${name} liegt uns für ${day} nicht vor.`, `Reich ${pronoun} bis ${day} ein.`)
  }
  if (paper.state === "waiting") {
    return blocked(
      `${name} ist eingereicht und für ${day} noch nicht geprüft.`,
      "Du musst nichts tun. Sobald wir entschieden haben, schreiben wir dir.",
    )
  }
  if (paper.state === "refused") {
    return blocked(
      `${name} haben wir nicht anerkannt, am ${day} zählt ${pronoun} also nicht.`,
      `Lies unsere Begründung und reich ${pronoun} bis ${day} neu ein.`,
    )
  }
  if (endsOn === null) {
    return asked.mustEnd
      ? blocked(
          `${name} hat bei uns kein Ablaufdatum, für ${day} zählt ${pronoun} deshalb nicht.`,
          `Reich ${pronoun} bis ${day} mit Ablaufdatum neu ein.`,
        )
      : {
          rule,
          title,
          source,
          state: "ok",
          sentence: `${name} gilt unbefristet, also auch am ${day}.`,
        }
  }
  if (endsOn < flight.day) {
    const sentence = `${name} endet am ${formatCalendarDay(endsOn)}, vor dem Flug am ${day}.`
    if (endsOn < today || !isRenewalAhead({ flight, today })) {
      return blocked(sentence, renewal(endsOn))
    }
    const [until = endsOn] = [endsOn, lastDayToRenew(flight.day)].toSorted()
    const remedy = `${renewal(endsOn)} Liegt uns bis ${formatCalendarDay(until)} nichts Neues vor, pausiert der Flug.`
    return { rule, title, source, state: "warning", sentence, remedy }
  }
  const sentence = `${name} gilt bis ${formatCalendarDay(endsOn)}, also auch am ${day}.`
  return endsOn <= asked.nearUntil
    ? { rule, title, source, state: "warning", sentence, remedy: renewal(endsOn) }
    : { rule, title, source, state: "ok", sentence }
}
