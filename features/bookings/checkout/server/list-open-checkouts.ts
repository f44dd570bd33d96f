import { and, eq, gt, isNull, or } from "drizzle-orm"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type CheckoutVisitor,
  hashCheckoutSecret,
  opensFor,
} from "#features/bookings/core/server/checkout-secret.ts"
import { listOwnHolds } from "#features/bookings/holds/server/own-holds.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { checkoutPath } from "../checkout-paths.ts"
import type { OpenCheckoutEntry } from "../checkout-view.ts"

/** Everything that somebody could still order, in this browser or with their account. */
export async function listOpenCheckouts(
  db: Db,
  visitor: CheckoutVisitor,
): Promise<OpenCheckoutEntry[]> {
  const [holds, vouchers] = await Promise.all([
    listOwnHolds(db, visitor),
    listVouchers(db, visitor),
  ])
  return [
    ...holds.map(({ ref, title, seats, until, isOffered }) => ({
      path: checkoutPath(ref),
      title,
      seats,
      heldUntil: until.toISOString(),
      isOffered,
    })),
    ...vouchers.map(({ ref, valueCents }) => ({ path: checkoutPath(ref), valueCents })),
  ]
}

async function listVouchers(db: Db, visitor: CheckoutVisitor) {
  const { secret, user } = visitor
  const ofBrowser = secret && eq(checkoutsTable.secretHash, hashCheckoutSecret(secret))
  const ofAccount = user && eq(checkoutsTable.userId, user.userId)
  if (!ofBrowser && !ofAccount) return []
  const rows = await db
    .select({
      ref: checkoutsTable.ref,
      secretHash: checkoutsTable.secretHash,
      ownerId: checkoutsTable.userId,
      valueCents: vouchersTable.valueCents,
    })
    .from(checkoutsTable)
    .innerJoin(vouchersTable, eq(vouchersTable.checkoutId, checkoutsTable.id))
    .where(
      and(
        isNull(checkoutsTable.orderedAt),
        gt(checkoutsTable.expiresAt, clock.now()),
        or(ofBrowser || undefined, ofAccount || undefined),
      ),
    )
    .orderBy(checkoutsTable.id)
  return rows.filter((row) => opensFor(row, visitor))
}
