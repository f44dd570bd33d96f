import { z } from "zod"
import { blockedWordProblem, MAX_BLOCKED_WORD_LENGTH } from "#features/settings/blocked-words.ts"
import { line } from "#platform/text-input.ts"

/** So many words are tried at once. */
export const MAX_TRIED_AT_ONCE = 50
/** So many texts of each kind, the newest first. */
export const TRIED_TEXTS_OF_A_KIND = 2_000

const TEXT_KINDS = ["flight", "profile", "review", "request", "plane"] as const

export type TextKind = (typeof TEXT_KINDS)[number]

export const TEXT_KIND_LABELS: Readonly<Record<TextKind, string>> = {
  flight: "Flug",
  profile: "Profil",
  review: "Bewertung",
  request: "Gesuch",
  plane: "Flugzeug",
}

export const triedWordsSchema = z.object({
  words: z
    .array(line(MAX_BLOCKED_WORD_LENGTH).refine((word) => blockedWordProblem(word) === undefined))
    .max(MAX_TRIED_AT_ONCE),
})

export const blockedTextsSchema = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** In how many texts it stands. */
      count: z.int(),
      /** The newest of them. */
      examples: z.array(
        z.object({ kind: z.enum(TEXT_KINDS), label: z.string(), path: z.string() }),
      ),
    }),
  ),
  /** Whether there are no more texts than were looked at. */
  isWhole: z.boolean(),
})

export type BlockedTexts = z.output<typeof blockedTextsSchema>
