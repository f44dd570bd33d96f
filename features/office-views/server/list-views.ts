import { and, asc, desc, eq, or, sql } from "drizzle-orm"
import { officeRoleGrantsTable as grants } from "#features/office-roles/server/office-role-grants-table.ts"
import type { Db } from "#platform/server/db.ts"
import { canChangeView, type SavedView } from "../office-view.ts"
import {
  officeDefaultViewsTable as defaults,
  officeViewsTable as views,
} from "./office-views-tables.ts"

/** Whether whoever made a view is still in the team. */
export const IS_OWNER_IN_TEAM = sql<boolean>`exists (select from ${grants} where ${grants.userId} = ${views.ownerId})`

/** What somebody can open a list with: their own views, then those that were shared. */
export async function listViews(db: Db, userId: number, list: string): Promise<SavedView[]> {
  const isOwn = sql<boolean>`${views.ownerId} is not distinct from ${userId}`
  const rows = await db
    .select({ view: views, isOwn, isOwnerInTeam: IS_OWNER_IN_TEAM, defaultOf: defaults.userId })
    .from(views)
    .leftJoin(
      defaults,
      and(eq(defaults.viewId, views.id), eq(defaults.userId, userId), eq(defaults.list, list)),
    )
    .where(and(eq(views.list, list), or(eq(views.ownerId, userId), eq(views.isShared, true))))
    .orderBy(desc(isOwn), asc(sql`lower(${views.name})`), asc(views.id))
  return rows.map(({ view, isOwn, isOwnerInTeam, defaultOf }) => ({
    id: view.id,
    name: view.name,
    words: view.words,
    isShared: view.isShared,
    isOwn,
    mayChange: canChangeView(userId, { ownerId: view.ownerId, isOwnerInTeam }),
    isDefault: defaultOf !== null,
  }))
}
