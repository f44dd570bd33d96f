import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { type SessionMethod, sessionsTable } from "./auth-tables.ts"

export interface SessionProof {
  /** When the person last proved who they are: at the start of the session or since. */
  provenAt: Date
  isPersistent: boolean
  method: SessionMethod | null
}

/** How a session was opened; undefined where somebody acts without one. */
export async function findSessionProof(
  db: Db,
  { userId, sessionId }: UserActor,
): Promise<SessionProof | undefined> {
  if (sessionId === undefined) return undefined
  const [session] = await db
    .select({
      createdAt: sessionsTable.createdAt,
      provenAt: sessionsTable.provenAt,
      isPersistent: sessionsTable.isPersistent,
      method: sessionsTable.method,
    })
    .from(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))
  return session && { ...session, provenAt: session.provenAt ?? session.createdAt }
}
