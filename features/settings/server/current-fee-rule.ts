import { asc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { feeSetting } from "../descriptions/fee-setting.ts"
import { type FeeRule, STANDARD_FEE_RULE } from "../fee-rule.ts"
import { currentValue } from "./current-settings.ts"
import { settingVersionsTable as versions } from "./setting-versions-table.ts"

/** The fee of what comes into the checkout now; what is there already has a rule of its own. */
export function currentFeeRule(): FeeRule {
  return currentValue(feeSetting)
}

/** A rule and since when it holds, until the next one; the first has always held. */
export interface FeeRuleSince {
  rule: FeeRule
  since: Date
}

/** Every rule that ever held, the oldest first. */
export async function listFeeRules(db: Db): Promise<FeeRuleSince[]> {
  const rows = await db
    .select({ value: versions.value, since: versions.setAt })
    .from(versions)
    .where(eq(versions.key, feeSetting.key))
    .orderBy(asc(versions.number))
  return [
    { rule: STANDARD_FEE_RULE, since: new Date(0) },
    ...rows.map(({ value, since }) => ({ rule: feeSetting.schema.parse(value), since })),
  ]
}
