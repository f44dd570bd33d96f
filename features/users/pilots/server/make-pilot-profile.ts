import { and, eq } from "drizzle-orm"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { Licence } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

export interface NewPilotProfile {
  userId: number
  licence: Licence
  homeAirportId: number
}

/**
 * Makes a pilot of a person whose address is proven: from now on the wizard is open to them,
 * publishing waits for their papers. The same wish again changes nothing; another licence or
 * airport is refused, because papers may have been checked for the first ones.
 */
export function makePilotProfile(db: Db, profile: NewPilotProfile): Promise<void> {
  const { userId, licence, homeAirportId } = profile
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, userId)
    const made = await tx
      .insert(pilotProfilesTable)
      .values({ userId, licence, homeAirportId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ userId: pilotProfilesTable.userId })
    if (made.length === 0) {
      if (await hasProfile(tx, profile)) return
      throw new DomainError("already-a-pilot", "invalid", "Du hast schon ein Pilotenprofil.")
    }
    await recordEvent(tx, {
      kind: "user.became_pilot",
      entityId: userId,
      actor: { kind: "user", userId, isPilot: true, isAdmin: false },
      role: "pilot",
      data: { licence, homeAirportId },
    })
  })
}

async function hasProfile(tx: Db, { userId, licence, homeAirportId }: NewPilotProfile) {
  const [same] = await tx
    .select({ userId: pilotProfilesTable.userId })
    .from(pilotProfilesTable)
    .where(
      and(
        eq(pilotProfilesTable.userId, userId),
        eq(pilotProfilesTable.licence, licence),
        eq(pilotProfilesTable.homeAirportId, homeAirportId),
      ),
    )
  return same !== undefined
}

/** The airport that somebody names as home; refused at `property` where we know none. */
export async function getHomeAirportId(db: Db, code: string, property: string): Promise<number> {
  const [airport] = await db
    .select({ id: airportsTable.id })
    .from(airportsTable)
    .where(eq(airportsTable.code, code))
  if (!airport) throw fieldError("unknown-airport", property, "Diesen Flugplatz kennen wir nicht.")
  return airport.id
}
