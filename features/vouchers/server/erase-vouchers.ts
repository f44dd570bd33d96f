import { and, eq, isNotNull, isNull, ne, or } from "drizzle-orm"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { vouchersTable } from "./vouchers-table.ts"

const NO_TEXTS = {
  recipientName: "",
  senderName: "",
  greeting: "",
  recipientEmail: null,
  buyerEmail: null,
}

/**
 * Takes a person's words from the vouchers that they bought, and the vouchers that they redeemed from
 * their account: what is left of those belongs again to whoever has the code.
 */
export async function eraseVouchers(
  tx: Db,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await tx
    .update(vouchersTable)
    .set({ ...NO_TEXTS, buyerId: null, anonymizedAt: clock.now() })
    .where(or(eq(vouchersTable.buyerId, userId), eq(vouchersTable.buyerEmail, email)))
  await tx
    .update(vouchersTable)
    .set({ ownerId: null, redeemedAt: null, recipientName: "", recipientEmail: null })
    .where(or(eq(vouchersTable.ownerId, userId), eq(vouchersTable.recipientEmail, email)))
}

/** Vouchers that this person bought and that are still to be delivered. */
export async function listUndelivered(db: Db, userId: number) {
  return db
    .select({ recipientName: vouchersTable.recipientName, deliverOn: vouchersTable.deliverOn })
    .from(vouchersTable)
    .where(
      and(
        eq(vouchersTable.buyerId, userId),
        eq(vouchersTable.status, "active"),
        ne(vouchersTable.delivery, "print"),
        isNotNull(vouchersTable.deliverAt),
        isNull(vouchersTable.deliveredAt),
      ),
    )
}

/** Vouchers that this person has ordered and that wait for the money of a debit. */
export async function listDebited(db: Db, userId: number) {
  return db
    .select({ recipientName: vouchersTable.recipientName })
    .from(vouchersTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, vouchersTable.checkoutId))
    .where(
      and(
        eq(vouchersTable.buyerId, userId),
        eq(vouchersTable.status, "ordered"),
        eq(paymentsTable.status, "processing"),
      ),
    )
}
