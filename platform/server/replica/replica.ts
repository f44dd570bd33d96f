import { seconds } from "#platform/duration.ts"
import type { Database, Db } from "#platform/server/db.ts"
import { openReplica, replicaFirst } from "./replica-first.ts"
import { watchReplica } from "./watch-replica.ts"

/** By how much the clocks of two machines may differ, of which one took a write and the other reads. */
const CLOCKS_DIFFER_MS = seconds(1)

export interface Replica {
  /** Whether there is one. */
  mayLag: boolean
  /**
   * What may be a moment old: of the replica while it is close behind, else of the primary. `wroteAt`: when whoever
   * reads last wrote something, which they have to see.
   */
  readsOf(wroteAt: Date | undefined): Db
  close(): Promise<void>
}

/** Where all reads go to the primary. */
export function withoutReplica(db: Db): Replica {
  return { mayLag: false, readsOf: () => db, close: async () => {} }
}

/** Reads of `primary` from the replica at `url`. */
export function connectReplica(primary: Database, url: string, { max }: { max: number }): Replica {
  const pool = openReplica(url, { max })
  const watch = watchReplica(primary.pool, pool)
  const db = replicaFirst(primary.pool, pool)
  return {
    mayLag: true,
    readsOf(wroteAt) {
      const shown = watch.shownUpTo()
      if (!shown) return primary.db
      const isShown = !wroteAt || wroteAt.getTime() + CLOCKS_DIFFER_MS <= shown.getTime()
      return isShown ? db : primary.db
    },
    async close() {
      watch.stop()
      await pool.end()
    },
  }
}

/** For as long as somebody has to be sent to the primary, in seconds: a replica that is asked shows all before. */
export const WRITE_COUNTS_FOR_S = 3
