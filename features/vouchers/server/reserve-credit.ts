import { and, asc, eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { creditFor, planSpending } from "../spend-credit.ts"
import { isSpendable } from "../voucher.ts"
import { withBalances } from "./vouchers-queries.ts"
import { vouchersTable, voucherUsesTable } from "./vouchers-table.ts"

interface ReservationInput {
  checkoutId: number
  totalCents: number
  /** What the person saw as the part of their credit. */
  shownCreditCents: number
}

/**
 * Reserves an account's credit for an order, the vouchers that expire first. It pays as much as it can;
 * refuses when that is not what the person saw.
 */
export async function reserveCredit(
  tx: Db,
  user: UserActor,
  input: ReservationInput,
): Promise<void> {
  const { checkoutId, totalCents, shownCreditCents } = input
  const now = clock.now()
  const rows = await tx
    .select()
    .from(vouchersTable)
    .where(and(eq(vouchersTable.ownerId, user.userId), eq(vouchersTable.status, "active")))
    .orderBy(asc(vouchersTable.id))
    .for("update")
  const vouchers = await withBalances(
    tx,
    rows.filter((voucher) => isSpendable(voucher, now)),
  )
  const available = vouchers.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  const cents = creditFor(totalCents, available)
  if (cents !== shownCreditCents) throw otherCredit(available)
  const parts = planSpending(
    vouchers.map((voucher) => ({ ...voucher, validUntil: voucher.validUntil ?? now })),
    cents,
  )
  const uses = await tx
    .insert(voucherUsesTable)
    .values(
      parts.map((part) => ({
        checkoutId,
        voucherId: part.voucherId,
        appliedCents: part.cents,
        appliedAt: now,
      })),
    )
    .returning()
  await postMove(tx, {
    businessKey: `checkout/${checkoutId}/credit/given/${uses[0]?.id}`,
    subject: "checkout",
    subjectId: checkoutId,
    kind: "voucher.spent",
    lines: [
      ...parts.map((part) => ({
        account: accounts.voucher(part.voucherId),
        amountCents: part.cents,
      })),
      { account: accounts.checkoutCredit(checkoutId), amountCents: -cents },
    ],
  })
  for (const part of parts) {
    await recordEvent(tx, {
      kind: "voucher.spent",
      entityId: part.voucherId,
      actor: user,
      role: "passenger",
      data: { checkoutId, cents: part.cents },
    })
  }
}

function otherCredit(availableCents: number): DomainError {
  return new DomainError(
    "other-credit",
    "invalid",
    `Dein Guthaben hat sich geändert, es sind jetzt ${formatEuro(availableCents)}. Lade die Seite neu und prüfe die Summe.`,
  )
}
