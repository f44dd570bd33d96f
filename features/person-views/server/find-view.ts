import { and, eq, sql } from "drizzle-orm"
import { z } from "zod"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { canView } from "../person-view.ts"
import { personViewsTable as views } from "./person-views-table.ts"

const viewId = z.uuid()

/**
 * Whom a request is for whose browser is in a view: the person who is seen, as long as it lasts and whoever looks may
 * still do so; then again the one who looks, who is told that it is over.
 */
export async function actorOfView(db: Db, viewer: UserActor, id: string): Promise<UserActor> {
  const { sessionId } = viewer
  if (sessionId === undefined || !viewId.safeParse(id).success) return over(viewer, null)
  const [found] = await db
    .select({
      person: {
        id: usersTable.id,
        isAdmin: usersTable.isAdmin,
        isBlocked: sql<boolean>`(${usersTable.blockedAt} is not null or ${usersTable.deletedAt} is not null)`,
      },
      isPilot: sql<boolean>`${pilotProfilesTable.userId} is not null`,
      endsAt: views.endsAt,
      endedAt: views.endedAt,
    })
    .from(views)
    .innerJoin(usersTable, eq(usersTable.id, views.userId))
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
    .where(and(eq(views.id, id), eq(views.sessionId, sessionId)))
  if (!found) return over(viewer, null)
  const { person, isPilot, endsAt, endedAt } = found
  const lasts = endedAt === null && endsAt > clock.now()
  if (!lasts || !canView(viewer, person)) return over(viewer, person.id)
  return {
    kind: "user",
    userId: person.id,
    isPilot,
    isAdmin: false,
    view: { id, viewerId: viewer.userId, endsAt },
  }
}

function over(viewer: UserActor, userId: number | null): UserActor {
  return { ...viewer, viewOver: { userId } }
}
