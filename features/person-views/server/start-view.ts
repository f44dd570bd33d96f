import { randomUUID } from "node:crypto"
import { and, eq, gt, isNull } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { hasRight } from "#features/office-roles/office-right.ts"
import { refusalFor } from "#features/office-roles/server/needs-right.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, loginRequired } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canView, VIEW_MS, whyNotViewed } from "../person-view.ts"
import { personViewsTable as views } from "./person-views-table.ts"

interface Request {
  userId: number
  /** The person reads it. */
  reason: string
}

/**
 * Begins a view in the session of whoever asks, in the place of another one. Asked for again, the same one goes
 * on: its person is told once.
 */
export function startView(
  db: Db,
  actor: UserActor,
  { userId, reason }: Request,
): Promise<{ id: string; endsAt: Date }> {
  return inTransaction(db, async (tx) => {
    const { sessionId } = actor
    if (sessionId === undefined) throw loginRequired()
    const account = await lockAccount(tx, userId)
    const person = { ...account, isBlocked: account.blockedAt !== null }
    if (!canView(actor, person)) throw refusal(actor, person)
    const now = clock.now()
    const open = await tx
      .select()
      .from(views)
      .where(and(eq(views.sessionId, sessionId), isNull(views.endedAt), gt(views.endsAt, now)))
    const same = open.find((view) => view.userId === userId)
    if (same) return same
    await tx
      .update(views)
      .set({ endedAt: now })
      .where(and(eq(views.sessionId, sessionId), isNull(views.endedAt)))
    const view = { id: randomUUID(), endsAt: new Date(now.getTime() + VIEW_MS) }
    await tx.insert(views).values({ ...view, sessionId, userId, startedAt: now })
    await noteLooks(tx, actor, { kind: "view", of: [userId], reason })
    await recordEvent(tx, { kind: "user.view_started", entityId: userId, actor, role: "admin" })
    return view
  })
}

function refusal(actor: UserActor, person: Parameters<typeof whyNotViewed>[1]) {
  if (!hasRight(actor, "people.view-as")) return refusalFor(actor, "people.view-as")
  return new DomainError("not-viewed", "forbidden", whyNotViewed(actor, person) ?? "")
}
