import { eq, type SQLWrapper, sql } from "drizzle-orm"
import { beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { listPaymentsToPoll } from "#features/payments/server/reconcile-payments.ts"
import { listTransfersToAsk } from "#features/payments/server/reconcile-transfers.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"

const { db, owner } = await testDatabaseWithUrl()
const app = testApplication(db)

/** A hundred thousand here, since filling a million takes longer than all that is tested (OLD_PAYMENTS). */
const ALL = Number(process.env.OLD_PAYMENTS ?? 100_000)

async function order() {
  const flight = await makeFlight(db)
  const { id: as } = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, as)
  const { json } = await app.call("POST", orderPath, { as, cookie, body: orderOf(1) })
  return String(json.paymentPath).split("/").at(-1) ?? ""
}

// payments of years that are over
beforeAll(async () => {
  await order()
  await db.execute(sql`
    insert into payments (ref, provider, provider_ref, checkout_id, means, status, amount_cents, due_cents, created_at)
    select gen_random_uuid(), 'trial', 'old_' || n, (select min(checkout_id) from payments), 'card', 'failed', 6875, 6875,
      now() - interval '1 year'
    from generate_series(1, ${ALL}) n`)
  await owner.execute(sql`analyze payments`)
}, minutes(2))

async function planOf(from: Db, query: SQLWrapper): Promise<string> {
  const { rows } = await from.execute<{ "QUERY PLAN": string }>(sql`explain ${query.getSQL()}`)
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}

test("payments whose report is due are found by their index, however many are over", async () => {
  const plan = await planOf(db, listPaymentsToPoll(db, 500))
  expect(plan).toContain("payments_to_poll")
  expect(plan).not.toContain("Seq Scan")
})

test("transfers whose report is due are found by theirs", async () => {
  await db.transaction(async (tx) => {
    // there are too few of them for the index to be worth it
    await tx.execute(sql`set local enable_seqscan = off`)
    expect(await planOf(tx, listTransfersToAsk(tx, 100))).toContain("transfers_to_ask_about")
  })
})

test("an old report that is missing does not wait behind new ones", async () => {
  const [old, young] = [await order(), await order()]
  const dueFor = (ref: string, duration: number) =>
    db
      .update(paymentsTable)
      .set({ nextPollAt: new Date(clock.now().getTime() - duration) })
      .where(eq(paymentsTable.ref, ref))
  await dueFor(young, minutes(1))
  await dueFor(old, minutes(90))
  const [first] = await listPaymentsToPoll(db, 1)
  const [oldest] = await db.select().from(paymentsTable).where(eq(paymentsTable.ref, old))
  expect(first?.id).toBe(oldest?.id)
})
