import { inArray, sql } from "drizzle-orm"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { listedUser } from "#features/users/office/server/list-users.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import {
  findIds,
  firstOf,
  hasWords,
  inOrderOf,
  joinFacts,
  MAX_FOUND,
  startsWith,
} from "./hits-of-ids.ts"

const NAME = sql`first_name || ' ' || last_name`
const LIVING = sql`from users where deleted_at is null`

/** The accounts that are meant: a whole address and a whole name before those that only begin so. */
export function findPeople(tx: Db, { names, emailStart, number }: SearchReading) {
  const byNumber = number && (number.of ?? "person") === "person"
  return findIds(tx, [
    byNumber ? sql`select id ${LIVING} and id = ${number.id}` : null,
    emailStart && sql`select id ${LIVING} and email = ${emailStart}`,
    names.length > 0
      ? firstOf(sql`select id ${LIVING} and ${hasWords(NAME, names, "whole")}`)
      : null,
    names.length > 0
      ? firstOf(sql`select id ${LIVING} and ${hasWords(NAME, names, "start")}`)
      : null,
    emailStart &&
      sql`select id ${LIVING} and ${startsWith(sql`email`, emailStart)}
        order by email using ~<~ limit ${MAX_FOUND}`,
  ])
}

export async function listPeople(tx: Db, ids: readonly number[]): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ user: usersTable, pilotId: pilotProfilesTable.userId })
    .from(usersTable)
    .leftJoin(pilotProfilesTable, sql`${pilotProfilesTable.userId} = ${usersTable.id}`)
    .where(inArray(usersTable.id, [...ids]))
  return inOrderOf(ids, rows, ({ user }) => user.id).map(({ user, pilotId }) => {
    const { id, name, email, isPilot, isAdmin, isBlocked, joinedAt } = listedUser(
      user,
      pilotId !== null,
    )
    return {
      id: `person-${id}`,
      kind: "person",
      title: name,
      facts: joinFacts([
        email,
        isPilot ? "Pilot:in" : null,
        isAdmin ? "Verwaltung" : null,
        `Konto ${id}, dabei seit ${formatDay(new Date(joinedAt), HOME_ZONE)}`,
      ]),
      status: isBlocked ? "Gesperrt" : null,
      href: userSheetPath(id),
    }
  })
}
