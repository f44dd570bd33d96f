import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import {
  pilotProfilesTable,
  usersTable as users,
} from "#features/users/core/server/users-tables.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import type { ListedUser, UserListQuery } from "../user-list.ts"

const PAGE = 25

/** A page of the living accounts and how many there are in all; a page number past the end shows the last page. */
export async function listUsers(db: Db, query: UserListQuery) {
  const which = and(isNull(users.deletedAt), OF_GROUP[query.group], matching(query.search))
  const [all] = await db
    .select({ count: count() })
    .from(users)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, users.id))
    .where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({ user: users, pilotId: pilotProfilesTable.userId })
    .from(users)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, users.id))
    .where(which)
    .orderBy(...ORDERS[query.sort])
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(({ user, pilotId }) => listedUser(user, pilotId !== null))
  return { entries, total, page, pageCount }
}

const OF_GROUP: Record<UserListQuery["group"], SQL | undefined> = {
  alle: undefined,
  pilotinnen: isNotNull(pilotProfilesTable.userId),
  gesperrt: isNotNull(users.blockedAt),
}

const ORDERS: Record<UserListQuery["sort"], SQL[]> = {
  neueste: [desc(users.createdAt), desc(users.id)],
  name: [asc(sql`lower(${users.lastName})`), asc(sql`lower(${users.firstName})`), asc(users.id)],
}

// `position` and not `like`: what somebody types has no wildcards
function matching(searched: string): SQL | undefined {
  if (searched === "") return undefined
  const text = searched.toLowerCase()
  const name = sql`lower(${users.firstName} || ' ' || ${users.lastName})`
  const asNumber = /^[1-9]\d{0,8}$/.test(searched) ? eq(users.id, Number(searched)) : undefined
  return or(
    sql`position(${text} in ${name}) > 0`,
    sql`position(${text} in ${users.email}) > 0`,
    asNumber,
  )
}

export function listedUser(user: typeof users.$inferSelect, isPilot: boolean): ListedUser {
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim() || "Ohne Namen",
    email: user.email,
    isConfirmed: user.emailConfirmedAt !== null,
    isPilot,
    isAdmin: user.isAdmin,
    isBlocked: user.blockedAt !== null,
    joinedAt: user.createdAt.toISOString(),
  }
}
