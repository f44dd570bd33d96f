import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { JobQueue } from "#platform/server/jobs.ts"

const KEPT_DAYS = 30

/**
 * Every night: what people and their luggage weigh, and who consented for a minor, is forgotten 30
 * days after the flight, or after the start that was proposed for one.
 */
export const deleteWeightsQueue: JobQueue = {
  name: "forget-weights",
  cron: "47 3 * * *",
  async run(db) {
    const before = new Date(clock.now().getTime() - days(KEPT_DAYS))
    await db.execute(sql`
      update booking_people p set weight_kg = null, luggage_kg = null, guardian_name = null
      from bookings b join flights f on f.id = b.flight_id
      where p.booking_id = b.id and coalesce(f.arrives_at, b.proposed_departs_at) <= ${before}
        and (p.weight_kg is not null or p.luggage_kg is not null or p.guardian_name is not null)`)
  },
}
