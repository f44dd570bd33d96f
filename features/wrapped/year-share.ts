import { z } from "zod"
import { CARD_KINDS } from "./story-card.ts"

/** A picture of a year that its owner has made public. */
export const yearShareSchema = z.object({
  token: z.string(),
  year: z.int(),
  card: z.enum(CARD_KINDS),
  /** What it says, to be known by in a list. */
  label: z.string(),
  figure: z.string(),
})

export type YearShare = z.infer<typeof yearShareSchema>
