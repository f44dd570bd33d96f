import type { Account } from "#features/ledger/ledger.ts"
import type { BookedMove } from "#features/ledger/server/list-moves.ts"
import { formatEuro } from "#platform/money.ts"
import { formatBalance } from "../format-balance.ts"
import type { StoryMove } from "../money-story.ts"
import { describeMove, type MoveNames } from "../move-labels.ts"
import { balanceAfter } from "../order-balance.ts"

/**
 * Moves as a story, the newest first: each in words, with how everything stands after it.
 * @param balance formats the balance after some moves, the last one included
 */
export function buildStory(
  moves: readonly BookedMove[],
  names: MoveNames,
  balance: (moves: readonly BookedMove[], last: BookedMove) => string,
): StoryMove[] {
  return moves
    .map((move, index) => ({
      id: move.id,
      at: move.at.toISOString(),
      told: describeMove(move, names),
      after: balance(moves.slice(0, index + 1), move),
    }))
    .reverse()
}

/** How an order stands. */
export function formatOrderBalance(moves: readonly BookedMove[], { kind }: BookedMove): string {
  return formatBalance(balanceAfter(moves), kind)
}

/** Formats the balance of the voucher after some moves. */
export function voucherBalanceFormatter({ code }: Account) {
  return (moves: readonly BookedMove[]): string => {
    const lines = moves.flatMap((move) => move.lines).filter(({ account }) => account.code === code)
    const cents = lines.reduce((sum, { amountCents }) => sum - amountCents, 0)
    return `Danach: ${formatEuro(cents)} auf dem Gutschein`
  }
}
