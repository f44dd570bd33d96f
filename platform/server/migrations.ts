import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import pg from "pg"
import { WITHOUT_TIMEOUTS } from "#platform/server/database-timeouts.ts"
import { grantAccess } from "#platform/server/grant-access.ts"

// any constant: two processes that start at once must not migrate at once
const MIGRATION_LOCK = 5_102_114

export interface Migration {
  name: string
  hash: string
  sql: string
}

/** The migrations of `folder` in their order. Their text never changes once it has been applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, "utf8")
      return { name, sql: text, hash: createHash("sha256").update(text).digest("hex") }
    }),
  )
}

/**
 * Applies what is missing, each file in one transaction, under a lock. Refuses a database whose
 * history differs from the files: a changed file, a gap, or a newer database. What a file makes,
 * `serverRole` may use from the same moment on, since a trigger may write into it at once.
 * @returns the names of the migrations that were applied now
 */
export async function migrate(
  ownerUrl: string,
  migrations: readonly Migration[],
  serverRole?: string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const applied: string[] = []
    for (;;) {
      const migration = await applyNext(client, migrations, serverRole)
      if (!migration) return applied
      applied.push(migration.name)
    }
  } finally {
    await client.end()
  }
}

/**
 * The lock belongs to the transaction, because behind a pooler a session may go on with another
 * connection. Whatever fails is rolled back when the connection ends.
 */
async function applyNext(
  client: pg.Client,
  migrations: readonly Migration[],
  serverRole: string | undefined,
): Promise<Migration | undefined> {
  await client.query("begin")
  await client.query(WITHOUT_TIMEOUTS)
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK])
  await client.query(
    "create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)",
  )
  const applied = await readApplied(client)
  refuseOtherHistory(applied, migrations)
  const next = migrations[applied.length]
  if (next) await apply(client, next)
  if (serverRole) await grantAccess(client, serverRole)
  await client.query("commit")
  return next
}

type Applied = Pick<Migration, "name" | "hash">

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    "select name, hash from schema_migrations order by name",
  )
  return rows
}

const INSUFFICIENT_PRIVILEGE = "42501"
const UNDEFINED_TABLE = "42P01"
const REMEDY =
  "Run `npm run db:migrate` with MIGRATION_DATABASE_URL, the address of the role that owns the tables."

/** For a role that may not migrate: throws where somebody else has yet to do it. */
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
    if (missing.length > 0) throw new Error(`The database misses ${missing.join(", ")}. ${REMEDY}`)
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === UNDEFINED_TABLE) throw new Error(`The database is empty. ${REMEDY}`)
    if (code === INSUFFICIENT_PRIVILEGE) {
      throw new Error(`The server's role may not read the tables yet. ${REMEDY}`)
    }
    throw error
  } finally {
    await client.end()
  }
}

function refuseOtherHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  for (const [index, row] of applied.entries()) {
    const file = migrations[index]
    if (!file) throw new Error(`The database knows ${row.name}, these files do not: it is newer.`)
    if (file.name !== row.name) {
      throw new Error(`Migration ${file.name} stands before ${row.name}, which is already applied.`)
    }
    if (file.hash !== row.hash) throw new Error(`Migration ${row.name} was changed after it ran.`)
  }
}

async function apply(client: pg.Client, migration: Migration) {
  try {
    await client.query(migration.sql)
    await client.query(
      "insert into schema_migrations (name, hash, applied_at) values ($1, $2, clock_timestamp())",
      [migration.name, migration.hash],
    )
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}
