import { desc, eq } from "drizzle-orm"
import { DELIVERED_PLAN, type HomePlan } from "#features/content/home-plan.ts"
import { fieldsOf, sourceOf, type TextFields } from "#features/content/text-fields.ts"
import { bodyOfPlan } from "#features/office-texts/plan-body.ts"
import { contentVersionsTable as versions } from "#features/office-texts/server/content-versions-table.ts"
import { deliveredBody } from "#features/office-texts/server/delivered-body.ts"
import { HOME_DOCUMENT, type VersionState } from "#features/office-texts/version.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makeUser } from "./make-user.ts"

interface MadeVersion {
  document: string
  state?: VersionState
  /** What of the delivered text is different in it. */
  text?: Partial<TextFields>
  plan?: HomePlan
  authorId?: number
  note?: string
  writtenAt?: Date
  deliveredBody?: string
}

/** The number of a document's newest version; 0 where there is none. */
export async function latestVersionOf(db: Db, document: string): Promise<number> {
  const [latest] = await db
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.document, document))
    .orderBy(desc(versions.number))
    .limit(1)
  return latest?.number ?? 0
}

/** One more version of a document; returns its number. */
export async function makeVersion(db: Db, made: MadeVersion): Promise<number> {
  const { document, state = "published", text = {}, plan = DELIVERED_PLAN } = made
  const delivered = deliveredBody(document)
  const body =
    document === HOME_DOCUMENT ? bodyOfPlan(plan) : sourceOf({ ...fieldsOf(delivered), ...text })
  const { number } = await insertRow(db, versions, {
    document,
    number: (await latestVersionOf(db, document)) + 1,
    state,
    body,
    deliveredBody: made.deliveredBody ?? delivered,
    restoredNumber: null,
    note: made.note ?? "",
    authorId: made.authorId ?? (await makeUser(db, { officeRoles: ["content"] })).id,
    writtenAt: made.writtenAt ?? clock.now(),
  })
  return number
}
