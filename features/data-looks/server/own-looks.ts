import { desc, eq } from "drizzle-orm"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import type { Db } from "#platform/server/db.ts"
import { LOOK_LABELS, type ShownLook } from "../data-look.ts"
import { dataLooksTable as looks } from "./data-looks-table.ts"

const SHOWN = 30

/** Who of the back office has looked at somebody's data, the newest first. */
export async function listLooksAt(
  db: Db,
  userId: number,
): Promise<{ shown: ShownLook[]; total: number }> {
  const rows = await newestOf(db, userId).limit(SHOWN)
  return {
    total: await db.$count(looks, eq(looks.userId, userId)),
    shown: rows.map(({ id, kind, roles, reason, lookedAt }) => ({
      id,
      kind,
      roles,
      reason,
      at: lookedAt.toISOString(),
    })),
  }
}

/** All of them, for the copy of a person's data. */
export async function exportLooks(db: Db, userId: number) {
  const rows = await newestOf(db, userId)
  return rows.map(({ kind, roles, reason, lookedAt }) => ({
    was: LOOK_LABELS[kind],
    werInWelcherRolle: roles.map((role) => OFFICE_ROLE_LABELS[role].name),
    begruendung: reason || null,
    wann: lookedAt,
  }))
}

/** They are about whoever leaves, so they go. */
export async function eraseLooks(tx: Db, userId: number): Promise<void> {
  await tx.delete(looks).where(eq(looks.userId, userId))
}

function newestOf(db: Db, userId: number) {
  return db.select().from(looks).where(eq(looks.userId, userId)).orderBy(desc(looks.id)).$dynamic()
}
