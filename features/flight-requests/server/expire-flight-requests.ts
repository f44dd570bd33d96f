import { and, asc, eq, inArray, lt, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { DRAFT_LIFE_MS, LIVE_STATUSES } from "../flight-request.ts"
import { flightRequestsTable } from "./flight-requests-tables.ts"
import { moveFlightRequest } from "./move-flight-request.ts"

const QUEUE = "expire-flight-requests"

/** Every hour: what has come to its end; pilots do not see it from that moment on anyway. */
export const expireFlightRequestsQueue: JobQueue = {
  name: QUEUE,
  cron: "3 * * * *",
  async run(db) {
    await sweep(db, {
      queue: QUEUE,
      entity: "flight_request",
      due: listDue,
      each: (from, { id }) => inTransaction(from, (tx) => expire(tx, id)),
    })
    // what nobody opened is not kept with the address for which it was left
    await db
      .delete(flightRequestsTable)
      .where(
        and(
          eq(flightRequestsTable.status, "draft"),
          lt(flightRequestsTable.createdAt, new Date(clock.now().getTime() - DRAFT_LIFE_MS)),
        ),
      )
  },
}

function isDue() {
  return and(
    inArray(flightRequestsTable.status, [...LIVE_STATUSES]),
    lte(flightRequestsTable.endsAt, clock.now()),
  )
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: flightRequestsTable.id })
    .from(flightRequestsTable)
    .where(isDue())
    .orderBy(asc(flightRequestsTable.id))
    .limit(limit)
}

async function expire(tx: Db, id: number): Promise<void> {
  const [request] = await tx
    .select()
    .from(flightRequestsTable)
    .where(and(eq(flightRequestsTable.id, id), isDue()))
    .for("update")
  if (!request) return
  await moveFlightRequest(tx, request, {
    to: "expired",
    event: "flight_request.expired",
    actor: SYSTEM,
    role: "system",
    changes: { endedAt: clock.now() },
  })
}
