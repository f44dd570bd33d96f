import { sql } from "drizzle-orm"
import type { Disk } from "flydrive"
import pg from "pg"
import { endEverySession } from "#features/auth/core/server/end-sessions.ts"
import type { Db } from "#platform/server/db.ts"
import { listErasures, type Replayed, replayErasures } from "./erasures.ts"
import { endProgress } from "./restore-progress.ts"

interface Restored {
  db: Db
  ownerUrl: string
  backups: Disk
  takenAt: Date
}

/**
 * What has to be done to a database of some time ago before anybody comes in: jobs that were being worked on are waiting
 * again, nobody is signed in (also who has signed out since), and who has left since has left. Safe to repeat.
 */
export async function openRestored({
  db,
  ownerUrl,
  backups,
  takenAt,
}: Restored): Promise<Replayed> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  )
  await endEverySession(db)
  const replayed = await replayErasures(db, await listErasures(backups, takenAt))
  const client = new pg.Client({ connectionString: ownerUrl })
  try {
    await client.connect()
    await endProgress(client)
  } finally {
    await client.end()
  }
  return replayed
}
