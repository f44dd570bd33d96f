import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { minutes, seconds } from "#platform/duration.ts"
import { WITHOUT_TIMEOUTS } from "#platform/server/database-timeouts.ts"
import { grantAccess } from "#platform/server/grant-access.ts"
import { log } from "#platform/server/log.ts"
import { runConcurrently } from "./migrations/concurrent-index.ts"
import { type Declaration, parseDeclaration } from "./migrations/declaration.ts"

// any constant: two processes that start at once must not migrate at once
const MIGRATION_LOCK = 5_102_114

export interface Migration extends Declaration {
  name: string
  hash: string
  sql: string
}

interface Patience {
  /** So long a migration waits for a lock, while everybody else waits behind it. */
  lockMs: number
  /** Between two tries, twice as long each time. */
  firstPauseMs: number
  longestPauseMs: number
  /** So long it is tried. */
  patienceMs: number
}

const PATIENCE: Patience = {
  lockMs: seconds(2),
  firstPauseMs: seconds(1),
  longestPauseMs: seconds(30),
  patienceMs: minutes(15),
}

/** Until the next look whether another process has migrated. */
const LOOK_EVERY_MS = 500

/** lock_not_available and deadlock_detected: the same will go later. */
const PASSING = new Set(["55P03", "40P01"])

/** The migrations of `folder` in their order. Their text never changes once it has been applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, "utf8")
      const hash = createHash("sha256").update(text).digest("hex")
      return { name, sql: text, hash, ...parseDeclaration(text) }
    }),
  )
}

/**
 * Applies what is missing, each file in one transaction, under a lock; an index that is made concurrently outside of it. None waits
 * long for a table: it is tried again instead. Refuses a database whose history differs from the files: a changed file, a
 * gap, or a newer database that does not tolerate us. What a file makes, `serverRole` may use from the same moment on, since a
 * trigger may write into it at once.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(
  ownerUrl: string,
  migrations: readonly Migration[],
  serverRole?: string,
  patience: Partial<Patience> = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const applied: string[] = []
    for (;;) {
      const migration = await applyPatiently(client, { ...PATIENCE, ...patience }, (lockMs) =>
        applyNext(client, { ownerUrl, migrations, serverRole, lockMs }),
      )
      if (!migration) return applied
      applied.push(migration.name)
    }
  } finally {
    await client.end()
  }
}

/** Tries again what only a lock was in the way of: nobody is to wait behind us for as long as somebody else needs. */
async function applyPatiently<T>(
  client: pg.Client,
  { lockMs, firstPauseMs, longestPauseMs, patienceMs }: Patience,
  work: (lockMs: number) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work(lockMs)
    } catch (error) {
      // where the connection has ended, there is nothing to undo
      await client.query("rollback").catch(() => undefined)
      if (!isPassing(error) || performance.now() + pauseMs > deadline) throw error
      log.warn({ err: String(error) }, "a migration did not get its lock, and is tried again")
      await pause(pauseMs)
    }
  }
}

function isPassing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof pg.DatabaseError && PASSING.has(cause.code ?? "")
}

interface Step {
  ownerUrl: string
  migrations: readonly Migration[]
  serverRole: string | undefined
  lockMs: number
}

/**
 * The lock belongs to the transaction, because behind a pooler a session may go on with another
 * connection. Whatever fails is rolled back.
 */
async function applyNext(
  client: pg.Client,
  { ownerUrl, migrations, serverRole, lockMs }: Step,
): Promise<Migration | undefined> {
  await beginAlone(client)
  await client.query("select set_config('lock_timeout', $1, true)", [String(lockMs)])
  await makeList(client)
  const applied = await readApplied(client)
  refuseOtherHistory(applied, migrations)
  const next = migrations[applied.length]
  if (next) await apply(client, ownerUrl, next)
  if (serverRole) await grantAccess(client, serverRole)
  await client.query("commit")
  return next
}

async function makeList(client: pg.Client): Promise<void> {
  await client.query(
    "create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)",
  )
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'tolerated_from'",
  )
  // only where it is missing: even `if not exists` locks everybody out who reads the list
  if (rowCount === 0) await client.query("alter table schema_migrations add tolerated_from text")
}

/** Looks instead of waiting: who waits in a statement keeps an index from being made concurrently. */
async function beginAlone(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query("begin")
    await client.query(WITHOUT_TIMEOUTS)
    const { rows } = await client.query<{ is_ours: boolean }>(
      "select pg_try_advisory_xact_lock($1) as is_ours",
      [MIGRATION_LOCK],
    )
    if (rows[0]?.is_ours) return
    await client.query("rollback")
    await pause(LOOK_EVERY_MS)
  }
}

type Applied = Pick<Migration, "name" | "hash"> & { toleratedFrom: string | null }

async function readApplied(client: pg.Client): Promise<Applied[]> {
  // a database of before does not have the column
  const { rows } = await client.query<Applied>(
    `select name, hash, to_jsonb(m) ->> 'tolerated_from' as "toleratedFrom" from schema_migrations m order by name`,
  )
  return rows
}

const INSUFFICIENT_PRIVILEGE = "42501"
const UNDEFINED_TABLE = "42P01"
const REMEDY =
  "Run `npm run db:migrate` with MIGRATION_DATABASE_URL, the address of the role that owns the tables."

/** Somebody else has yet to migrate. */
export class NotMigrated extends Error {}

/** For a process that does not migrate: throws where somebody else has yet to do it. */
export async function requireMigrated(
  url: string,
  migrations: readonly Migration[],
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const applied = await readApplied(client)
    refuseOtherHistory(applied, migrations)
    const missing = migrations.slice(applied.length).map(({ name }) => name)
    if (missing.length > 0)
      throw new NotMigrated(`The database misses ${missing.join(", ")}. ${REMEDY}`)
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === UNDEFINED_TABLE) throw new NotMigrated(`The database is empty. ${REMEDY}`)
    if (code === INSUFFICIENT_PRIVILEGE) {
      throw new NotMigrated(`The server's role may not read the tables yet. ${REMEDY}`)
    }
    throw error
  } finally {
    await client.end()
  }
}

/** The same, for a process that starts while somebody else migrates. */
export async function awaitMigrated(
  url: string,
  migrations: readonly Migration[],
  patienceMs: number,
): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await requireMigrated(url, migrations)
    } catch (error) {
      if (!(error instanceof NotMigrated) || performance.now() > deadline) throw error
      if (isFirst) log.warn({ why: error.message }, "waits for npm run db:migrate")
      await pause(LOOK_EVERY_MS)
    }
  }
}

function refuseOtherHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  const newest = migrations.at(-1)?.name ?? ""
  for (const [index, row] of applied.entries()) {
    const file = migrations[index]
    if (!file) {
      if (row.toleratedFrom !== null && newest >= row.toleratedFrom) continue
      throw new Error(
        `The database knows ${row.name}, these files do not: it is newer, and takes away what this version needs. Run a version that has it.`,
      )
    }
    if (file.name !== row.name) {
      throw new Error(`Migration ${file.name} stands before ${row.name}, which is already applied.`)
    }
    if (file.hash !== row.hash) throw new Error(`Migration ${row.name} was changed after it ran.`)
  }
}

async function apply(client: pg.Client, ownerUrl: string, migration: Migration) {
  try {
    if (migration.isConcurrent) await runConcurrently(ownerUrl, migration.sql)
    else await client.query(migration.sql)
    await client.query(
      "insert into schema_migrations (name, hash, applied_at, tolerated_from) values ($1, $2, clock_timestamp(), $3)",
      [migration.name, migration.hash, migration.toleratedFrom ?? null],
    )
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}
