import pg from "pg"

/*
 * While a database is being restored it has a schema of that name, which goes as the last thing of all: so a server is
 * not opened on half of one, and a restore that was broken off is known from a database that somebody uses.
 */

interface Progress {
  backup: string
  isLoaded: boolean
}

/** Undefined where nothing is being restored. */
export async function readProgress(client: pg.Client): Promise<Progress | undefined> {
  const { rows: schemas } = await client.query("select from pg_namespace where nspname = 'restore'")
  if (schemas.length === 0) return undefined
  const { rows } = await client.query<Progress>(
    `select backup, loaded_at is not null as "isLoaded" from restore.progress`,
  )
  return rows[0]
}

/** Whether there is nothing of anybody in a database. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`,
  )
  return rows.length > 0
}

export async function beginProgress(client: pg.Client, backup: string): Promise<void> {
  await client.query("begin")
  await client.query("create schema restore")
  await client.query("create table restore.progress (backup text not null, loaded_at timestamptz)")
  await client.query("insert into restore.progress (backup) values ($1)", [backup])
  await client.query("commit")
}

/** In the transaction that loads the rows: either is there with the other. */
export async function markLoaded(client: pg.Client): Promise<void> {
  await client.query("update restore.progress set loaded_at = now()")
}

export async function endProgress(client: pg.Client): Promise<void> {
  await client.query("drop schema restore cascade")
}

/** Throws where a restore has yet to come to its end. */
export async function refuseHalfRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query("select from pg_namespace where nspname = 'restore'")
    if (rows.length > 0) {
      throw new Error(
        "Diese Datenbank wird gerade wiederhergestellt (a restore has not come to its end): npm run restore führt ihn fort.",
      )
    }
  } finally {
    await client.end()
  }
}
