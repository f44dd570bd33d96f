import { pipeline } from "node:stream/promises"
import { createZstdDecompress } from "node:zlib"
import type pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { WITHOUT_TIMEOUTS } from "#platform/server/database-timeouts.ts"
import { listMonthsOfEvents, PLAIN_TEXT } from "./catalog.ts"
import type { Manifest, TableEntry, Vault } from "./manifest.ts"
import { markLoaded } from "./restore-progress.ts"
import { RowDigest } from "./row-digest.ts"
import { openStream } from "./sealed-stream.ts"
import { readParts } from "./stream-parts.ts"

interface Loading {
  manifest: Manifest
  vault: Vault
  /** So many numbers are left out behind the last one that was given. */
  skippedNumbers: number
}

/**
 * Loads every row in one transaction, by the role that owns the tables and needs no more than that. Keys between tables
 * are taken away before and made anew afterwards, which checks each of them; triggers are silent, since what they
 * would write is among the rows.
 */
export async function loadRows(client: pg.Client, loading: Loading): Promise<void> {
  const { manifest } = loading
  await client.query("begin")
  await client.query(WITHOUT_TIMEOUTS)
  await client.query(PLAIN_TEXT)
  await makeMonths(client, manifest)
  const keys = await takeKeysAway(client, manifest.tables)
  const triggered = await tablesWithTriggers(client)
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(", ")}`)
  for (const table of manifest.tables) await loadTable(client, table, loading)
  for (const statement of keys) await client.query(statement)
  for (const table of triggered) await client.query(`alter table ${table} enable trigger user`)
  await setSequences(client, loading)
  await markLoaded(client)
  await client.query("commit")
  // or the first searches would be planned for empty tables
  await client.query("analyze")
}

/** Those of the backup in place of those that begin with today. */
async function makeMonths(client: pg.Client, { monthsOfEvents }: Manifest): Promise<void> {
  if (monthsOfEvents.length === 0) return
  for (const { name } of await listMonthsOfEvents(client)) await client.query(`drop table ${name}`)
  for (const { name, bound } of monthsOfEvents) {
    await client.query("select make_part_of_events($1)", [name])
    await client.query(`alter table events attach partition ${name} ${bound}`)
  }
}

/** @returns the statements that bring them back */
async function takeKeysAway(client: pg.Client, tables: readonly TableEntry[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conparentid = 0
      and (conrelid = any($1::text[]::regclass[]) or confrelid = any($1::text[]::regclass[]))`,
    [tables.map(({ name }) => name)],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ add }) => add)
}

async function tablesWithTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; is_usual: boolean }>(
    `select t.tgrelid::regclass::text as name, bool_and(t.tgenabled = 'O') as is_usual
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    group by 1`,
  )
  const unusual = rows.filter(({ is_usual }) => !is_usual)
  if (unusual.length > 0) {
    throw new Error(
      `triggers of ${unusual.map(({ name }) => name)} are switched off by their migration`,
    )
  }
  return rows.map(({ name }) => name)
}

async function loadTable(client: pg.Client, table: TableEntry, { manifest, vault }: Loading) {
  const place = `${manifest.id}/tables/${table.name}`
  const digest = new RowDigest()
  await pipeline(
    readParts(vault.disk, place, table.parts),
    (bytes) => openStream(bytes, vault.key, place),
    createZstdDecompress(),
    (rows) => digest.through(rows),
    client.query(copyFrom(`copy ${table.name} (${table.columns}) from stdin`)),
  )
  if (digest.rows !== table.rows || digest.toString() !== table.digest) {
    throw new Error(
      `Die Zeilen von ${table.name} sind nicht die gesicherten (the rows of this table differ).`,
    )
  }
}

async function setSequences(client: pg.Client, { manifest, skippedNumbers }: Loading) {
  for (const { name, value } of manifest.sequences) {
    if (value !== null) {
      await client.query("select setval($1::regclass, $2)", [name, value + skippedNumbers])
    } else if (skippedNumbers > 0) {
      await client.query("select setval($1::regclass, $2)", [name, skippedNumbers])
    }
  }
}
