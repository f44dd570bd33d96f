import { sql } from "drizzle-orm"
import type { AccountPurpose, MoveKind } from "#features/ledger/ledger.ts"
import type { Db } from "#platform/server/db.ts"
import type { LedgerMonth } from "../control-lines.ts"
import type { KindSum, PurposeSum } from "../ledger-sums.ts"
import { boundsOf } from "../month.ts"

interface PurposeRow extends Record<string, unknown> {
  purpose: AccountPurpose
  provider: string | null
  opening: number
  debit: number
  credit: number
}

interface KindRow extends Record<string, unknown> {
  kind: MoveKind
  purpose: AccountPurpose
  is_of_order: boolean
  cents: number
}

/** What the ledger says about a month, added up by the database. */
export async function readLedgerMonth(db: Db, month: string): Promise<LedgerMonth> {
  return { purposes: await sumPurposes(db, month), kinds: await sumKinds(db, month) }
}

async function sumPurposes(db: Db, month: string): Promise<PurposeSum[]> {
  const { from, to } = boundsOf(month)
  const { rows } = await db.execute<PurposeRow>(sql`
    select a.purpose, a.provider,
      coalesce(sum(e.amount_cents) filter (where t.at < ${from}), 0) as opening,
      coalesce(sum(e.amount_cents) filter (where t.at >= ${from} and e.amount_cents > 0), 0) as debit,
      coalesce(-sum(e.amount_cents) filter (where t.at >= ${from} and e.amount_cents < 0), 0) as credit
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where t.at < ${to}
    group by a.purpose, a.provider order by a.purpose, a.provider`)
  return rows.map(({ purpose, provider, opening, debit, credit }) => ({
    purpose,
    provider,
    openingCents: Number(opening),
    debitCents: Number(debit),
    creditCents: Number(credit),
  }))
}

async function sumKinds(db: Db, month: string): Promise<KindSum[]> {
  const { from, to } = boundsOf(month)
  const { rows } = await db.execute<KindRow>(sql`
    with lines as (
      select t.kind, a.purpose, e.amount_cents,
        bool_or(a.purpose = 'checkout_paid') over (partition by t.id) as is_of_order
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.at >= ${from} and t.at < ${to}
    )
    select kind, purpose, is_of_order, sum(amount_cents) as cents from lines
    group by kind, purpose, is_of_order`)
  return rows.map(({ is_of_order: isOfOrder, cents, ...sum }) => ({
    ...sum,
    isOfOrder,
    cents: Number(cents),
  }))
}
