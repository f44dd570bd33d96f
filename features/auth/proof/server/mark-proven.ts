import { eq } from "drizzle-orm"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

/** Notes that the person of a session has just proved who they are, and with a second factor or not. */
export async function markProven(
  tx: Db,
  { sessionId }: UserActor,
  { hasFactor = false } = {},
): Promise<void> {
  if (sessionId === undefined) throw loginRequired()
  await tx
    .update(sessionsTable)
    .set({ provenAt: clock.now(), ...(hasFactor && { factorAt: clock.now() }) })
    .where(eq(sessionsTable.id, sessionId))
}
