import { compositionOf, fromSeat } from "#illustrations/scene-path.ts"

/**
 * No two neighbours of a list show the same composition: the second of them is seen out of its own window.
 * Photos are what they are.
 */
export function distinctPictures<Card extends { picture: string }>(cards: readonly Card[]): Card[] {
  const shown: Card[] = []
  for (const card of cards) {
    const composition = compositionOf(card.picture)
    const before = shown.at(-1)
    const isSame =
      composition !== undefined && before && compositionOf(before.picture) === composition
    shown.push(isSame ? { ...card, picture: fromSeat(card.picture) } : card)
  }
  return shown
}
