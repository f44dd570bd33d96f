import { and, eq, isNull, sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { type TaxStep, taxStepDue } from "../tax-details.ts"
import { reportingOperator } from "./dac7-settings.ts"
import { findTaxRequest } from "./tax-requests.ts"
import { taxRequestsTable } from "./tax-tables.ts"

/** The person is the entity. */
export const TAX_DETAILS_REQUESTED = "user.tax_details_requested"
export const TAX_DETAILS_REMINDED = "user.tax_details_reminded"
export const TAX_PAYOUTS_WITHHELD = "user.tax_payouts_withheld"

const ASK_QUEUE = "ask-for-tax-details"
const FOLLOW_QUEUE = "follow-tax-details"

/** Every morning: asks pilots whom a guest pays for the first time. */
export const askForTaxDetailsQueue: JobQueue = {
  name: ASK_QUEUE,
  cron: "20 9 * * *",
  run: (db) =>
    sweep(db, {
      queue: ASK_QUEUE,
      entity: "user",
      due: listToAsk,
      each: (from, { id }) => ask(from, id),
    }),
}

/** Every morning: reminds who has not answered, and lets payouts wait in the end. */
export const followTaxDetailsQueue: JobQueue = {
  name: FOLLOW_QUEUE,
  cron: "40 9 * * *",
  run: (db) =>
    sweep(db, {
      queue: FOLLOW_QUEUE,
      entity: "user",
      due: listToFollow,
      each: (from, { id }) => follow(from, id),
    }),
}

async function listToAsk(db: Db, limit: number): Promise<{ id: number }[]> {
  if (!reportingOperator()) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from users u join pilot_profiles p on p.user_id = u.id
    where u.deleted_at is null
      and exists (select from flights f join bookings b on b.flight_id = f.id
        where f.pilot_id = u.id and b.status in ('confirmed', 'flown', 'no_show', 'disputed', 'settled'))
      and not exists (select from tax_requests r where r.user_id = u.id)
    order by u.id limit ${limit}`)
  return rows
}

/** Whoever was asked once is not asked again. */
function ask(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const asked = await tx
      .insert(taxRequestsTable)
      .values({ userId, requestedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ userId: taxRequestsTable.userId })
    if (asked.length === 0) return
    await record(tx, TAX_DETAILS_REQUESTED, userId)
  })
}

// by the column of the last step, so that what is not due yet is hardly read
async function listToFollow(db: Db, limit: number): Promise<{ id: number }[]> {
  if (!reportingOperator()) return []
  const due: { id: number }[] = []
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.user_id as id from tax_requests r join users u on u.id = r.user_id
    where r.withheld_at is null and u.deleted_at is null
      and not exists (select from tax_details d where d.user_id = r.user_id)
    order by r.requested_at, r.user_id`)
  for (const { id } of rows) {
    const request = await findTaxRequest(db, id)
    if (request && taxStepDue(request, clock.now())) due.push({ id })
    if (due.length === limit) break
  }
  return due
}

const COLUMN_OF_STEP = {
  remind: "remindedAt",
  remind_again: "remindedAgainAt",
  withhold: "withheldAt",
} as const satisfies Record<TaxStep, string>

function follow(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    // who answers at this moment locks the same row first
    await tx
      .select({ userId: taxRequestsTable.userId })
      .from(taxRequestsTable)
      .where(eq(taxRequestsTable.userId, userId))
      .for("update")
    const request = await findTaxRequest(tx, userId)
    const step = request && taxStepDue(request, clock.now())
    if (!step) return
    const column = COLUMN_OF_STEP[step]
    const moved = await tx
      .update(taxRequestsTable)
      .set({ [column]: clock.now() })
      .where(and(eq(taxRequestsTable.userId, userId), isNull(taxRequestsTable[column])))
      .returning({ userId: taxRequestsTable.userId })
    if (moved.length === 0) return
    await record(tx, step === "withhold" ? TAX_PAYOUTS_WITHHELD : TAX_DETAILS_REMINDED, userId)
  })
}

async function record(tx: Db, kind: string, userId: number): Promise<void> {
  await recordEvent(tx, { kind, entityId: userId, actor: SYSTEM, role: "system" })
}
