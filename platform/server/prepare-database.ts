import pg from "pg"
import { minutes } from "#platform/duration.ts"
import { migrateJobs } from "#platform/server/jobs.ts"
import {
  awaitMigrated,
  migrate,
  readMigrations,
  requireMigrated,
} from "#platform/server/migrations.ts"

/** From where the process runs. */
export const MIGRATIONS_FOLDER = "db/migrations"

/**
 * Makes the tables what this version needs, by the role that owns them, and lets the server's role use
 * them. Both addresses may be the same: then the server owns its tables.
 * @returns the names of the migrations that were applied now
 */
export async function prepareDatabase(ownerUrl: string, url: string): Promise<string[]> {
  await migrateJobs(ownerUrl)
  const migrations = await readMigrations(MIGRATIONS_FOLDER)
  return migrate(ownerUrl, migrations, ownerUrl === url ? undefined : await roleOf(url))
}

/** Throws where `prepareDatabase` has yet to run, for a server that may not do so itself. */
export async function requirePrepared(url: string): Promise<void> {
  await requireMigrated(url, await readMigrations(MIGRATIONS_FOLDER))
}

/** As long as a start waits for its database. */
const PATIENCE_MS = minutes(5)

/** The same, for a server that starts while `npm run db:migrate` runs, or just before. */
export async function awaitPrepared(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  await awaitMigrated(url, await readMigrations(MIGRATIONS_FOLDER), patienceMs)
}

/** Whether the role of `url` owns our tables, or would in a database that is still empty. */
export async function ownsTables(url: string): Promise<boolean> {
  const [row] = await ask<{ is_owner: boolean }>(
    url,
    `select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('schema_migrations')),
      has_database_privilege(current_database(), 'create')) as is_owner`,
  )
  return row?.is_owner ?? false
}

async function roleOf(url: string): Promise<string> {
  const [row] = await ask<{ role: string; is_superuser: boolean }>(
    url,
    "select rolname as role, rolsuper as is_superuser from pg_roles where rolname = current_user",
  )
  if (!row || row.is_superuser) {
    throw new Error("DATABASE_URL names a superuser: the server needs a role that owns nothing.")
  }
  return row.role
}

async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}
