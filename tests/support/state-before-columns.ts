import { readFile } from "node:fs/promises"
import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

/*
 * The database as the version before 0036-state-in-columns.sql left it: the same rows without the
 * columns and tables that it adds.
 */

const ADDED = `
  drop trigger bridge_mails on mails;
  drop trigger bridge_transfers on transfers;
  drop trigger bridge_ledger_transactions on ledger_transactions;
  drop trigger bridge_ledger_accounts on ledger_accounts;
  drop function bridge_mail, bridge_transfer, bridge_ledger_transaction, bridge_ledger_account,
    parts_of_business_key, parts_of_account_code;
  drop table booking_refunds, seats_given_up;
  alter table mails drop column kind, drop column event_id;
  alter table transfers drop column booking_id;
  alter table ledger_transactions drop column subject, drop column subject_id, drop column refund_key;
  alter table ledger_accounts drop column purpose, drop column provider, drop column subject_id;
`

/** The contents of the columns, table by table. */
async function stateInColumns(db: Db): Promise<Record<string, unknown[]>> {
  const tables = {
    accounts: sql`select code, purpose, provider, subject_id from ledger_accounts order by code`,
    moves: sql`select business_key, subject, subject_id, refund_key from ledger_transactions order by id`,
    transfers: sql`select key, booking_id from transfers order by id`,
    mails: sql`select key, kind, event_id from mails order by number`,
    refunds: sql`select * from booking_refunds order by event_id`,
    seats: sql`select event_id, booking_id, positions, late_seats, kept_share_cents, kept_fee_cents, is_collected,
      waived_at is not null as is_waived from seats_given_up order by event_id`,
  }
  const state: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(tables)) state[name] = (await db.execute(query)).rows
  return state
}

class Undo extends Error {}

/**
 * What the commands have written into the columns, and what the migration makes of the same rows when
 * they come from the version before. The database stays as it is.
 */
export async function backfilled(owner: Db) {
  const then = await readFile("db/migrations/0036-state-in-columns.sql", "utf8")
  const migration = then
    // its constraints list the purposes that there were: 0040-vat-of-prepayments.sql has added one
    .replaceAll("'booking_fee',", "'booking_fee', 'booking_vat',")
    // and it reads the keys that there were: those of goodwill came with 0087-goodwill.sql
    .replace(
      "split_part(business_key, '/', 1),",
      "case split_part(business_key, '/', 1) when 'goodwill' then 'booking' else split_part(business_key, '/', 1) end,",
    )
    .replace(
      "when 'transfer' then (select t.id",
      "when 'goodwill' then (select g.booking_id from goodwills g where g.id = split_part(business_key, '/', 2)::integer) when 'transfer' then (select t.id",
    )
  const written = await stateInColumns(owner)
  let migrated: typeof written = {}
  const undone = owner.transaction(async (tx) => {
    await tx.execute(sql.raw(ADDED))
    await tx.execute(sql.raw(migration))
    migrated = await stateInColumns(tx as Db)
    throw new Undo()
  })
  await undone.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
  return { written, migrated }
}
