import { and, eq, isNotNull, isNull } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { FlightHoursInput, StatedHours } from "../flight-hours.ts"

/** What a pilot has stated to have flown; null where they have stated nothing. */
export async function findStatedHours(db: Db, userId: number): Promise<StatedHours | null> {
  const [profile] = await db
    .select({
      flightHours: pilotProfilesTable.statedFlightHours,
      on: pilotProfilesTable.statedOn,
      checkedAt: pilotProfilesTable.statedCheckedAt,
    })
    .from(pilotProfilesTable)
    .where(eq(pilotProfilesTable.userId, userId))
  if (!profile || profile.flightHours === null || profile.on === null) return null
  const { flightHours, on, checkedAt } = profile
  return { flightHours, on, isChecked: checkedAt !== null }
}

/** Writes down what a pilot states; a changed statement has to be checked again, a repeated one has not. */
export function stateFlightHours(
  db: Db,
  actor: UserActor,
  { flightHours, on }: FlightHoursInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const former = await findStatedHours(tx, actor.userId)
    if (former?.flightHours === flightHours && former.on === on) return
    await tx
      .update(pilotProfilesTable)
      .set({ statedFlightHours: flightHours, statedOn: on, statedCheckedAt: null })
      .where(eq(pilotProfilesTable.userId, actor.userId))
    await recordEvent(tx, {
      kind: "user.flight_hours_stated",
      entityId: actor.userId,
      actor,
      role: "pilot",
    })
  })
}

/** The back office has checked with the licence what a pilot states; once. */
export async function checkStatedHours(tx: Db, userId: number): Promise<void> {
  await tx
    .update(pilotProfilesTable)
    .set({ statedCheckedAt: clock.now() })
    .where(
      and(
        eq(pilotProfilesTable.userId, userId),
        isNotNull(pilotProfilesTable.statedOn),
        isNull(pilotProfilesTable.statedCheckedAt),
      ),
    )
}
