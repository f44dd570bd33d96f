import { and, eq, isNotNull, sql } from "drizzle-orm"
import { passkeysTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { Factors } from "../second-factor.ts"
import { authenticatorAppsTable } from "./second-factor-tables.ts"

/** What an account has beside its mailbox and password. */
export async function findFactors(db: Db, userId: number): Promise<Factors> {
  const [user] = await db
    .select({
      isAdmin: usersTable.isAdmin,
      hasApp: sql<boolean>`${authenticatorAppsTable.userId} is not null`,
      passkeys: db.$count(passkeysTable, eq(passkeysTable.userId, userId)),
    })
    .from(usersTable)
    .leftJoin(
      authenticatorAppsTable,
      and(
        eq(authenticatorAppsTable.userId, usersTable.id),
        isNotNull(authenticatorAppsTable.confirmedAt),
      ),
    )
    .where(eq(usersTable.id, userId))
  return user ?? { isAdmin: false, hasApp: false, passkeys: 0 }
}
