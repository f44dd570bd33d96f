import { and, eq, ne } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { MAX_SUBSCRIPTIONS } from "../subscription.ts"
import type { NewSubscription } from "../subscription-schemas.ts"
import type { Subscriber } from "./subscriptions-queries.ts"
import { type SubscriptionRow, subscriptionsTable } from "./subscriptions-tables.ts"

/**
 * Writes a subscription for an account that `lockSubscriber` holds: active where the address is
 * confirmed. A visitor who asks again for a town that waits for its code changes what waits there.
 */
export async function saveSubscription(
  tx: Db,
  subscriber: Subscriber,
  wanted: NewSubscription,
): Promise<SubscriptionRow> {
  const former = await tx
    .select({ id: subscriptionsTable.id, name: subscriptionsTable.name })
    .from(subscriptionsTable)
    .where(
      and(eq(subscriptionsTable.userId, subscriber.id), ne(subscriptionsTable.status, "deleted")),
    )
  const values = valuesOf(wanted, subscriber)
  const same = former.find(({ name }) => name === wanted.name)
  if (same && subscriber.isConfirmed) throw alreadyThere(wanted.name)
  if (same) {
    const [changed] = await tx
      .update(subscriptionsTable)
      .set(values)
      .where(eq(subscriptionsTable.id, same.id))
      .returning()
    return changed as SubscriptionRow
  }
  if (former.length >= MAX_SUBSCRIPTIONS) throw tooMany()
  const now = clock.now()
  const [made] = await tx
    .insert(subscriptionsTable)
    .values({
      ...values,
      userId: subscriber.id,
      status: subscriber.isConfirmed ? "active" : "unconfirmed",
      createdAt: now,
      confirmedAt: subscriber.isConfirmed ? now : null,
    })
    .returning()
  const row = made as SubscriptionRow
  await recordEvent(tx, {
    kind: "subscription.created",
    entityId: row.id,
    actor: { kind: "user", userId: subscriber.id, isPilot: false, isAdmin: false },
    role: "passenger",
    to: row.status,
  })
  return row
}

function valuesOf(wanted: NewSubscription, subscriber: Subscriber) {
  const { name, coordinates, radiusKm } = wanted
  return {
    name,
    lat: coordinates.lat,
    lng: coordinates.lng,
    radiusKm,
    redirectPath: wanted.redirectAfterSuccessfulRegistration,
    // only visitors are asked; an account changes it in the settings
    subscribesNewsletter: subscriber.isConfirmed
      ? subscriber.hasSubscribedNewsletter
      : wanted.subscribeNewsletter,
  }
}

function alreadyThere(town: string): DomainError {
  return fieldError("name-taken", "name", text("subscription.error.name", { town }))
}

function tooMany(): DomainError {
  return new DomainError(
    "too-many-subscriptions",
    "invalid",
    `Mehr als ${MAX_SUBSCRIPTIONS} Suchagenten gehen nicht. Lösche in den Einstellungen einen, den du nicht mehr brauchst.`,
  )
}
