import type { CardKind, StoryCard } from "./story-card.ts"

/** More than anybody looks at. */
const MAX_CARDS = 10

/** What is left out first where a year could tell too much. */
const DISPENSABLE: readonly CardKind[] = ["north", "late", "month"]

/** The cards that there are, in their order, at most ten. */
export function chooseCards(candidates: readonly (StoryCard | undefined)[]): StoryCard[] {
  const cards = candidates.filter((card) => card !== undefined)
  const surplus = Math.max(cards.length - MAX_CARDS, 0)
  const left = new Set(
    DISPENSABLE.filter((kind) => cards.some((card) => card.kind === kind)).slice(0, surplus),
  )
  return cards.filter(({ kind }) => !left.has(kind))
}
