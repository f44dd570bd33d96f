import { and, eq, isNull } from "drizzle-orm"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { ActorRole, UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { formatPhone, parsePhone } from "./phone-number.ts"

/** The own number as it is shown, null where none is given. It belongs into no public answer. */
export async function findPhone(db: Db, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ phone: usersTable.phone })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  return user?.phone ? formatPhone(user.phone) : null
}

/** Writes down a number, or takes it away where nothing is typed; the same again changes nothing. */
export async function savePhone(db: Db, actor: UserActor, typed: string): Promise<string | null> {
  const { userId } = actor
  const role = actor.isPilot ? "pilot" : "passenger"
  const { phone } = await inTransaction(db, (tx) =>
    savePhoneOf(tx, { userId, typed, by: actor, role }),
  )
  return phone && formatPhone(phone)
}

interface TypedPhone {
  userId: number
  typed: string
  /** They themselves, or the back office at their word. */
  by: UserActor
  role: ActorRole
}

/** The same for somebody, whoever types it. */
export async function savePhoneOf(
  tx: Db,
  { userId, typed, by, role }: TypedPhone,
): Promise<{ phone: string | null; isChanged: boolean }> {
  const phone = typed === "" ? null : parsePhone(typed)
  if (phone === undefined) {
    throw fieldError(
      "no-phone",
      "phone",
      "Diese Nummer können wir nicht lesen. Schreib sie mit Vorwahl, zum Beispiel 0170 1234567 oder +43 664 1234567.",
    )
  }
  const [former] = await tx
    .select({ phone: usersTable.phone })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    .for("update")
  if (!former) throw unknownUser()
  if (former.phone === phone) return { phone, isChanged: false }
  await tx.update(usersTable).set({ phone }).where(eq(usersTable.id, userId))
  // the number itself stays in its row: events are never deleted
  await recordEvent(tx, {
    kind: phone === null ? "user.phone_removed" : "user.phone_given",
    entityId: userId,
    actor: by,
    role,
  })
  return { phone, isChanged: true }
}
