import { and, asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import {
  officeDefaultViewsTable as defaults,
  officeViewsTable as views,
} from "./office-views-tables.ts"

/** For the copy of a person's data. */
export async function exportViews(db: Db, userId: number) {
  const rows = await db
    .select({ view: views, defaultOf: defaults.userId })
    .from(views)
    .leftJoin(defaults, and(eq(defaults.viewId, views.id), eq(defaults.userId, userId)))
    .where(eq(views.ownerId, userId))
    .orderBy(asc(views.id))
  return rows.map(({ view, defaultOf }) => ({
    liste: view.list,
    name: view.name,
    filter: view.words,
    geteilt: view.isShared,
    oeffnetDieListe: defaultOf !== null,
    geaendert: view.changedAt,
  }))
}

/** What was for themself goes; what was shared is nobody's and stays with the team. */
export async function eraseOfficeViews(tx: Db, userId: number): Promise<void> {
  await tx.delete(defaults).where(eq(defaults.userId, userId))
  await tx.delete(views).where(and(eq(views.ownerId, userId), eq(views.isShared, false)))
  await tx.update(views).set({ ownerId: null }).where(eq(views.ownerId, userId))
}
