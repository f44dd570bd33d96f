import { eq, inArray, sql } from "drizzle-orm"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfficeHit } from "../../office-search.ts"
import type { SearchReading } from "../../parse-office-search.ts"
import { findIds, inOrderOf, joinFacts, MAX_FOUND, startsWith } from "./hits-of-ids.ts"

const BARE = sql`replace(registration, '-', '')`

/** The aircraft whose registration begins so, with or without its hyphen. */
export function findPlanes(tx: Db, { registrationStart }: SearchReading) {
  return findIds(tx, [
    registrationStart &&
      sql`select id from planes where ${startsWith(BARE, registrationStart)}
        order by ${BARE} using ~<~ limit ${MAX_FOUND}`,
  ])
}

/** Each leads to its sheet, below its pilot's account. */
export async function listPlanes(tx: Db, ids: readonly number[]): Promise<OfficeHit[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ plane: planesTable, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(planesTable)
    .innerJoin(usersTable, eq(usersTable.id, planesTable.pilotId))
    .where(inArray(planesTable.id, [...ids]))
  return inOrderOf(ids, rows, ({ plane }) => plane.id).map(({ plane, firstName, lastName }) => ({
    id: `plane-${plane.id}`,
    kind: "plane",
    title: plane.registration,
    facts: joinFacts([plane.model, `im Konto von ${`${firstName} ${lastName}`.trim()}`]),
    status: plane.retiredAt ? "Entfernt" : null,
    href: planeSheetPath(plane),
  }))
}
