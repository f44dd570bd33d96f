import { eq } from "drizzle-orm"
import { findTownByName } from "#features/places/server/town-suggestions.ts"
import { subscriptionsTable } from "#features/subscriptions/server/subscriptions-tables.ts"
import type { RadiusKm } from "#features/subscriptions/subscription.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { addDays, instantAt } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRows } from "../factories/insert-rows.ts"
import { PASSENGER_EMAIL } from "../people/demo-logins.ts"

const WATCHED: readonly { town: string; radiusKm: RadiusKm; daysAgo: number; time: string }[] = [
  { town: "Bonn", radiusKm: 50, daysAgo: 41, time: "20:12" },
  { town: "Hamburg", radiusKm: 100, daysAgo: 12, time: "09:35" },
]

/** The demo passenger watches two towns. */
export async function writeSubscriptions(db: Db, today: string): Promise<void> {
  const [passenger] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, PASSENGER_EMAIL))
  if (!passenger) throw new Error("the demo passenger was not written")
  const rows = []
  for (const { town, radiusKm, daysAgo, time } of WATCHED) {
    const place = await findTownByName(db, town)
    const at = instantAt(addDays(today, -daysAgo), time, HOME_ZONE)
    if (!place || !at) continue
    rows.push({
      userId: passenger.id,
      name: place.name,
      lat: place.lat,
      lng: place.lng,
      radiusKm,
      status: "active" as const,
      createdAt: at,
      confirmedAt: at,
    })
  }
  await insertRows(db, subscriptionsTable, rows)
}
