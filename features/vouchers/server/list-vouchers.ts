import { aliasedTable, and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { voucherState } from "../voucher.ts"
import { parseVoucherCode } from "../voucher-code.ts"
import type { ListedVoucher, VoucherListQuery } from "../voucher-list.ts"
import { type BalancedVoucher, withBalances } from "./vouchers-queries.ts"
import { vouchersTable as vouchers } from "./vouchers-table.ts"

const PAGE = 25
const buyers = aliasedTable(usersTable, "buyers")
const owners = aliasedTable(usersTable, "owners")

type User = typeof usersTable.$inferSelect

/** A page of the vouchers and how many there are in all; a page number past the end shows the last page. */
export async function listVouchers(db: Db, query: VoucherListQuery) {
  const which = and(STATES[query.status], matching(query.search))
  const [all] = await db
    .select({ count: count() })
    .from(vouchers)
    .leftJoin(buyers, eq(buyers.id, vouchers.buyerId))
    .leftJoin(owners, eq(owners.id, vouchers.ownerId))
    .where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({ voucher: vouchers, buyer: buyers, owner: owners })
    .from(vouchers)
    .leftJoin(buyers, eq(buyers.id, vouchers.buyerId))
    .leftJoin(owners, eq(owners.id, vouchers.ownerId))
    .where(which)
    .orderBy(...ORDERS[query.sort])
    .limit(PAGE)
    .offset(offset)
  const balanced = await withBalances(
    db,
    rows.map(({ voucher }) => voucher),
  )
  const entries = rows.flatMap(({ buyer, owner }, index) => {
    const voucher = balanced[index]
    return voucher ? [listedVoucher(voucher, buyer, owner)] : []
  })
  return { entries, total, page, pageCount }
}

const STATES: Record<VoucherListQuery["status"], SQL | undefined> = {
  alle: undefined,
  gueltig: eq(vouchers.status, "active"),
  bestellt: eq(vouchers.status, "ordered"),
  gesperrt: eq(vouchers.status, "blocked"),
  abgelaufen: eq(vouchers.status, "expired"),
  widerrufen: eq(vouchers.status, "revoked"),
}

const ORDERS: Record<VoucherListQuery["sort"], SQL[]> = {
  neueste: [desc(vouchers.createdAt), desc(vouchers.id)],
  ende: [sql`${vouchers.validUntil} asc nulls last`, asc(vouchers.id)],
}

const CODE_END = /^[0-9A-Z]{4}$/

// `position` and not `like`: what somebody types has no wildcards
function matching(searched: string): SQL | undefined {
  if (searched === "") return undefined
  const text = searched.toLowerCase()
  const read = parseVoucherCode(searched)
  const end = searched.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")
  return or(
    ...[vouchers.buyerEmail, vouchers.recipientEmail, buyers.email, owners.email].map(
      (address) => sql`position(${text} in lower(${address})) > 0`,
    ),
    ...[buyers, owners].map(
      ({ firstName, lastName }) =>
        sql`position(${text} in lower(${firstName} || ' ' || ${lastName})) > 0`,
    ),
    sql`position(${text} in lower(${vouchers.recipientName})) > 0`,
    read.kind === "code" ? eq(vouchers.code, read.code) : undefined,
    CODE_END.test(end) ? sql`right(${vouchers.code}, 4) = ${end}` : undefined,
    /^[1-9]\d{0,8}$/.test(searched) ? eq(vouchers.id, Number(searched)) : undefined,
  )
}

export function listedVoucher(
  voucher: BalancedVoucher,
  buyer: User | null,
  owner: User | null,
): ListedVoucher {
  const { id, code, valueCents, balanceCents, recipientName, buyerEmail, createdAt } = voucher
  return {
    id,
    codeEnd: code?.slice(-4) ?? null,
    valueCents,
    balanceCents,
    state: voucherState(voucher),
    recipientName,
    buyer: buyer ? nameOf(buyer) : buyerEmail,
    owner: owner && nameOf(owner),
    createdAt: createdAt.toISOString(),
  }
}

export function nameOf({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email
}
