import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm"
import { kmBetween } from "#features/places/server/km-between.ts"
import { bookable } from "#features/search/server/bookable.ts"
import { listFlightCards } from "#features/search/server/list-flight-cards.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { digestTitle, type FoundFlight, nearestFinds } from "../digest.ts"
import { unsubscribePath } from "../unsubscription.ts"
import { watchedPlace } from "../watched-place.ts"
import { deleteActivationOf, type UnsubscribeScope } from "./delete-activation.ts"
import { DigestMail, type DigestTown } from "./mails/digest-mail.tsx"
import { subscriptionMatchesTable as matches, subscriptionsTable } from "./subscriptions-tables.ts"

/**
 * Writes to an account of all new flights near its towns that can still be booked, and notes them
 * as sent with the mail. Safe to repeat: a day has one digest, whatever is found later waits.
 */
export function sendDigest(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const found = await lockFinds(tx, userId)
    const email = await findRecipient(tx, userId)
    if (found.length === 0 || !email) return
    const towns = await townsOf(db, nearestFinds(found))
    const flightCount = towns.reduce((sum, town) => sum + town.flights.length, 0)
    const title = digestTitle(flightCount, towns)
    const endsAll = unsubscribeUrl(await getNewest(tx, userId), "all")
    const isNew = await sendMail(tx, {
      key: `digest/${userId}/${isoDay(clock.now(), HOME_ZONE)}`,
      kind: "digest",
      to: email,
      subject: title,
      body: <DigestMail title={title} towns={towns} unsubscribeUrl={endsAll} />,
      unsubscribeUrl: endsAll,
    })
    if (isNew) await markSent(tx, found)
  })
}

interface Find extends FoundFlight {
  name: string
  lat: number
  lng: number
  radiusKm: number
}

/** What is new and bookable; held, so that a second digest of the same account waits and finds nothing. */
async function lockFinds(tx: Db, userId: number): Promise<Find[]> {
  const km = kmBetween({ lat: sql`s.lat`, lng: sql`s.lng` }, { lat: sql`a.lat`, lng: sql`a.lng` })
  const { rows } = await tx.execute<Find & Record<string, unknown>>(sql`
    select m.subscription_id as "subscriptionId", m.flight_id as "flightId", s.name,
      s.lat, s.lng, s.radius_km as "radiusKm", ${km} as km
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

/** The youngest subscription of the account; what was found today may all be of older ones. */
async function getNewest(tx: Db, userId: number): Promise<number> {
  const [youngest] = await tx
    .select({ id: subscriptionsTable.id })
    .from(subscriptionsTable)
    .where(and(eq(subscriptionsTable.userId, userId), ne(subscriptionsTable.status, "deleted")))
    .orderBy(desc(subscriptionsTable.id))
    .limit(1)
  if (!youngest) throw new Error(`user ${userId} has no subscription`)
  return youngest.id
}

/** The towns in the order of their subscriptions, each with its flights by date. */
async function townsOf(db: Db, finds: readonly Find[]): Promise<DigestTown[]> {
  const flights = await listFlightCards(db, {
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
    .map(({ subscriptionId, name, lat, lng, radiusKm }) => ({
      ...watchedPlace({ name, lat, lng, radiusKm }),
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
  return `${env().PUBLIC_URL}${unsubscribePath(subscriptionId, activation)}`
}
