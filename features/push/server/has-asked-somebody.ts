import { sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { messagesTable } from "#features/chat/core/server/conversations-tables.ts"
import type { Db } from "#platform/server/db.ts"

/** Whether this person has ever written to somebody or asked for a seat: only then push helps them. */
export async function hasAskedSomebody(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ asked: boolean }>(sql`
    select exists (select from ${messagesTable} where ${messagesTable.authorId} = ${userId})
      or exists (select from ${bookingsTable}
        where ${bookingsTable.passengerId} = ${userId} and ${bookingsTable.requestedAt} is not null) as asked`)
  return rows[0]?.asked ?? false
}
