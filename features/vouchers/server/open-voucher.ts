import { and, asc, desc, eq, inArray, ne } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { GROUND_LABELS, type OfficeStep } from "../office-grounds.ts"
import { canBlock, canReplace, canSendAgain, canUnblock } from "../voucher.ts"
import { VOUCHER_EVENT_LABELS } from "../voucher-events.ts"
import type { VoucherEvent, VoucherSheet, VoucherUse } from "../voucher-sheet.ts"
import { listedVoucher, nameOf } from "./list-vouchers.ts"
import { unknownVoucher } from "./lock-for-office.ts"
import { type BalancedVoucher, findVoucher, withBalances } from "./vouchers-queries.ts"
import { voucherUsesTable } from "./vouchers-table.ts"

const OPENED = "voucher.opened"

/** Opens a voucher for the back office, which is written down, because it shows personal data. */
export function openVoucher(db: Db, actor: UserActor, voucherId: number): Promise<VoucherSheet> {
  return inTransaction(db, async (tx) => {
    const found = await findVoucher(tx, voucherId)
    const [voucher] = await withBalances(tx, found ? [found] : [])
    if (!voucher) throw unknownVoucher()
    const people = await tx
      .select()
      .from(usersTable)
      .where(inArray(usersTable.id, [voucher.buyerId ?? 0, voucher.ownerId ?? 0]))
    const buyer = people.find(({ id }) => id === voucher.buyerId) ?? null
    const owner = people.find(({ id }) => id === voucher.ownerId) ?? null
    await recordEvent(tx, { kind: OPENED, entityId: voucherId, actor, role: "admin" })
    await noteLooks(tx, actor, { kind: "voucher", of: [buyer?.id, owner?.id] })
    return {
      ...listedVoucher(voucher, buyer, owner),
      validUntil: voucher.validUntil?.toISOString() ?? null,
      delivery: voucher.delivery,
      deliverAt: voucher.deliverAt?.toISOString() ?? null,
      deliveredAt: voucher.deliveredAt?.toISOString() ?? null,
      recipientEmail: voucher.recipientEmail,
      buyerEmail: voucher.buyerEmail,
      buyerAccount: buyer && { id: buyer.id, name: nameOf(buyer) },
      ownerAccount: owner && { id: owner.id, name: nameOf(owner) },
      checkoutId: voucher.checkoutId,
      replacesId: voucher.replacesId,
      replacedById: voucher.replacedById,
      events: await listEvents(tx, voucherId),
      uses: await listUses(tx, voucherId),
      steps: stepsFor(voucher),
    }
  })
}

function stepsFor(voucher: BalancedVoucher): OfficeStep[] {
  const can: Record<OfficeStep, boolean> = {
    block: canBlock(voucher),
    unblock: canUnblock(voucher),
    replace: canReplace(voucher),
    send: canSendAgain(voucher),
  }
  return (["send", "block", "unblock", "replace"] as const).filter((step) => can[step])
}

async function listEvents(db: Db, voucherId: number): Promise<VoucherEvent[]> {
  const rows = await db
    .select()
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "voucher"),
        eq(eventsTable.entityId, voucherId),
        ne(eventsTable.kind, OPENED),
      ),
    )
    .orderBy(desc(eventsTable.id))
    .limit(100)
  return rows.map(({ id, kind, reason, at }) => ({
    id,
    text: VOUCHER_EVENT_LABELS[kind] ?? kind,
    ground: reason && (GROUND_LABELS[reason] ?? reason),
    at: at.toISOString(),
  }))
}

async function listUses(db: Db, voucherId: number): Promise<VoucherUse[]> {
  const rows = await db
    .select()
    .from(voucherUsesTable)
    .where(eq(voucherUsesTable.voucherId, voucherId))
    .orderBy(asc(voucherUsesTable.id))
  return rows.map(({ id, checkoutId, appliedCents, returnedCents, appliedAt }) => ({
    id,
    checkoutId,
    appliedCents,
    returnedCents,
    at: appliedAt.toISOString(),
  }))
}
