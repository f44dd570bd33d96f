import { randomUUID } from "node:crypto"
import { once } from "node:events"
import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { NotMigrated } from "#platform/server/migrations.ts"
import { directUrl } from "#platform/server/postgres/direct-url.ts"
import { undurableSettings } from "#platform/server/postgres/durability.ts"
import { ownsTables, requirePrepared } from "#platform/server/prepare-database.ts"
import { bad, type Finding, ok, warn } from "./finding.ts"

const OLDEST_MAJOR = 15
/** Deadlines and holds are counted by the processes' clocks, rows by that of the database. */
const MAX_CLOCK_DIFFERENCE_MS = seconds(2)

/**
 * Version, primary, durability, encoding, connections, clock, role, migrations and notifications of the database at `url`, of
 * which a process opens `ofProcess` connections at most.
 */
export async function lookAtDatabase(url: string, ofProcess: number): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(5) })
  await client.connect()
  try {
    return [
      ...(await lookAtSettings(client, ofProcess)),
      await lookAtClock(client),
      await lookAtRole(client, url),
      await lookAtMigrations(url),
      await lookAtNotifications(client, directUrl(url)),
    ]
  } finally {
    await client.end()
  }
}

async function lookAtSettings(client: pg.Client, ofProcess: number): Promise<Finding[]> {
  const names = [
    "server_version_num",
    "server_encoding",
    "max_connections",
    "transaction_read_only",
  ]
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1)",
    [names],
  )
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]))
  const major = Math.floor(Number(settings.get("server_version_num")) / 10_000)
  const connections = Number(settings.get("max_connections"))
  const encoding = settings.get("server_encoding")
  const undurable = await undurableSettings(client)
  return [
    major >= OLDEST_MAJOR
      ? ok("database version", `PostgreSQL ${major}`)
      : bad("database version", `PostgreSQL ${major}: ${OLDEST_MAJOR} or newer is needed`),
    encoding === "UTF8"
      ? ok("database encoding", encoding)
      : bad("database encoding", `${encoding}: names and places need UTF8`),
    settings.get("transaction_read_only") === "off"
      ? ok("database takes writes", "a primary")
      : bad("database takes writes", "it is read-only: DATABASE_URL must lead to the primary"),
    undurable.length === 0
      ? ok("database keeps what it acknowledges", "fsync, full_page_writes, synchronous_commit")
      : bad(
          "database keeps what it acknowledges",
          `${undurable.join(", ")}: a crash can lose money`,
        ),
    connections >= 2 * ofProcess
      ? ok(
          "database connections",
          `${connections}, for ${Math.floor(connections / ofProcess)} processes such as this one at most`,
        )
      : warn(
          "database connections",
          `${connections}: a process such as this one uses up to ${ofProcess}, and while one takes another's place there are two`,
        ),
  ]
}

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await client.query<{ at: Date }>("select clock_timestamp() as at")
  const answered = Date.now()
  const at = rows[0]?.at.getTime() ?? 0
  // it was read at some moment in between
  const difference = Math.max(asked - at, at - answered, 0)
  return difference <= MAX_CLOCK_DIFFERENCE_MS
    ? ok("clock", `${difference} ms beside the database's`)
    : bad("clock", `${difference} ms beside the database's: set both by NTP`)
}

async function lookAtRole(client: pg.Client, url: string): Promise<Finding> {
  const { rows } = await client.query<{ is_superuser: boolean; role: string }>(
    "select rolsuper as is_superuser, rolname as role from pg_roles where rolname = current_user",
  )
  const [row] = rows
  if (row?.is_superuser)
    return bad("database role", `${row.role} is a superuser: the README says how to give it less`)
  return (await ownsTables(url))
    ? warn("database role", `${row?.role} owns its tables: the README says how to give it less`)
    : ok("database role", `${row?.role} owns nothing`)
}

async function lookAtMigrations(url: string): Promise<Finding> {
  return requirePrepared(url).then(
    () => ok("migrations", "all that this build needs"),
    (error: Error) =>
      error instanceof NotMigrated
        ? warn("migrations", error.message)
        : bad("migrations", error.message),
  )
}

/** Across both addresses: that they lead to one database, and that a connection of the direct one stays its own. */
async function lookAtNotifications(client: pg.Client, direct: string): Promise<Finding> {
  const what = "notifications"
  const channel = `doctor_${randomUUID().replaceAll("-", "")}`
  const listener = new pg.Client({
    connectionString: direct,
    connectionTimeoutMillis: seconds(5),
  })
  await listener.connect()
  try {
    const heard = once(listener, "notification", { signal: AbortSignal.timeout(seconds(2)) })
    await listener.query(`listen ${channel}`)
    await client.query("select pg_notify($1, '')", [channel])
    return await heard.then(
      () => ok(what, "are heard"),
      () =>
        bad(
          what,
          "are not heard: behind a pooler DATABASE_DIRECT_URL must lead past it, to the same database",
        ),
    )
  } finally {
    await listener.end()
  }
}
