import { type SQL, sql } from "drizzle-orm"
import { accountInWords } from "#features/ledger/account-words.ts"
import { type BookedMove, listMovesNumbered } from "#features/ledger/server/list-moves.ts"
import { addDays, startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { JournalMove, JournalWish } from "../journal.ts"

const PAGE = 30

interface JournalPage {
  moves: JournalMove[]
  /** The numbers to turn from; null where the book ends. */
  older: number | null
  newer: number | null
}

/** Thirty moves of the book; each filter has its index. */
export async function listJournal(db: Db, wish: JournalWish): Promise<JournalPage> {
  const isNewer = wish.turn?.to === "newer"
  const found = await readIds(db, wish, isNewer)
  const hasMore = found.length > PAGE
  const ids = found.slice(0, PAGE)
  const moves = (await listMovesNumbered(db, ids)).reverse()
  const [first, last] = [moves[0], moves.at(-1)]
  return {
    moves: moves.map(journalMove),
    older: last && (hasMore || isNewer) ? last.id : null,
    newer: first && (isNewer ? hasMore : wish.turn !== null) ? first.id : null,
  }
}

export function journalMove({ at, ...move }: BookedMove): JournalMove {
  return { ...move, at: at.toISOString() }
}

async function readIds(db: Db, wish: JournalWish, isNewer: boolean): Promise<number[]> {
  const { turn } = wish
  const which = [
    ...conditionsOf(wish),
    ...(turn ? [isNewer ? sql`t.id > ${turn.id}` : sql`t.id < ${turn.id}`] : []),
  ]
  const where = which.length > 0 ? sql`where ${sql.join(which, sql` and `)}` : sql``
  const order = isNewer ? sql`order by t.id` : sql`order by t.id desc`
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.id from ledger_transactions t ${where} ${order} limit ${PAGE + 1}`,
  )
  return rows.map(({ id }) => Number(id))
}

function conditionsOf({ konto, buchung, person, art, von, bis }: JournalWish): SQL[] {
  const on = (accounts: SQL) => sql`t.id in (select e.transaction_id from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.code in (${accounts}))`
  const which: SQL[] = []
  if (konto) which.push(on(sql`${konto}`))
  if (buchung !== null)
    which.push(on(accountsOfBookings(sql`b.id = ${buchung} or b.adds_to_id = ${buchung}`)))
  if (person !== null) {
    which.push(
      on(sql`${accountsOfBookings(sql`b.passenger_id = ${person}`)}
        union select 'voucher:' || v.id from vouchers v where v.owner_id = ${person} or v.buyer_id = ${person}
        union select 'checkout:' || v.checkout_id || ':paid' from vouchers v where v.buyer_id = ${person}
        union select 'checkout:' || v.checkout_id || ':reserved' from vouchers v where v.buyer_id = ${person}
        union select 'pilot:' || ${person}::int || ':payable'`),
    )
  }
  if (art) which.push(sql`t.kind = ${art}`)
  if (von) which.push(sql`t.at >= ${startOfDay(von, HOME_ZONE)}`)
  if (bis) which.push(sql`t.at < ${startOfDay(addDays(bis, 1), HOME_ZONE)}`)
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

/** What lies on all accounts of each kind; the sum of all is nothing, or the book is wrong. */
export async function listKindBalances(
  db: Db,
): Promise<{ kinds: KindBalance[]; totalCents: number }> {
  const { rows } = await db.execute<{ kind: string; accounts: number; cents: string }>(sql`
    select regexp_replace(a.code, ':[0-9]+', ':N') as kind, count(*)::int as accounts, sum(s.cents) as cents
    from (select account_id, sum(amount_cents) as cents from ledger_entries group by account_id) s
    join ledger_accounts a on a.id = s.account_id
    group by 1 order by 1`)
  const kinds = rows.map(({ kind, accounts, cents }) => ({
    kind,
    label: accountInWords(kind),
    accounts,
    cents: Number(cents),
  }))
  return { kinds, totalCents: kinds.reduce((sum, { cents }) => sum + cents, 0) }
}
