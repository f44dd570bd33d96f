import { asc, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type VoucherRow, vouchersTable } from "./vouchers-table.ts"

/** The replacement of each voucher, by id; vouchers that were never replaced are left out. */
export async function listReplacements(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: vouchersTable.id, replacesId: vouchersTable.replacesId })
    .from(vouchersTable)
    .where(inArray(vouchersTable.replacesId, [...ids]))
  return new Map(rows.map(({ id, replacesId }) => [replacesId ?? 0, id]))
}

/**
 * Locks vouchers and their replacements in order of id. Checks again under the locks, because a
 * voucher may have been replaced in between.
 */
export async function lockWithReplacements(
  tx: Db,
  ids: readonly number[],
): Promise<Map<number, VoucherRow>> {
  const wanted = await withReplacements(tx, ids)
  const rows = await tx
    .select()
    .from(vouchersTable)
    .where(inArray(vouchersTable.id, wanted))
    .orderBy(asc(vouchersTable.id))
    .for("update")
  const after = await withReplacements(tx, ids)
  if (after.length > wanted.length) return lockWithReplacements(tx, ids)
  return new Map(rows.map((voucher) => [voucher.id, voucher]))
}

async function withReplacements(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive standing(id) as (
      select id from vouchers where id in ${[...ids]}
      union select v.id from vouchers v join standing s on v.replaces_id = s.id
    )
    select id from standing order by id`)
  return rows.map(({ id }) => id)
}

/** The last replacement of a voucher, among locked ones. */
export function activeVoucherFor(
  vouchers: ReadonlyMap<number, VoucherRow>,
  id: number,
): VoucherRow {
  const next = [...vouchers.values()].find(({ replacesId }) => replacesId === id)
  if (next) return activeVoucherFor(vouchers, next.id)
  const voucher = vouchers.get(id)
  if (!voucher) throw new Error(`voucher ${id} is gone`)
  return voucher
}

/** The voucher of a line that was bought: the first. */
export async function findBought(db: Db, voucher: VoucherRow): Promise<VoucherRow> {
  if (voucher.replacesId === null) return voucher
  const [former] = await db
    .select()
    .from(vouchersTable)
    .where(eq(vouchersTable.id, voucher.replacesId))
  if (!former) throw new Error(`voucher ${voucher.replacesId} is gone`)
  return findBought(db, former)
}
