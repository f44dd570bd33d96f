import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMoveVoucher, type VoucherStatus } from "../voucher.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

/** Locks a voucher, behind a payment and before accounts. */
export async function lockVoucher(tx: Db, id: number): Promise<VoucherRow | undefined> {
  const [voucher] = await tx
    .select()
    .from(vouchersTable)
    .where(eq(vouchersTable.id, id))
    .for("update")
  return voucher
}

interface VoucherMove {
  to: VoucherStatus
  /** What happened, past tense: `voucher.activated`. */
  event: string
  actor: Actor
  role: ActorRole
  reason?: string
  data?: Record<string, number>
  changes?: Partial<typeof vouchersTable.$inferInsert>
}

/** Moves a locked voucher along its table (compare-and-swap) and writes the event row. */
export async function moveVoucher(tx: Db, voucher: VoucherRow, move: VoucherMove): Promise<void> {
  const { id, status } = voucher
  if (!canMoveVoucher(status, move.to)) {
    throw new Error(`voucher ${id} cannot go from ${status} to ${move.to}`)
  }
  const moved = await tx
    .update(vouchersTable)
    .set({ ...move.changes, status: move.to })
    .where(and(eq(vouchersTable.id, id), eq(vouchersTable.status, status)))
    .returning({ id: vouchersTable.id })
  if (moved.length === 0) throw new Error(`voucher ${id} was moved by somebody else`)
  await recordEvent(tx, {
    kind: move.event,
    entityId: id,
    actor: move.actor,
    role: move.role,
    from: status,
    to: move.to,
    reason: move.reason ?? null,
    data: move.data ?? {},
  })
}
