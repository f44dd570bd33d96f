import { sql } from "drizzle-orm"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { clock } from "#platform/clock.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction, primaryOf } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import type { IndexedFlight } from "./indexed-flight.ts"
import { loadIndexedFlights, loadPilots, loadSearchIndex } from "./load-search-index.ts"
import { SearchIndex } from "./search-index.ts"

/*
 * Each process keeps everything that can be found in memory and follows what changes (decision 14).
 * The position is a number of a transaction: all before it are over, so what they have changed is
 * known; a change that was noted by one which was still under way is read again and again until it
 * is over.
 */

/** How old the index may be when a search reads it, in milliseconds. Less than the 2 s that pages may lag behind. */
const MAX_STALE_MS = 250
/** After larger changes, such as an import, everything is read in batches instead. */
const MAX_READ_ONE_BY_ONE = 20_000
/** So that the first search after a quiet time finds few changes to apply. */
const SYNC_INTERVAL_MS = 1_000
/** How many changes are kept for processes that lag behind; one farther behind reloads everything. */
const MAX_CHANGES_KEPT = 200_000

const followers = new WeakMap<Db, Follower>()

/**
 * The index, at most `MAX_STALE_MS` behind the database; while everything is read anew it is what it was before,
 * and the cards of a page say what was sold since.
 */
export async function searchIndex(db: Db): Promise<SearchIndex> {
  const follower = followerOf(db)
  if (performance.now() - follower.readAt > MAX_STALE_MS) await follower.catchUp()
  return follower.flights
}

/** How many flights the index of this process has, and how old what it knows is at most, in milliseconds. */
export function searchIndexState(db: Db): { flights: number; ageMs: number } {
  const { flights, readAt } = followerOf(db)
  return { flights: flights.size, ageMs: performance.now() - readAt }
}

/** Applies all changes that were committed up to now, however long it takes. */
export async function syncSearchIndex(db: Db): Promise<void> {
  const follower = followerOf(db)
  // what was begun before now may have missed the last of them
  await follower.renewal
  await follower.catchUp()
  await follower.renewal
}

function followerOf(anyView: Db): Follower {
  // what changed and what it has become are read from one place, and kept once
  const db = primaryOf(anyView)
  const known = followers.get(db)
  if (known) return known
  const follower = new Follower(db)
  followers.set(db, follower)
  return follower
}

class Follower {
  flights = new SearchIndex(currentFeeRule())
  /** Of `performance.now()`. */
  readAt = Number.NEGATIVE_INFINITY
  /** While everything is read anew. */
  renewal: Promise<void> | undefined
  private position: string | undefined
  private reading: Promise<void> | undefined

  private readonly db: Db

  constructor(db: Db) {
    this.db = db
  }

  /** Concurrent searches share one read; none waits while everything is read anew. */
  async catchUp(): Promise<void> {
    if (this.renewal) return
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  private async read(): Promise<void> {
    const begun = performance.now()
    this.flights.takeFeeRule(currentFeeRule())
    const { position, isBehind, flightIds, pilotIds } = await this.listChanges()
    if (!isBehind) await this.reload(flightIds, pilotIds)
    else if (this.position === undefined) await this.loadAll({ isBesideRequests: false })
    else return this.renew(position, begun)
    this.position = position
    this.readAt = begun
  }

  /** Reads everything anew beside the searches, which find what they did until it is complete. */
  private renew(position: string, begun: number) {
    this.renewal = this.loadAll({ isBesideRequests: true })
      .then(() => {
        this.position = position
        this.readAt = begun
      })
      .finally(() => {
        this.renewal = undefined
      })
    this.renewal.catch(warnOfLag)
  }

  private async listChanges() {
    const after = this.position ?? "0"
    const { rows } = await this.db.execute<{
      position: string
      is_behind: boolean
      flight_ids: number[] | null
      pilot_ids: number[] | null
    }>(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as position,
        coalesce((select id > 1 and changed_in > ${after}::text::xid8 from search_changes order by id limit 1), false)
          as is_behind,
        array_agg(distinct flight_id) filter (where flight_id is not null) as flight_ids,
        array_agg(distinct pilot_id) filter (where pilot_id is not null) as pilot_ids
      from search_changes where changed_in >= ${after}::text::xid8 and ${this.position !== undefined}`)
    const [row] = rows
    if (!row) throw new Error("an aggregate has a row")
    const flightIds = row.flight_ids ?? []
    return {
      position: row.position,
      isBehind:
        this.position === undefined || row.is_behind || flightIds.length > MAX_READ_ONE_BY_ONE,
      flightIds,
      pilotIds: row.pilot_ids ?? [],
    }
  }

  private async loadAll(beside: { isBesideRequests: boolean }) {
    const flights = new SearchIndex(currentFeeRule())
    flights.pilots.set(await loadPilots(this.db))
    const take = (batch: IndexedFlight[]) => {
      for (const flight of batch) flights.put(flight)
    }
    await loadSearchIndex(this.db, take, beside)
    // it may have become another since the first of them was read
    flights.takeFeeRule(currentFeeRule())
    this.flights = flights
  }

  private async reload(flightIds: readonly number[], pilotIds: readonly number[]) {
    const { flights } = this
    const ids = [...flightIds, ...flights.flightsWithEndedHolds(clock.now().getTime())]
    if (pilotIds.length > 0) flights.pilots.set(await loadPilots(this.db, pilotIds))
    if (ids.length === 0) return
    const found = await loadIndexedFlights(this.db, ids)
    for (const id of ids) flights.remove(id)
    for (const flight of found) flights.put(flight)
  }
}

function warnOfLag(error: unknown) {
  log.warn({ err: String(error) }, "the search index was not synced")
}

/** Syncs the index every second, with or without searches; returns a function that stops it. */
export function startSearchIndexSync(db: Db): () => void {
  const catchUp = () => followerOf(db).catchUp().catch(warnOfLag)
  void catchUp()
  const timer = setInterval(catchUp, SYNC_INTERVAL_MS)
  return () => clearInterval(timer)
}

/** Deletes noted changes that every process has applied long ago. */
export async function deleteOldSearchChanges(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // after an import there are millions, and each try would begin from the start
    await liftTimeouts(tx)
    await tx.execute(
      sql`delete from search_changes where id < (select max(id) from search_changes) - ${MAX_CHANGES_KEPT}`,
    )
  })
}

export const deleteOldSearchChangesQueue: JobQueue = {
  name: "forget-search-changes",
  cron: "23 * * * *",
  run: deleteOldSearchChanges,
}
