import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"

/** So many months are ready ahead of this one: who is down for a while still has where to write. */
const MONTHS_AHEAD = 3

/**
 * Every night: where the events of the coming months will lie (`0104-events-by-month.sql`), and the figures by which queries over
 * all months are planned, which PostgreSQL by itself renews for each month alone.
 */
export const addMonthsOfEventsQueue: JobQueue = {
  name: "add-months-of-events",
  cron: "23 3 * * *",
  async run(db) {
    await addMonthsOfEvents(db)
    await db.execute(sql`select analyze_tables('events')`)
  },
}

/** @returns how many months there were not yet */
export async function addMonthsOfEvents(db: Db): Promise<number> {
  const { rows } = await db.execute<{ added: number }>(
    sql`select add_months_of_events(${MONTHS_AHEAD}::int) as added`,
  )
  return rows[0]?.added ?? 0
}
