import { and, eq } from "drizzle-orm"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { userBlocksTable } from "./conversations-tables.ts"
import { dropQuestions } from "./follow-question.ts"

/** From now on the two write each other no more. The other person is not told. Safe to repeat. */
export async function blockTalker(db: Db, { userId }: UserActor, blockedId: number): Promise<void> {
  if (blockedId === userId) {
    throw new DomainError("own-account", "invalid", "Dich selbst kannst du nicht blockieren.")
  }
  const [other] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.id, blockedId))
  if (!other) throw unknownUser()
  await inTransaction(db, async (tx) => {
    await tx
      .insert(userBlocksTable)
      .values({ blockerId: userId, blockedId, createdAt: clock.now() })
      .onConflictDoNothing()
    await dropQuestions(tx, userId, blockedId)
  })
}

/** Both may write again; what was withheld stays so. Safe to repeat. */
export async function unblockTalker(
  db: Db,
  { userId }: UserActor,
  blockedId: number,
): Promise<void> {
  await db
    .delete(userBlocksTable)
    .where(and(eq(userBlocksTable.blockerId, userId), eq(userBlocksTable.blockedId, blockedId)))
}
