import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { type AccessToken, verifyAccessToken } from "#features/auth/core/server/access-token.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { isOfficeOpen } from "#features/auth/second-factor/second-factor.ts"
import { rolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { actorOfView } from "#features/person-views/server/find-view.ts"
import { VIEW_COOKIE } from "#features/person-views/server/view-cookie.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import { prepared } from "#platform/server/prepared.ts"
import { ACCESS_COOKIE } from "./session-cookies.ts"

/**
 * Who sends this request; one query, because a session that was ended acts at once. In a view of the back office it is
 * the person who is seen.
 */
export async function authenticate(db: Db, cookie: CookieReader): Promise<UserActor | null> {
  const token = await readAccessCookie(cookie)
  return token ? findActorOfBrowser(db, token, cookie) : null
}

/** The person of a session, or whoever its browser sees the product as. */
export async function findActorOfBrowser(
  db: Db,
  session: { userId: number; sessionId: string },
  cookie: CookieReader,
): Promise<UserActor | null> {
  const actor = await findActorOfSession(db, session)
  const viewId = actor && cookie(VIEW_COOKIE)
  return viewId ? actorOfView(db, actor, viewId) : actor
}

export async function readAccessCookie(cookie: CookieReader): Promise<AccessToken | undefined> {
  const value = cookie(ACCESS_COOKIE)
  return value ? verifyAccessToken(value) : undefined
}

/** The person of a session that is still alive; an admin only as long as the back office is open to it. */
async function findActorOfSession(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<UserActor | null> {
  const [person] = await selectActor(db, { userId, sessionId, now: clock.now() })
  if (!person) return null
  const { createdAt, provenAt, factorAt, officeUsedAt, officeRoles, ...actor } = person
  const isOfOffice = officeRoles.length > 0
  const isAdmin = isOfOffice && isOfficeOpen({ factorAt, officeUsedAt }, clock.now())
  return {
    kind: "user",
    ...actor,
    isAdmin,
    ...(isAdmin && { officeRoles }),
    ...(isOfOffice && !isAdmin && { awaitsFactor: true }),
    provenAt: provenAt ?? createdAt,
  }
}

const selectActor = prepared(
  (db, { sessionId, userId, now }: { sessionId: string; userId: number; now: Date }) =>
    db
      .select({
        userId: usersTable.id,
        isPilot: sql<boolean>`${pilotProfilesTable.userId} is not null`,
        officeRoles: rolesOf(usersTable.id),
        sessionId: sessionsTable.id,
        createdAt: sessionsTable.createdAt,
        provenAt: sessionsTable.provenAt,
        factorAt: sessionsTable.factorAt,
        officeUsedAt: sessionsTable.officeUsedAt,
      })
      .from(sessionsTable)
      .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
      .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
      .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId), isAlive(now))),
)

/** Which of these sessions are still alive. */
export async function listAliveSessions(
  db: Db,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const sessions = await db
    .select({ id: sessionsTable.id })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(inArray(sessionsTable.id, [...sessionIds]), isAlive(clock.now())))
  return new Set(sessions.map(({ id }) => id))
}

function isAlive(now: Date): SQL | undefined {
  return and(
    isNull(sessionsTable.revokedAt),
    gt(sessionsTable.expiresAt, now),
    isNull(usersTable.deletedAt),
    isNull(usersTable.blockedAt),
  )
}
