import { and, asc, eq, isNull, ne } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { ListedSubscription, Subscription } from "../subscription-schemas.ts"
import { deleteActivationOf } from "./delete-activation.ts"
import { type SubscriptionRow, subscriptionsTable } from "./subscriptions-tables.ts"

/** The account that a subscription belongs to, as far as it shows. */
export interface Subscriber {
  id: number
  email: string
  isConfirmed: boolean
  hasSubscribedNewsletter: boolean
}

/** The subscriptions of an account, the oldest first; only for its owner. */
export async function listSubscriptions(db: Db, userId: number): Promise<ListedSubscription[]> {
  const rows = await db
    .select({ row: subscriptionsTable, email: usersTable.email })
    .from(subscriptionsTable)
    .innerJoin(usersTable, eq(usersTable.id, subscriptionsTable.userId))
    .where(and(eq(subscriptionsTable.userId, userId), ne(subscriptionsTable.status, "deleted")))
    .orderBy(asc(subscriptionsTable.id))
  return rows.map(({ row, email }) => ({
    ...toSubscription(row, email),
    deleteActivation: deleteActivationOf(row.id),
  }))
}

/** Holds the account, so that its subscriptions are counted and named by one at a time. */
export async function lockSubscriber(tx: Db, userId: number): Promise<Subscriber | undefined> {
  const [user] = await tx
    .select({
      id: usersTable.id,
      email: usersTable.email,
      confirmedAt: usersTable.emailConfirmedAt,
      hasSubscribedNewsletter: usersTable.hasSubscribedNewsletter,
    })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    .for("no key update")
  if (!user) return undefined
  const { confirmedAt, ...rest } = user
  return { ...rest, isConfirmed: confirmedAt !== null }
}

export function toSubscription(row: SubscriptionRow, email: string): Subscription {
  const { id, name, lat, lng, radiusKm } = row
  return {
    id,
    name,
    coordinates: { lat, lng },
    radiusKm,
    email,
    subscribeNewsletter: row.subscribesNewsletter,
    redirectAfterSuccessfulRegistration: row.redirectPath,
    status: row.status === "unconfirmed" ? "unconfirmed" : "active",
    createdAt: row.createdAt.toISOString(),
  }
}
