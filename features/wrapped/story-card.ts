import { z } from "zod"
import { seasons } from "#illustrations/scene/season.ts"
import { terrains } from "#illustrations/scene/terrain.ts"
import { timesOfDay } from "#illustrations/scene/time-of-day.ts"

export const CARD_KINDS = [
  "cover",
  "first",
  "places",
  "time",
  "distance",
  "longest",
  "early",
  "late",
  "north",
  "month",
  "people",
  "closing",
] as const
export type CardKind = (typeof CARD_KINDS)[number]

export function isCardKind(text: string): text is CardKind {
  return CARD_KINDS.some((kind) => kind === text)
}

const scene = z.object({
  terrain: z.enum(terrains),
  time: z.enum(timesOfDay),
  season: z.enum(seasons),
  seed: z.int(),
})
const position = z.object({ lat: z.number(), lng: z.number() })
const map = z.object({
  fields: z.array(position.extend({ name: z.string(), code: z.string() })),
  legs: z.array(z.array(position)),
})

/** What stands behind the words: a landscape, or a chart of the fields and the ways between them. */
const pictureSchema = z.union([z.object({ scene }), z.object({ map })])

/** The words of a card. A large figure may be a word, „12. Juni“. */
const wordsSchema = z.object({
  label: z.string(),
  figure: z.string(),
  /** How the figure is read aloud, where its letters are no words: „14 Stunden 35 Minuten“. */
  spoken: z.string().optional(),
  caption: z.string(),
  text: z.string().optional(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
})

/** What a picture that leaves the page shows; it names nobody. Shared ones are kept as they were. */
export const sharedCardSchema = z.object({ ...wordsSchema.shape, picture: pictureSchema })

export type CardScene = z.infer<typeof scene>
export type CardMap = z.infer<typeof map>
export type CardPicture = z.infer<typeof pictureSchema>
export type CardWords = z.infer<typeof wordsSchema>
export type SharedCard = z.infer<typeof sharedCardSchema>

/** One picture of a year. */
export interface StoryCard extends CardWords {
  kind: CardKind
  picture: CardPicture
  /** First names of those on board; a card that has some never leaves the page. */
  names?: readonly string[]
  /** The words of the picture that its owner may take along, in the first person. */
  shared: CardWords | null
}

/** Whether a card may become a picture that others see: never one that is about others. */
export function canShareCard(card: StoryCard): boolean {
  return card.shared !== null && card.names === undefined
}

export function sharedCardOf({ shared, picture }: StoryCard): SharedCard | undefined {
  return shared === null ? undefined : { ...shared, picture }
}
