import { and, desc, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { type SharedCard, sharedCardSchema } from "../story-card.ts"
import type { YearShare } from "../year-share.ts"
import { yearSharesTable as shares } from "./wrapped-tables.ts"

/** What somebody has made public, of all years, the latest first. */
export async function listYearShares(db: Db, userId: number): Promise<YearShare[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(eq(shares.userId, userId))
    .orderBy(desc(shares.id))
  return rows.map(toYearShare)
}

export function toYearShare(row: typeof shares.$inferSelect): YearShare {
  const { token, year, card, shows } = row
  return { token, year, card, label: shows.label, figure: shows.figure }
}

export interface SharedPicture {
  year: number
  shows: SharedCard
}

/** The picture at a public address. A blocked account shows none, as long as it is blocked. */
export async function findSharedPicture(db: Db, token: string): Promise<SharedPicture | undefined> {
  const [row] = await db
    .select({ year: shares.year, shows: shares.shows })
    .from(shares)
    .innerJoin(usersTable, eq(usersTable.id, shares.userId))
    .where(and(eq(shares.token, token), isNull(usersTable.deletedAt), isNull(usersTable.blockedAt)))
  return row && { year: row.year, shows: sharedCardSchema.parse(row.shows) }
}
