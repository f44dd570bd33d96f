import { and, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { usersTable } from "./users-tables.ts"

/** Gives an account that was made by a mail code its name; a name that is there stays. */
export async function setNameOnce(tx: Db, userId: number, fullName: string): Promise<void> {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/)
  await tx
    .update(usersTable)
    .set({ firstName, lastName: rest.join(" ") })
    .where(and(eq(usersTable.id, userId), eq(usersTable.firstName, "")))
}
