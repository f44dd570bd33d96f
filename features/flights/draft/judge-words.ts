import type { DraftAnswers } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { DraftFacts } from "./facts.ts"
import { startReading } from "./reading.ts"

/** No blocked word stands in what strangers would read of the flight; until then a draft keeps it. */
export function judgeWords(
  { beschreibung, route, kosten }: Pick<DraftAnswers, "beschreibung" | "route" | "kosten">,
  { blockedWordIn }: Pick<DraftFacts, "blockedWordIn">,
): Reading<undefined>[] {
  const { title, description, meetingPoint } = beschreibung
  const named = (list: string, part: string, texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, place) => [`${list}.${place}${part}`, text]))
  const texts = {
    beschreibung: { title, description, meetingPoint },
    route: named(
      "stops",
      "",
      route.stops.map(({ name }) => name),
    ),
    kosten: named(
      "extras",
      ".label",
      kosten.extras.map(({ label }) => label),
    ),
  }
  return (["beschreibung", "route", "kosten"] as const).map((step) => {
    const { refuse, end } = startReading(step)
    for (const [property, text] of Object.entries<string>(texts[step])) {
      const sentence = blockedWordIn(text)
      if (sentence) refuse(property, sentence)
    }
    return end(() => undefined)
  })
}
