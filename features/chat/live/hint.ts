import { z } from "zod/mini"

/** The stream of hints of the person who is signed in. */
export const HINTS_PATH = "/live/nachrichten"

/** How long somebody is shown as typing after the last word of it. */
export const TYPING_SHOWN_MS = 6_000

/** While somebody types, the others are told that often. */
export const TYPING_TOLD_EVERY_MS = 4_000

/**
 * That a conversation looks different, or that somebody types in it; null: whatever may have happened
 * meanwhile. It holds no words: who is given one asks for what is newer than what they have.
 */
export const hintSchema = z.object({
  conversationId: z.nullable(z.int()),
  typingId: z.optional(z.int()),
  /** Messages that are known already look different. */
  isRewritten: z.optional(z.boolean()),
})

export type Hint = z.output<typeof hintSchema>

/** Nobody knows what was missed. */
export const LOOK_AGAIN: Hint = { conversationId: null }
