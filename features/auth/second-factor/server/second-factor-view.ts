import { and, eq, isNotNull } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { asksSecondFactor } from "../second-factor.ts"
import type { SecondFactorView } from "../second-factor-schemas.ts"
import { findFactors } from "./find-factors.ts"
import { countRecoveryCodes } from "./recovery-codes.ts"
import { authenticatorAppsTable as apps } from "./second-factor-tables.ts"

/** What the settings show of the second factor. */
export async function getSecondFactorView(db: Db, userId: number): Promise<SecondFactorView> {
  const [app] = await db
    .select({ confirmedAt: apps.confirmedAt })
    .from(apps)
    .where(and(eq(apps.userId, userId), isNotNull(apps.confirmedAt)))
  return {
    appSince: app?.confirmedAt?.toISOString() ?? null,
    asksAtSignIn: asksSecondFactor(await findFactors(db, userId)),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}
