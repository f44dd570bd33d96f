import { eq } from "drizzle-orm"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { lockVoucher } from "./move-voucher.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

interface Buyer {
  user: UserActor | null
  buyerEmail: string
}

/** Somebody orders a voucher for money: from now on it is known whose order it is. */
export async function bindVoucherOrder(
  tx: Db,
  voucherId: number,
  { user, buyerEmail }: Buyer,
): Promise<VoucherRow> {
  const voucher = await lockVoucher(tx, voucherId)
  if (voucher?.status !== "ordered") {
    throw new DomainError("voucher-is-paid", "invalid", "Dieser Gutschein ist schon bestellt.")
  }
  const changes = { buyerEmail, buyerId: user?.userId ?? null, orderedAt: clock.now() }
  await tx.update(vouchersTable).set(changes).where(eq(vouchersTable.id, voucherId))
  if (voucher.orderedAt === null) {
    await recordEvent(tx, {
      kind: "voucher.ordered",
      entityId: voucherId,
      actor: user ?? SYSTEM,
      role: "passenger",
      to: "ordered",
    })
  }
  return { ...voucher, ...changes }
}
