import { inArray, type SQL, sql } from "drizzle-orm"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { formatPurpose } from "#features/ledger/account-labels.ts"
import type { AccountPurpose, MoveSubject } from "#features/ledger/ledger.ts"
import { type BookedMove, listMovesNumbered } from "#features/ledger/server/list-moves.ts"
import { disputesTable } from "#features/payments/server/payments-tables.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { formatSubject, type JournalMove, type JournalQuery } from "../journal.ts"

const PAGE = 30

interface JournalPage {
  moves: JournalMove[]
  /** The numbers to turn from; null where the book ends. */
  older: number | null
  newer: number | null
}

/** Thirty moves of the book; each filter has its index. */
export async function listJournal(db: Db, query: JournalQuery): Promise<JournalPage> {
  const isNewer = query.turn?.to === "newer"
  const found = await readIds(db, query, isNewer)
  const hasMore = found.length > PAGE
  const ids = found.slice(0, PAGE)
  const moves = (await listMovesNumbered(db, ids)).reverse()
  const [first, last] = [moves[0], moves.at(-1)]
  return {
    moves: await journalMoves(db, moves),
    older: last && (hasMore || isNewer) ? last.id : null,
    newer: first && (isNewer ? hasMore : query.turn !== null) ? first.id : null,
  }
}

/** Moves as the book shows them; a transfer and what a bank took back by the name that its provider knows. */
export async function journalMoves(db: Db, moves: readonly BookedMove[]): Promise<JournalMove[]> {
  const idsOf = (subject: MoveSubject) =>
    moves.flatMap((move) => (move.subject === subject ? [move.subjectId] : []))
  const transfers = await db
    .select({ id: transfersTable.id, name: transfersTable.ref })
    .from(transfersTable)
    .where(inArray(transfersTable.id, idsOf("transfer")))
  const disputes = await db
    .select({ id: disputesTable.id, name: disputesTable.providerRef })
    .from(disputesTable)
    .where(inArray(disputesTable.id, idsOf("dispute")))
  const names = { transfer: namesById(transfers), dispute: namesById(disputes) }
  return moves.map(({ id, kind, subject, subjectId, at, lines }) => {
    const isNamed = subject === "transfer" || subject === "dispute"
    const name = (isNamed && names[subject].get(subjectId)) || subjectId
    const href = subject === "booking" ? adminBookingPath(subjectId) : null
    return { id, kind, subject: formatSubject(subject, name), href, at: at.toISOString(), lines }
  })
}

function namesById(rows: readonly { id: number; name: string }[]): Map<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readIds(db: Db, query: JournalQuery, isNewer: boolean): Promise<number[]> {
  const { turn } = query
  const which = [
    ...conditionsOf(query),
    ...(turn ? [isNewer ? sql`t.id > ${turn.id}` : sql`t.id < ${turn.id}`] : []),
  ]
  const where = which.length > 0 ? sql`where ${sql.join(which, sql` and `)}` : sql``
  const order = isNewer ? sql`order by t.id` : sql`order by t.id desc`
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.id from ledger_transactions t ${where} ${order} limit ${PAGE + 1}`,
  )
  return rows.map(({ id }) => Number(id))
}

function conditionsOf({ account, bookingId, person, kind, from, to }: JournalQuery): SQL[] {
  const on = (accounts: SQL) => sql`t.id in (select e.transaction_id from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.code in (${accounts}))`
  const which: SQL[] = []
  if (account) which.push(on(sql`${account}`))
  if (bookingId !== null)
    which.push(on(accountsOfBookings(sql`b.id = ${bookingId} or b.adds_to_id = ${bookingId}`)))
  if (person !== null) {
    which.push(
      on(sql`${accountsOfBookings(sql`b.passenger_id = ${person}`)}
        union select 'voucher:' || v.id from vouchers v where v.owner_id = ${person} or v.buyer_id = ${person}
        union select 'checkout:' || v.checkout_id || ':paid' from vouchers v where v.buyer_id = ${person}
        union select 'checkout:' || v.checkout_id || ':reserved' from vouchers v where v.buyer_id = ${person}
        union select 'pilot:' || ${person}::int || ':payable'`),
    )
  }
  if (kind) which.push(sql`t.kind = ${kind}`)
  if (from) which.push(sql`t.at >= ${startOfDay(from, HOME_ZONE)}`)
  if (to) which.push(sql`t.at < ${startOfDay(addDays(to, 1), HOME_ZONE)}`)
  return which
}

function accountsOfBookings(which: SQL): SQL {
  return sql`select unnest(array['booking:' || b.id || ':share', 'booking:' || b.id || ':fee',
    'checkout:' || b.checkout_id || ':reserved', 'checkout:' || b.checkout_id || ':paid',
    'checkout:' || b.checkout_id || ':credit']) from bookings b where ${which}`
}

export interface KindBalance {
  kind: string
  label: string
  accounts: number
  cents: number
}

interface PurposeRow extends Record<string, unknown> {
  purpose: AccountPurpose
  provider: string | null
  accounts: number
  cents: string
}

/** What lies on all accounts of each kind; the sum of all is nothing, or the book is wrong. */
export async function listKindBalances(
  db: Db,
): Promise<{ kinds: KindBalance[]; totalCents: number }> {
  const { rows } = await db.execute<PurposeRow>(sql`
    select a.purpose, a.provider, count(*)::int as accounts, sum(s.cents) as cents
    from (select account_id, sum(amount_cents) as cents from ledger_entries group by account_id) s
    join ledger_accounts a on a.id = s.account_id
    group by a.purpose, a.provider
    order by min(coalesce(replace(a.code, ':' || a.subject_id, ':N'), a.code))`)
  const kinds = rows.map(({ purpose, provider, accounts, cents }) => ({
    kind: provider === null ? purpose : `${purpose} ${provider}`,
    label: formatPurpose({ purpose, provider }),
    accounts,
    cents: Number(cents),
  }))
  return { kinds, totalCents: kinds.reduce((sum, { cents }) => sum + cents, 0) }
}
