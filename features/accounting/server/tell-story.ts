import type { BookedMove } from "#features/ledger/server/list-moves.ts"
import { standAfter } from "../money-stand.ts"
import type { StoryMove } from "../money-story.ts"
import { type MoveNames, tellMove } from "../move-words.ts"

/** Moves as a story: each in words, with how everything stands after it; the newest first. */
export function tellStory(moves: readonly BookedMove[], names: MoveNames): StoryMove[] {
  return moves
    .map((move, index) => ({
      id: move.id,
      at: move.at.toISOString(),
      told: tellMove(move, names),
      after: standAfter(moves.slice(0, index + 1)),
    }))
    .reverse()
}
