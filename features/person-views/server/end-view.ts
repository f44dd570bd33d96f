import { and, eq, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { personViewsTable as views } from "./person-views-table.ts"

/** Ends a view before its time; what is over stays as it is. */
export function endView(db: Db, { id, viewerId }: { id: string; viewerId: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(views)
      .set({ endedAt: clock.now() })
      .where(and(eq(views.id, id), isNull(views.endedAt)))
      .returning({ userId: views.userId })
    if (!ended) return
    await recordEvent(tx, {
      kind: "user.view_ended",
      entityId: ended.userId,
      actor: { kind: "user", userId: viewerId, isPilot: false, isAdmin: true },
      role: "admin",
    })
  })
}

/** Of a person who leaves. */
export async function eraseViews(tx: Db, userId: number): Promise<void> {
  await tx.delete(views).where(eq(views.userId, userId))
}
