import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { securityEventsTable as events } from "#platform/server/security-notes.ts"
import { SECURITY_LABELS } from "../security-labels.ts"

/** What the log of security says of a person; networks are keyed hashes and name no place. */
export async function exportSecurityEvents(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.userId, userId))
    .orderBy(asc(events.minute), asc(events.id))
  return rows.map(({ kind, count, minute, device, networkHash }) => ({
    was: SECURITY_LABELS[kind],
    wieOft: count,
    inDerMinuteAb: minute,
    geraet: device,
    pruefsummeDesNetzes: networkHash,
  }))
}

/** Nothing of the log stays of an account that is gone. */
export async function eraseSecurityEvents(tx: Db, userId: number): Promise<void> {
  await tx.delete(events).where(eq(events.userId, userId))
}
