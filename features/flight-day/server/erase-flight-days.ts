import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"

const KEPT_DAYS = 30

/** Every night: who was on board is forgotten like their weights, and so is who waited at home. */
export const deleteOldBoardingQueue: JobQueue = {
  name: "delete-old-boarding",
  cron: "53 3 * * *",
  async run(db) {
    const before = new Date(clock.now().getTime() - days(KEPT_DAYS))
    await deleteOf(
      db,
      sql`select b.id from bookings b join flights f on f.id = b.flight_id where f.arrives_at <= ${before}`,
    )
  },
}

/** Deletes what is kept of the days on which a person flew, as a guest or as a pilot. */
export async function eraseFlightDays(tx: Db, userId: number): Promise<void> {
  await deleteOf(tx, sql`select id from bookings where passenger_id = ${userId}`)
  await tx.execute(sql`
    delete from go_decisions where flight_id in (select id from flights where pilot_id = ${userId})`)
}

async function deleteOf(db: Db, bookingIds: SQL): Promise<void> {
  await db.execute(sql`delete from boarding_ticks where booking_id in (${bookingIds})`)
  await db.execute(sql`delete from kin_links where booking_id in (${bookingIds})`)
}
