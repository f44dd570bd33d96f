import { inArray, isNull } from "drizzle-orm"
import { DEMO_APP_SECRET } from "#features/auth/second-factor/server/demo-app.ts"
import { findFactors } from "#features/auth/second-factor/server/find-factors.ts"
import { authenticatorAppsTable as apps } from "#features/auth/second-factor/server/second-factor-tables.ts"
import { sealTotpSecret } from "#features/auth/second-factor/server/totp.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { ADMIN_EMAIL, SUPPORT_EMAIL } from "./demo-logins.ts"

/**
 * Gives the demo's admin the app whose code stands beside the demo login: the back office asks a second
 * factor of everybody. A demo world of before there were factors gets it as well; whoever has made a factor
 * keeps that alone.
 */
export async function giveDemoApp(db: Db): Promise<void> {
  const people = await db
    .select()
    .from(usersTable)
    .where(inArray(usersTable.email, [ADMIN_EMAIL, SUPPORT_EMAIL]))
  for (const person of people) await giveTo(db, person)
}

async function giveTo(db: Db, admin: typeof usersTable.$inferSelect) {
  const { hasApp, passkeys } = await findFactors(db, admin.id)
  if (hasApp || passkeys > 0) return
  const sealedSecret = sealTotpSecret(admin.id, DEMO_APP_SECRET)
  const { createdAt } = admin
  const app = { sealedSecret, startedAt: createdAt, confirmedAt: createdAt, lastStep: null }
  await db
    .insert(apps)
    .values({ userId: admin.id, ...app })
    // one that was begun and never confirmed counts for nothing; one confirmed meanwhile stays
    .onConflictDoUpdate({ target: apps.userId, set: app, setWhere: isNull(apps.confirmedAt) })
}
