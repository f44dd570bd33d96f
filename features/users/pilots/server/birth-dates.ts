import { eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { prepared } from "#platform/server/prepared.ts"

const selectBirthDate = prepared((db, { userId }: { userId: number }) =>
  db
    .select({ birthDate: pilotProfilesTable.birthDate })
    .from(pilotProfilesTable)
    .where(eq(pilotProfilesTable.userId, userId)),
)

/** A pilot's birth date (ISO), null where they have given none. It belongs into no public answer. */
export async function findBirthDate(db: Db, userId: number): Promise<string | null> {
  const [profile] = await selectBirthDate(db, { userId })
  return profile?.birthDate ?? null
}

/** Writes down when a pilot was born; the same day again changes nothing. */
export function saveBirthDate(db: Db, actor: UserActor, birthDate: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const [former] = await tx
      .select({ birthDate: pilotProfilesTable.birthDate })
      .from(pilotProfilesTable)
      .where(eq(pilotProfilesTable.userId, actor.userId))
      .for("update")
    if (former?.birthDate === birthDate) return
    await tx
      .update(pilotProfilesTable)
      .set({ birthDate })
      .where(eq(pilotProfilesTable.userId, actor.userId))
    // the day itself stays in its row: events are never deleted
    await recordEvent(tx, {
      kind: "user.birth_date_given",
      entityId: actor.userId,
      actor,
      role: "pilot",
      data: { isCorrection: former?.birthDate !== null },
    })
  })
}
