import { and, eq, ne, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { MAX_VIEWS } from "../office-view.ts"
import { officeViewsTable as views } from "./office-views-tables.ts"

interface NewView {
  list: string
  name: string
  words: string
  isShared: boolean
}

/** Keeps how somebody sees a list under a name. */
export function saveView(db: Db, userId: number, view: NewView): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    await requireFreeName(tx, { ...view, ownerId: userId, id: 0 })
    const of = and(eq(views.ownerId, userId), eq(views.list, view.list))
    if ((await tx.$count(views, of)) >= MAX_VIEWS) {
      throw new DomainError(
        "too-many-views",
        "invalid",
        `Mehr als ${MAX_VIEWS} Ansichten einer Liste lassen sich nicht sichern. Lösch eine, die du nicht mehr brauchst.`,
      )
    }
    const [saved] = await tx
      .insert(views)
      .values({ ...view, ownerId: userId, changedAt: clock.now() })
      .returning({ id: views.id })
    if (!saved) throw new Error("the view was not saved")
    return saved
  })
}

interface Named {
  id: number
  list: string
  ownerId: number | null
  name: string
}

/** One person's views of a list have names of their own; one name is saved at a time. */
export async function requireFreeName(tx: Db, { id, list, ownerId, name }: Named): Promise<void> {
  if (ownerId === null) return
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`office view ${ownerId} ${list}`}, 0))`,
  )
  const isTaken = and(
    eq(views.list, list),
    eq(views.ownerId, ownerId),
    ne(views.id, id),
    sql`lower(${views.name}) = lower(${name})`,
  )
  if ((await tx.$count(views, isTaken)) > 0) {
    throw fieldError("name-taken", "name", "So heißt schon eine deiner Ansichten.")
  }
}
