import { and, eq, inArray, isNull, sql } from "drizzle-orm"
import { expect } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { Random } from "#db/seed/random.ts"
import { BEARERS } from "#features/payments/dispute.ts"
import {
  disputesTable,
  paymentsTable,
  refundReturnsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { chooseWay } from "#features/returned-refunds/server/choose-way.ts"
import { decideDispute } from "#features/settlements/server/disputes/decide-dispute.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { listStuck } from "#tests/support/invariants.ts"
import type { World } from "./compare.ts"
import { reconcile, settle } from "./money-jobs.ts"
import { asUser } from "./product-side.ts"
import type { Stage } from "./stage.ts"

/** On which days after the landing somebody looks once more. */
const DAYS = [42, 49, 50, 57, 58]

/**
 * What comes when all else is over: refunds come back, their guests say how they should go or never do,
 * and the back office decides who bears lost disputes. In the end nothing waits but for a bank or a person.
 */
export async function letPeopleDecide(stage: Stage, worlds: readonly World[], landed: number) {
  const { db, provider, random } = stage
  stage.goTo(landed + days(41))
  const checkoutIds = worlds.flatMap(({ side }) => side.bookings.map((one) => one.checkoutId))
  const { id: userId } = await makeUser(db, { isAdmin: true, officeRoles: ["owner"] })
  await decideSome(db, random, { userId, checkoutIds, share: 0.5 })
  await returnSomeRefunds(stage, checkoutIds)
  await settle(db, provider)
  await chooseForSome(db, random, checkoutIds)
  for (const day of DAYS) {
    stage.goTo(landed + days(day))
    await reconcile(db)
    await settle(db, provider)
  }
  await decideSome(db, random, { userId, checkoutIds, share: 1 })
  await settle(db, provider)
  expect(await listHeldForNobody(db, checkoutIds)).toEqual([])
  expect(await listStuck(db)).toEqual([])
}

interface Deciding {
  userId: number
  checkoutIds: number[]
  /** Of so many of the lost disputes. */
  share: number
}

async function decideSome(db: Db, random: Random, { userId, checkoutIds, share }: Deciding) {
  const admin = { ...asUser(userId), isAdmin: true, officeRoles: ["owner"] } as const
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.id from disputes d join payments p on p.id = d.payment_id
    join bookings b on b.checkout_id = p.checkout_id
    join payouts o on o.booking_id = case when b.status = 'joined' then b.adds_to_id else b.id end
    where d.status = 'lost' and d.borne_by is null
      and p.checkout_id = any(${sql.param(checkoutIds)}::int[]) order by d.id`)
  for (const { id } of rows) {
    if (!random.chance(share)) continue
    await decideDispute(db, admin, id, { borneBy: random.pick(BEARERS), words: "Nach Lage." })
  }
}

async function returnSomeRefunds({ db, provider, random }: Stage, checkoutIds: number[]) {
  const done = await db
    .select({ providerRef: refundsTable.providerRef })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(eq(refundsTable.status, "done"), inArray(paymentsTable.checkoutId, checkoutIds)))
    .orderBy(refundsTable.id)
  for (const { providerRef } of done) {
    if (providerRef !== null && random.chance(0.2)) provider.returnRefund(providerRef)
  }
}

async function chooseForSome(db: Db, random: Random, checkoutIds: number[]) {
  const { rows } = await db.execute<{ id: number; passenger_id: number }>(sql`
    select x.id, b.passenger_id from ${refundReturnsTable} x
    join refunds r on r.id = x.refund_id join payments p on p.id = r.payment_id
    join bookings b on b.checkout_id = p.checkout_id
    where x.decided_at is null and r.status = 'returned'
      and not exists (select from ${disputesTable} d where d.payment_id = p.id and d.status = 'open')
      and p.checkout_id = any(${sql.param(checkoutIds)}::int[]) order by x.id`)
  for (const { id: returnId, passenger_id: passengerId } of rows) {
    if (random.chance(0.4)) continue
    const choice = random.pick(["same_means", "credit"] as const)
    await chooseWay(db, asUser(passengerId), { returnId, choice })
  }
}

/** Payouts that a bank holds no more, and refunds that came back and nobody is to look at. */
async function listHeldForNobody(db: Db, checkoutIds: number[]) {
  const { rows: payouts } = await db.execute(sql`
    select o.booking_id, o.hold from payouts o where o.hold = 'charged_back'
      and exists (select from bookings b where b.id = o.booking_id
        and b.checkout_id = any(${sql.param(checkoutIds)}::int[]))
      and not exists (select from bookings b join payments p on p.checkout_id = b.checkout_id
        join disputes d on d.payment_id = p.id and d.status = 'open'
        where b.id = o.booking_id or b.adds_to_id = o.booking_id)`)
  const returned = await db
    .select({ id: refundsTable.id, key: refundsTable.key })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .innerJoin(refundReturnsTable, eq(refundReturnsTable.refundId, refundsTable.id))
    .where(
      and(
        inArray(paymentsTable.checkoutId, checkoutIds),
        eq(refundsTable.status, "returned"),
        isNull(refundReturnsTable.decidedAt),
        sql`not exists (select from payment_flags g where g.reason = 'refund_came_back'
          and g.payment_id = ${paymentsTable.id} and g.settled_at is null)`,
        sql`not exists (select from disputes d where d.payment_id = ${paymentsTable.id} and d.status = 'open')`,
      ),
    )
  return [...payouts, ...returned]
}
