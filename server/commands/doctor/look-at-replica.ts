import pg from "pg"
import { seconds } from "#platform/duration.ts"
import { bad, type Finding, ok, warn } from "./finding.ts"

const WHAT = "replica"

/** Whether the server at `url` follows the database, and how much of what it has got it has not replayed yet. */
export async function lookAtReplica(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(5) })
  await client.connect()
  try {
    const { rows } = await client.query<{ follows: boolean; behind: number | null }>(
      `select pg_is_in_recovery() as follows,
        pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) as behind`,
    )
    const [row] = rows
    if (!row?.follows) {
      return [bad(WHAT, "it follows nobody: REPLICA_DATABASE_URL must lead to a hot standby")]
    }
    if (row.behind === null)
      return [warn(WHAT, "it follows from files, not by streaming: too late")]
    return [ok(WHAT, `follows by streaming, ${row.behind} bytes are not replayed yet`)]
  } finally {
    await client.end()
  }
}
