import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import {
  pilotProfilesTable,
  usersTable as users,
} from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { MAX_TABLE_ROWS } from "#platform/list-table.ts"
import { turnedPage } from "#platform/list-turn.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { countUpTo, type KeyOrder, pageByKeys } from "#platform/server/lists/list-keys.ts"
import type { ListedUser, UserListQuery } from "../user-list.ts"

const PAGE = 25

interface UserPage {
  entries: ListedUser[]
  /** Counted as far as `countUpTo` does. */
  total: number
  /** The accounts to turn from; null where the list ends. */
  next: number | null
  previous: number | null
}

/** A page of the living accounts; pages are keyed by an account, so that new ones do not move them. */
export async function listUsers(db: Db, query: UserListQuery): Promise<UserPage> {
  const found = await findIds(db, query, { limit: PAGE + 1 })
  const { rows: ids, next, previous } = turnedPage(found, { turn: query.turn, size: PAGE })
  const { orderBy } = pageByKeys(ORDERS[query.sort], null, rowOf)
  const all = sql`select 1 from users where ${living(query)} order by ${orderBy}`
  return { entries: await readUsers(db, ids), total: await countUpTo(db, all), next, previous }
}

/** The accounts of a view as a table, or those of it that were chosen; that it was taken is written down. */
export function exportUsers(
  db: Db,
  actor: UserActor,
  query: UserListQuery,
  chosen: readonly number[] | null = null,
): Promise<ListedUser[]> {
  return inTransaction(db, async (tx) => {
    const whole = { ...query, turn: null }
    const ids = await findIds(tx, whole, { chosen, limit: MAX_TABLE_ROWS })
    await recordEvent(tx, {
      kind: "user.accounts_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { count: ids.length },
    })
    await noteLooks(tx, actor, { kind: "accounts_table", of: ids })
    return readUsers(tx, ids)
  })
}

interface Wanted {
  /** No others than these; null: of all. */
  chosen?: readonly number[] | null
  limit: number
}

async function findIds(db: Db, query: UserListQuery, { chosen = null, limit }: Wanted) {
  const { orderBy, beyond } = pageByKeys(ORDERS[query.sort], query.turn, rowOf)
  const which = and(living(query), chosen ? inArray(users.id, [...chosen]) : undefined, beyond)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from users where ${which} order by ${orderBy} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

async function readUsers(db: Db, ids: readonly number[]): Promise<ListedUser[]> {
  const rows = await db
    .select({ user: users, pilotId: pilotProfilesTable.userId })
    .from(users)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, users.id))
    .where(inArray(users.id, [...ids]))
  const listed = new Map(
    rows.map(({ user, pilotId }) => [user.id, listedUser(user, pilotId !== null)]),
  )
  return ids.flatMap((id) => listed.get(id) ?? [])
}

function living({ group, search }: UserListQuery): SQL | undefined {
  return and(isNull(users.deletedAt), OF_GROUP[group], matching(search))
}

const OF_GROUP: Record<UserListQuery["group"], SQL | undefined> = {
  alle: undefined,
  // few among all, and not spread evenly: asked from their side, not looked for along an order
  pilotinnen: sql`${users.id} = any(array(select user_id from pilot_profiles))`,
  gesperrt: isNotNull(users.blockedAt),
}

const AGE = [sql`${users.createdAt}`, sql`${users.id}`]
const NAME = [sql`lower(${users.lastName})`, sql`lower(${users.firstName})`, sql`${users.id}`]
const MAIL = [sql`${users.email}`, sql`${users.id}`]

const ORDERS: Record<UserListQuery["sort"], KeyOrder> = {
  neueste: { keys: AGE, isDescending: true },
  aelteste: { keys: AGE, isDescending: false },
  name: { keys: NAME, isDescending: false },
  "letzter-name": { keys: NAME, isDescending: true },
  mail: { keys: MAIL, isDescending: false },
  "letzte-mail": { keys: MAIL, isDescending: true },
}

function rowOf(id: number): SQL {
  return sql`from users where ${users.id} = ${id}`
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
    confirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    blockedAt: user.blockedAt?.toISOString() ?? null,
  }
}
