import { and, eq } from "drizzle-orm"
import { fieldsOf } from "#features/content/text-fields.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { planOfBody } from "../plan-body.ts"
import { HOME_DOCUMENT } from "../version.ts"
import { type Restore, type Return, textFieldsSchema } from "../version-schemas.ts"
import { contentVersionsTable as versions } from "./content-versions-table.ts"
import { deliveredBody } from "./delivered-body.ts"
import { requirePlan } from "./save-home-plan.ts"
import { requireRules } from "./save-text.ts"
import { writeVersion } from "./write-version.ts"

/** Shows an earlier version again, as a new one, where it still keeps to the rules. */
export async function restoreVersion(db: Db, actor: UserActor, input: Restore) {
  const { document, basedOn, note, number } = input
  const [found] = await db
    .select({ body: versions.body })
    .from(versions)
    .where(and(eq(versions.document, document), eq(versions.number, number)))
  if (!found || number > basedOn) {
    throw fieldError("no-such-version", "number", "Diese Fassung gibt es nicht.")
  }
  requireShowable(document, found.body)
  const { body } = found
  return writeVersion(db, actor, {
    document,
    basedOn,
    note,
    body,
    state: "published",
    restoredNumber: number,
  })
}

/** What was fine once may lead to a page that is gone, or hold a placeholder that nothing fills any more. */
function requireShowable(document: string, body: string): void {
  try {
    if (document === HOME_DOCUMENT) requirePlan(planOfBody(body))
    else requireRules(document, textFieldsSchema.parse(fieldsOf(body)))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const why = Object.values(error.fields).join(" ")
    const message = `Diese Fassung kann so nicht mehr erscheinen: ${why}`
    throw new DomainError("version-breaks-rules", "invalid", message)
  }
}

/** Shows what the deployment brings again. */
export async function returnToDelivered(db: Db, actor: UserActor, input: Return) {
  const { document, basedOn, note } = input
  const body = deliveredBody(document)
  return writeVersion(db, actor, { document, basedOn, note, body, state: "delivered" })
}
