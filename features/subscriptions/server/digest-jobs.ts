import { sql } from "drizzle-orm"
import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { sendDigest } from "./send-digest.tsx"

const DIGEST_QUEUE = "subscription-digest"
const PLAN_QUEUE = "plan-subscription-digests"

/** Every day at 18:00 in Berlin (product decision 4): one job for each account with something new. */
export const planDigestsQueue: JobQueue = {
  name: PLAN_QUEUE,
  cron: "0 18 * * *",
  async run(db) {
    await clearPassedFlights(db)
    const day = isoDay(clock.now(), HOME_ZONE)
    await sweep(db, {
      queue: PLAN_QUEUE,
      entity: "user",
      due: listAccountsWithFinds,
      each: (from, { id }) => enqueue(from, DIGEST_QUEUE, { userId: id, day }),
    })
  },
}

async function listAccountsWithFinds(db: Db, limit: number): Promise<{ id: number }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct s.user_id as id from subscription_matches m
    join subscriptions s on s.id = m.subscription_id
    where m.sent_at is null and s.status = 'active' order by s.user_id limit ${limit}`)
  return rows
}

/** Writes to one account. What failed until the day was over comes with the next day's digest. */
export const digestQueue: JobQueue = {
  name: DIGEST_QUEUE,
  async run(db, data) {
    const { userId, day } = z.object({ userId: z.int(), day: z.iso.date() }).parse(data)
    if (day === isoDay(clock.now(), HOME_ZONE)) await sendDigest(db, userId)
  },
}

/** A flight that was full may become free again, one that has started will not. */
async function clearPassedFlights(db: Db): Promise<void> {
  await db.execute(sql`
    delete from subscription_matches m using flights f
    where f.id = m.flight_id and m.sent_at is null and f.departs_at < ${clock.now()}`)
}
