import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sharePath } from "../wrapped-paths.ts"
import { toldYearsTable, yearSharesTable } from "./wrapped-tables.ts"

/** Which pictures of their years somebody has made public, and of which years they were told. */
export async function exportYears(db: Db, userId: number) {
  const shares = await db.select().from(yearSharesTable).where(eq(yearSharesTable.userId, userId))
  const told = await db.select().from(toldYearsTable).where(eq(toldYearsTable.userId, userId))
  return {
    geteilteBilder: shares.map(({ token, year, shows, createdAt }) => {
      const { picture: _, spoken: __, ...words } = shows
      return {
        adresse: env().PUBLIC_URL + sharePath(token),
        jahr: year,
        zeigt: words,
        geteiltAm: createdAt,
      }
    }),
    benachrichtigt: told.map(({ year, notifiedAt }) => ({ jahr: year, am: notifiedAt })),
  }
}
