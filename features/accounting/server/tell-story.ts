import type { Account } from "#features/ledger/ledger.ts"
import type { BookedMove } from "#features/ledger/server/list-moves.ts"
import { formatEuro } from "#platform/money.ts"
import { standAfter } from "../money-stand.ts"
import type { StoryMove } from "../money-story.ts"
import { type MoveNames, tellMove } from "../move-words.ts"
import { standInWords } from "../stand-words.ts"

/**
 * Moves as a story, the newest first: each in words, with how everything stands after it.
 * @param stand how it stands after some moves, the last one included
 */
export function tellStory(
  moves: readonly BookedMove[],
  names: MoveNames,
  stand: (moves: readonly BookedMove[], last: BookedMove) => string,
): StoryMove[] {
  return moves
    .map((move, index) => ({
      id: move.id,
      at: move.at.toISOString(),
      told: tellMove(move, names),
      after: stand(moves.slice(0, index + 1), move),
    }))
    .reverse()
}

/** How an order stands. */
export function standOfOrder(moves: readonly BookedMove[], { kind }: BookedMove): string {
  return standInWords(standAfter(moves), kind)
}

/** What a voucher is worth. */
export function standOfVoucher({ code }: Account) {
  return (moves: readonly BookedMove[]): string => {
    const lines = moves.flatMap((move) => move.lines).filter(({ account }) => account.code === code)
    const cents = lines.reduce((sum, { amountCents }) => sum - amountCents, 0)
    return `Danach: ${formatEuro(cents)} auf dem Gutschein`
  }
}
