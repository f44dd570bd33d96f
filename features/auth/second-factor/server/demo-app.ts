import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { authenticatorAppsTable } from "./second-factor-tables.ts"
import { openTotpSecret, totpAt } from "./totp.ts"

/** The key of the demo world's back office. It stands in the code, so it opens nothing anywhere else. */
export const DEMO_APP_SECRET = "AUFWINDDEMOVERWALTUNGAUFWINDDEMO"

/** The code that stands beside the demo login, so that newcomers get in; none in production. */
export async function findDemoCode(db: Db, userId: number): Promise<string | undefined> {
  if (!env().isDemo) return undefined
  const [app] = await db
    .select()
    .from(authenticatorAppsTable)
    .where(eq(authenticatorAppsTable.userId, userId))
  const isDemoApp = app && openTotpSecret(userId, app.sealedSecret) === DEMO_APP_SECRET
  return isDemoApp ? totpAt(DEMO_APP_SECRET, app.lastStep) : undefined
}
