import type { FlightKind } from "#features/flights/core/flight.ts"

interface TextPrompt {
  question: string
  /** The sentence that an answer may begin with. */
  starter: string
}

const ALWAYS: readonly TextPrompt[] = [
  { question: "Was sieht man unterwegs?", starter: "Unterwegs sehen wir " },
  { question: "Was ist daran besonders?", starter: "Besonders daran ist " },
  {
    question: "Wie läuft der Tag ab?",
    starter: "Wir treffen uns eine halbe Stunde vor dem Start und ",
  },
  { question: "Für wen passt er?", starter: "Der Flug passt für alle, die " },
  { question: "Was sollen Gäste mitbringen?", starter: "Bring bitte " },
]

const AT_THE_DESTINATION: TextPrompt = {
  question: "Was macht ihr am Ziel?",
  starter: "Am Ziel haben wir Zeit für ",
}

/** Questions that guests ask themselves, for the kind of flight it is. */
export function textPrompts(kind: FlightKind | ""): readonly TextPrompt[] {
  return kind === "excursion" ? [AT_THE_DESTINATION, ...ALWAYS] : ALWAYS
}

/** The text with the beginning of a sentence at its end, on a line of its own. */
export function withStarter(text: string, starter: string): string {
  const before = text.trimEnd()
  return before === "" ? starter : `${before}\n\n${starter}`
}
