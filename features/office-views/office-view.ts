/*
 * How somebody of the back office likes to see a list: its filters, order and columns, under a name, for themself or
 * for the team. What was searched for is no part of it: that is mostly somebody's name.
 */

/** In characters. */
export const MAX_VIEW_NAME_LENGTH = 60

/** Of one person and list: more are no help to anybody. */
export const MAX_VIEWS = 30

export interface SavedView {
  id: number
  name: string
  /** As they stand in the address of the list, without the question mark. */
  words: string
  isShared: boolean
  isOwn: boolean
  mayChange: boolean
  /** The list opens with it. */
  isDefault: boolean
}

/** A shared view whose owner has left the team belongs to whoever is in it. */
export function canChangeView(
  userId: number,
  { ownerId, isOwnerInTeam }: { ownerId: number | null; isOwnerInTeam: boolean },
): boolean {
  return ownerId === userId || !isOwnerInTeam
}
