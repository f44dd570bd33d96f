import { and, eq, inArray } from "drizzle-orm"
import { type Account, accounts } from "#features/ledger/ledger.ts"
import { type BookedMove, listMovesOn } from "#features/ledger/server/list-moves.ts"
import type { RefundReason } from "#features/payments/refund.ts"
import {
  disputesTable,
  paymentsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"

/** An order: its checkout, and the booking that it became. */
export interface Order {
  checkoutId: number
  bookingId: number | null
}

/** The moves of some orders, by the number of the checkout; what banks took back belongs to them, too. */
export async function listMovesOfOrders(
  db: Db,
  orders: readonly Order[],
): Promise<Map<number, BookedMove[]>> {
  if (orders.length === 0) return new Map()
  const checkoutOf = new Map<string, number>()
  for (const { checkoutId, bookingId } of orders) {
    for (const { code } of accountsOfOrder({ checkoutId, bookingId })) {
      checkoutOf.set(code, checkoutId)
    }
  }
  const disputes = await listDisputes(db, [...new Set(orders.map((order) => order.checkoutId))])
  const moves = await listMovesOn(db, {
    accounts: orders.flatMap(accountsOfOrder),
    about: [{ subject: "dispute", ids: [...disputes.keys()] }],
  })
  const found = moves.flatMap((move) => {
    const own = move.lines.find(({ account }) => checkoutOf.has(account.code))
    const checkoutId =
      checkoutOf.get(own?.account.code ?? "") ??
      (move.subject === "dispute" ? disputes.get(move.subjectId) : undefined)
    return checkoutId === undefined ? [] : [{ checkoutId, move }]
  })
  return new Map(
    [...Map.groupBy(found, ({ checkoutId }) => checkoutId)].map(([checkoutId, own]) => [
      checkoutId,
      own.map(({ move }) => move),
    ]),
  )
}

export function accountsOfOrder({ checkoutId, bookingId }: Order): Account[] {
  return [
    accounts.checkoutReserved(checkoutId),
    accounts.checkoutPaid(checkoutId),
    accounts.checkoutCredit(checkoutId),
    ...(bookingId === null
      ? []
      : [accounts.bookingShare(bookingId), accounts.bookingFee(bookingId)]),
  ]
}

// by their own number that of the checkout whose money a bank took back
async function listDisputes(db: Db, checkoutIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: disputesTable.id, checkoutId: paymentsTable.checkoutId })
    .from(disputesTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, disputesTable.paymentId))
    .where(inArray(paymentsTable.checkoutId, checkoutIds))
  return new Map(rows.map(({ id, checkoutId }) => [id, checkoutId]))
}

/** Why refunds of some orders were promised, by checkout and key. */
export async function listRefundReasons(
  db: Db,
  checkoutIds: readonly number[],
): Promise<(checkoutId: number, key: string) => RefundReason | undefined> {
  if (checkoutIds.length === 0) return () => undefined
  const rows = await db
    .select({
      checkoutId: paymentsTable.checkoutId,
      key: refundsTable.key,
      reason: refundsTable.reason,
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(inArray(paymentsTable.checkoutId, [...checkoutIds])))
  const reasons = new Map(rows.map((row) => [`${row.checkoutId} ${row.key}`, row.reason]))
  return (checkoutId, key) => reasons.get(`${checkoutId} ${key}`)
}

/** How the vouchers in some moves are called: the end of their codes, which their owner knows. */
export async function listVoucherNames(
  db: Db,
  moves: readonly BookedMove[],
): Promise<(id: number) => string> {
  const ids = new Set<number>()
  for (const { account } of moves.flatMap(({ lines }) => lines)) {
    if (account.purpose === "voucher" && account.subjectId !== null) ids.add(account.subjectId)
  }
  if (ids.size === 0) return () => ""
  const rows = await db
    .select({ id: vouchersTable.id, code: vouchersTable.code })
    .from(vouchersTable)
    .where(inArray(vouchersTable.id, [...ids]))
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return (id) => endOfCode(codes.get(id) ?? null)
}

export function endOfCode(code: string | null): string {
  return code ? `…${code.slice(-4)}` : ""
}
