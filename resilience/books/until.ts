import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { untilAnswered, waitUntil } from "../wait.ts"

/** What the books say of one matter, however often one asks. */
export interface Book<Stand> {
  /** What it is about, for findings. */
  name: string
  /** The checkouts whose money it is, as SQL. */
  checkouts: string
  read(db: Db): Promise<Stand>
}

/** A book that `stand` reads, as SQL with one row. */
export function bookOf<Stand extends object>(
  name: string,
  { checkouts, state }: { checkouts: string; state: string },
): Book<Stand> {
  return {
    name,
    checkouts,
    async read(db) {
      const { rows } = await db.execute(sql.raw(state))
      const [found] = rows
      if (!found) throw new Error(`there is no ${name}`)
      return found as Stand
    },
  }
}

/** SQL: what an account owes. */
export const balance = (code: string) => `coalesce((select -sum(e.amount_cents)::int
  from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = ${code}), 0)`

/** Waits until a book says what it must, or tells what it says instead. */
export async function until<Stand extends object>(
  db: Db,
  book: Book<Stand>,
  expected: Partial<Stand>,
): Promise<string[]> {
  const differs = async () => {
    const state = await book.read(db)
    const wanted = Object.entries(expected) as [keyof Stand & string, unknown][]
    return wanted
      .filter(([name, value]) => state[name] !== value)
      .map(([name, value]) => `${book.name}: ${name} is ${state[name]}, not ${value}`)
  }
  const isSo = () => untilAnswered(differs).then(({ length }) => length === 0)
  await waitUntil(book.name, isSo).catch(() => undefined)
  // what comes a second time comes a little later
  await catchUp(db, book)
  return untilAnswered(differs)
}

/** Waits until no job about the money of some checkouts is left. */
async function catchUp(db: Db, { name, checkouts }: Book<unknown>): Promise<void> {
  const payments = `select id from payments where checkout_id in (${checkouts})`
  const bookings = `select id from bookings where checkout_id in (${checkouts})`
  const transfers = `from transfers where booking_id in (${bookings})`
  const waiting = sql.raw(`select 1 from pgboss.job j where j.state < 'completed' and (
    (j.name = 'settle-authorisations' and (j.data ->> 'paymentId')::int in (${payments}))
    or (j.name = 'call-for-refunds' and (j.data ->> 'refundId')::int in (
      select id from refunds where payment_id in (${payments})))
    or (j.name = 'pay-out' and (j.data ->> 'bookingId')::int in (${bookings}))
    or (j.name = 'call-for-transfers' and (j.data ->> 'transferId')::int in (select id ${transfers}))
    or (j.name = 'trial-webhooks' and (
      j.data ->> 'providerRef' in (select provider_ref from payments where id in (${payments}))
      or split_part(j.data ->> 'idempotencyKey', '/', 1) in (select ref ${transfers}))))`)
  await waitUntil(`the jobs of ${name}`, async () => {
    const { rows } = await untilAnswered(() => db.execute(waiting))
    return rows.length === 0
  })
}
