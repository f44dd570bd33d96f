import { aliasedTable, eq, inArray, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { listedVoucher } from "#features/vouchers/server/list-vouchers.ts"
import { withBalances } from "#features/vouchers/server/vouchers-queries.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { VOUCHER_STATE_LABELS } from "#features/vouchers/voucher.ts"
import { voucherSheetPath } from "#features/vouchers/voucher-list.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import { findIds, firstOf, inOrderOf, joinFacts, startsWith } from "./hits-of-ids.ts"

/** The vouchers that are meant: by code or its end, by number, by the addresses that they were sent to. */
export function findVouchers(tx: Db, reading: SearchReading) {
  const { voucherCode, voucherCodeEnd, number, emailStart } = reading
  const byNumber = number && (number.of ?? "voucher") === "voucher"
  const byEmail = (column: "buyer_email" | "recipient_email") => {
    const email = sql`lower(${sql.identifier(column)})`
    // from the sign on: before, most people only begin to write a name
    return emailStart?.includes("@")
      ? firstOf(sql`select id from vouchers where ${startsWith(email, emailStart)}
          and ${sql.identifier(column)} is not null`)
      : null
  }
  return findIds(tx, [
    voucherCode && sql`select id from vouchers where code = ${voucherCode}`,
    byNumber ? sql`select id from vouchers where id = ${number.id}` : null,
    byEmail("buyer_email"),
    byEmail("recipient_email"),
    voucherCodeEnd &&
      firstOf(
        sql`select id from vouchers where right(code, 4) = ${voucherCodeEnd} and code is not null`,
      ),
  ])
}

const buyers = aliasedTable(usersTable, "buyers")
const owners = aliasedTable(usersTable, "owners")

export async function listVoucherHits(tx: Db, ids: readonly number[]): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ voucher: vouchersTable, buyer: buyers, owner: owners })
    .from(vouchersTable)
    .leftJoin(buyers, eq(buyers.id, vouchersTable.buyerId))
    .leftJoin(owners, eq(owners.id, vouchersTable.ownerId))
    .where(inArray(vouchersTable.id, [...ids]))
  const balanced = await withBalances(
    tx,
    rows.map(({ voucher }) => voucher),
  )
  const listed = balanced.map((voucher, index) =>
    listedVoucher(voucher, rows[index]?.buyer ?? null, rows[index]?.owner ?? null),
  )
  return inOrderOf(ids, listed, ({ id }) => id).map((voucher) => {
    const { id, codeEnd, recipientName, balanceCents, valueCents, state, buyer, owner } = voucher
    const balance =
      state === "ordered" || balanceCents === valueCents
        ? formatEuro(valueCents)
        : `${formatEuro(balanceCents)} von ${formatEuro(valueCents)}`
    return {
      id: `voucher-${id}`,
      kind: "voucher",
      title: recipientName ? `Gutschein ${id}, für ${recipientName}` : `Gutschein ${id}`,
      facts: joinFacts([
        codeEnd && `… ${codeEnd}`,
        balance,
        buyer ? `von ${buyer}` : "von uns",
        owner && `eingelöst von ${owner}`,
      ]),
      status: VOUCHER_STATE_LABELS[state],
      href: voucherSheetPath(id),
    }
  })
}
