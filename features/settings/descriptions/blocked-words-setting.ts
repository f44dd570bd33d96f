import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { blockedWordProblem, MAX_BLOCKED, MAX_BLOCKED_WORD_LENGTH } from "../blocked-words.ts"
import type { Setting } from "../setting.ts"

export type BlockedWords = {
  /** Whole words and phrases; a `*` at the end stands for any ending. */
  words: readonly string[]
}

export const blockedWordsSetting: Setting<BlockedWords> = {
  key: "blocked-words",
  group: "Inhalte",
  label: "Gesperrte Wörter",
  about:
    "Was in Texten, die alle lesen, nicht stehen darf: in Flügen, Profilen, Bewertungen, Gesuchen und an Flugzeugen. Wer es schreibt, liest an der Stelle, welches Wort nicht geht. Was schon da ist, bleibt, bis jemand es ändert. Nachrichten sind privat, in ihnen sucht niemand.",
  right: "settings.words",
  schema: z
    .object({
      words: z
        .array(line(MAX_BLOCKED_WORD_LENGTH))
        .max(MAX_BLOCKED, `Höchstens ${MAX_BLOCKED} Wörter.`),
    })
    .superRefine(({ words }, { addIssue }) => {
      const problem = words.map(blockedWordProblem).find(Boolean)
      if (problem) addIssue({ code: "custom", path: ["words"], message: problem })
    }),
  standard: { words: [] },
  fields: [
    {
      name: "words",
      kind: "words",
      label: "Wörter",
      hint: "Eins je Zeile, auch mehrere Wörter hintereinander. Groß und klein ist gleich. Ein * am Ende steht für jede Endung: „schwindel*“ meint auch „Schwindelei“.",
    },
  ],
}
