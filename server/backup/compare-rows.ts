import { Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { WITHOUT_TIMEOUTS } from "#platform/server/database-timeouts.ts"
import { PLAIN_TEXT } from "./catalog.ts"
import type { Manifest } from "./manifest.ts"
import { RowDigest } from "./row-digest.ts"

/** The tables of a database whose rows are not those of a backup, as the database itself gives them out. */
export async function differingTables(url: string, { tables }: Manifest): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    await client.query(WITHOUT_TIMEOUTS)
    await client.query(PLAIN_TEXT)
    const differing: string[] = []
    for (const { name, columns, rows, digest } of tables) {
      const found = new RowDigest()
      await pipeline(
        client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`)),
        (bytes) => found.through(bytes),
        nowhere(),
      )
      if (found.rows !== rows || found.toString() !== digest) differing.push(name)
    }
    return differing
  } finally {
    await client.end()
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
