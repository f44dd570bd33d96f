import { and, eq, ne } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canChangeView } from "../office-view.ts"
import { IS_OWNER_IN_TEAM } from "./list-views.ts"
import {
  officeDefaultViewsTable as defaults,
  officeViewsTable as views,
} from "./office-views-tables.ts"
import { requireFreeName } from "./save-view.ts"

interface ViewChange {
  id: number
  name: string
  isShared: boolean
  /** Undefined: they stay. */
  words?: string | undefined
}

/** Renames a view, shares it or takes it back, and lets it show something else. */
export function changeView(db: Db, userId: number, change: ViewChange): Promise<void> {
  return inTransaction(db, async (tx) => {
    const view = await lockChangeable(tx, userId, change.id)
    await requireFreeName(tx, { ...view, name: change.name })
    // what is nobody's stays with the team
    const isShared = change.isShared || view.ownerId !== userId
    if (!isShared) {
      await tx
        .delete(defaults)
        .where(and(eq(defaults.viewId, view.id), ne(defaults.userId, userId)))
    }
    await tx
      .update(views)
      .set({
        name: change.name,
        isShared,
        words: change.words ?? view.words,
        changedAt: clock.now(),
      })
      .where(eq(views.id, view.id))
  })
}

/** A view that has gone already is gone. */
export function deleteView(db: Db, userId: number, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [view] = await tx.select({ id: views.id }).from(views).where(eq(views.id, id))
    if (!view) return
    await lockChangeable(tx, userId, id)
    await tx.delete(views).where(eq(views.id, id))
  })
}

/** The list of a view, for whoever may see it. */
export async function findListOfView(db: Db, userId: number, id: number): Promise<string | null> {
  const [view] = await db.select().from(views).where(eq(views.id, id))
  return view && (view.isShared || view.ownerId === userId) ? view.list : null
}

async function lockChangeable(tx: Db, userId: number, id: number) {
  const [row] = await tx
    .select({ view: views, isOwnerInTeam: IS_OWNER_IN_TEAM })
    .from(views)
    .where(eq(views.id, id))
    .for("update")
  if (!row || !(row.view.isShared || row.view.ownerId === userId)) throw unknownView()
  if (!canChangeView(userId, { ownerId: row.view.ownerId, isOwnerInTeam: row.isOwnerInTeam })) {
    throw new DomainError(
      "view-of-somebody-else",
      "forbidden",
      "Diese Ansicht gehört jemand anderem. Sichere sie unter einem eigenen Namen.",
    )
  }
  return row.view
}

export function unknownView(): DomainError {
  return new DomainError("unknown-view", "not-found", "Diese Ansicht gibt es nicht mehr.")
}
