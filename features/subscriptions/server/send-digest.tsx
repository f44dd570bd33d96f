import { and, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm"
import { bookable } from "#features/search/server/bookable.ts"
import { listFlightCards } from "#features/search/server/list-flight-cards.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { isoDay, startOfDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { digestTitle, type FoundFlight, nearestFinds } from "../digest.ts"
import { deleteActivationOf, type UnsubscribeScope } from "./delete-activation.ts"
import { DigestMail, type DigestTown } from "./mails/digest-mail.tsx"
import { kmFrom } from "./match-flight.ts"
import { subscriptionMatchesTable as matches, subscriptionsTable } from "./subscriptions-tables.ts"

/**
 * Writes to an account of all new flights near its towns that can still be booked, and notes them
 * as sent with the mail. Safe to repeat: a day has one digest, whatever is found later waits.
 */
export function sendDigest(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await lockFinds(tx, userId)
    const email = await findRecipient(tx, userId)
    if (found.length === 0 || !email || (await hasDigestToday(tx, userId))) return
    const towns = await townsOf(tx, nearestFinds(found))
    const flightCount = towns.reduce((sum, town) => sum + town.flights.length, 0)
    const title = digestTitle(
      flightCount,
      towns.map((town) => town.name),
    )
    const newest = Math.max(...found.map((find) => find.subscriptionId))
    await sendMail(tx, {
      key: `digest/${userId}/${isoDay(clock.now(), HOME_ZONE)}`,
      to: email,
      subject: title,
      body: (
        <DigestMail title={title} towns={towns} unsubscribeUrl={unsubscribeUrl(newest, "all")} />
      ),
      unsubscribeUrl: unsubscribeUrl(newest, "all"),
    })
    await markSent(tx, found)
  })
}

interface Find extends FoundFlight {
  name: string
  radiusKm: number
}

/** What is new and bookable; held, so that a second digest of the same account waits and finds nothing. */
async function lockFinds(tx: Db, userId: number): Promise<Find[]> {
  const km = kmFrom({ lat: sql`a.lat`, lng: sql`a.lng` })
  const { rows } = await tx.execute<Find & Record<string, unknown>>(sql`
    select m.subscription_id as "subscriptionId", m.flight_id as "flightId", s.name,
      s.radius_km as "radiusKm", ${km} as km
    from subscription_matches m
    join subscriptions s on s.id = m.subscription_id
    join flights f on f.id = m.flight_id
    join airports a on a.id = f.departure_airport_id
    where s.user_id = ${userId} and s.status = 'active' and m.sent_at is null and ${bookable()}
    order by m.subscription_id, m.flight_id
    for update of m`)
  return rows
}

async function findRecipient(tx: Db, userId: number): Promise<string | undefined> {
  const [user] = await tx
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(
      and(
        eq(usersTable.id, userId),
        isNotNull(usersTable.emailConfirmedAt),
        isNull(usersTable.deletedAt),
      ),
    )
  return user?.email
}

async function hasDigestToday(tx: Db, userId: number): Promise<boolean> {
  const today = startOfDay(isoDay(clock.now(), HOME_ZONE), HOME_ZONE)
  const [sent] = await tx
    .select({ id: matches.flightId })
    .from(matches)
    .innerJoin(subscriptionsTable, eq(subscriptionsTable.id, matches.subscriptionId))
    .where(and(eq(subscriptionsTable.userId, userId), gte(matches.sentAt, today)))
    .limit(1)
  return sent !== undefined
}

/** The towns in the order of their subscriptions, each with its flights by date. */
async function townsOf(tx: Db, finds: readonly Find[]): Promise<DigestTown[]> {
  const flights = await listFlightCards(tx, {
    where: sql`f.id in (${sql.join(
      finds.map(({ flightId }) => sql`${flightId}`),
      sql`, `,
    )})`,
    orderBy: sql`f.departs_at, f.id`,
    limit: finds.length,
  })
  const townIdOf = new Map(finds.map((find) => [find.flightId, find.subscriptionId]))
  const towns = new Map(finds.map((find) => [find.subscriptionId, find]))
  return [...towns.values()]
    .toSorted((one, other) => one.subscriptionId - other.subscriptionId)
    .map(({ subscriptionId, name, radiusKm }) => ({
      name,
      radiusKm,
      flights: flights.filter((flight) => townIdOf.get(flight.id) === subscriptionId),
      unsubscribeUrl: unsubscribeUrl(subscriptionId, "one"),
    }))
}

async function markSent(tx: Db, finds: readonly Find[]): Promise<void> {
  const ids = (pick: (find: Find) => number) => [...new Set(finds.map(pick))]
  await tx
    .update(matches)
    .set({ sentAt: clock.now() })
    .where(
      and(
        inArray(
          matches.subscriptionId,
          ids((find) => find.subscriptionId),
        ),
        inArray(
          matches.flightId,
          ids((find) => find.flightId),
        ),
        isNull(matches.sentAt),
      ),
    )
}

function unsubscribeUrl(subscriptionId: number, scope: UnsubscribeScope): string {
  const activation = deleteActivationOf(subscriptionId, scope)
  return `${env().PUBLIC_URL}/unsubscribe/${subscriptionId}/${activation}`
}
