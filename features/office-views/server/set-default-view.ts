import { and, eq } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { findListOfView, unknownView } from "./change-view.ts"
import { officeDefaultViewsTable as defaults } from "./office-views-tables.ts"

interface DefaultView {
  list: string
  /** Null: the whole list. */
  viewId: number | null
}

/** With which view a list opens to somebody from now on. */
export function setDefaultView(
  db: Db,
  userId: number,
  { list, viewId }: DefaultView,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (viewId === null) {
      await tx.delete(defaults).where(and(eq(defaults.userId, userId), eq(defaults.list, list)))
      return
    }
    if ((await findListOfView(tx, userId, viewId)) !== list) throw unknownView()
    await tx
      .insert(defaults)
      .values({ userId, list, viewId })
      .onConflictDoUpdate({ target: [defaults.userId, defaults.list], set: { viewId } })
  })
}
