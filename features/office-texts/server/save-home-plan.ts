import { planFindings } from "#features/content/home-plan.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { bodyOfPlan } from "../plan-body.ts"
import { HOME_DOCUMENT } from "../version.ts"
import type { SaveHomePlan } from "../version-schemas.ts"
import { writeVersion } from "./write-version.ts"

/** Shows these topics on the home page from now on. */
export async function saveHomePlan(db: Db, actor: UserActor, input: SaveHomePlan) {
  const { basedOn, note, plan } = input
  requirePlan(plan)
  const body = bodyOfPlan(plan)
  return writeVersion(db, actor, {
    document: HOME_DOCUMENT,
    basedOn,
    note,
    body,
    state: "published",
  })
}

export function requirePlan(plan: SaveHomePlan["plan"]): void {
  const findings = planFindings(plan)
  if (findings.length === 0) return
  const fields = Object.fromEntries(findings.map(({ path, message }) => [path, message]))
  throw new DomainError("plan-breaks-rules", "invalid", "So kann es noch nicht gelten.", fields)
}
