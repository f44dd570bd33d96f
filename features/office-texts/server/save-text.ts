import { textsAround } from "#features/content/server/content-pages.ts"
import { sourceOf } from "#features/content/text-fields.ts"
import { findingsOf } from "#features/content/text-rules.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { SaveText } from "../version-schemas.ts"
import { writeVersion } from "./write-version.ts"

/** Keeps what somebody has written as a draft, or publishes it where it keeps to every rule. */
export async function saveText(db: Db, actor: UserActor, input: SaveText) {
  const { document, basedOn, note, isPublished, text } = input
  if (isPublished) requireRules(document, text)
  const body = sourceOf(text)
  return writeVersion(db, actor, {
    document,
    basedOn,
    note,
    body,
    state: isPublished ? "published" : "draft",
  })
}

/** Throws with a sentence at each field that does not keep to the rules. */
export function requireRules(document: string, text: SaveText["text"]): void {
  const fields: Record<string, string> = {}
  for (const { field, message } of findingsOf(document, text, textsAround())) {
    const earlier = fields[field]
    fields[field] = earlier === undefined ? message : `${earlier} ${message}`
  }
  if (Object.keys(fields).length === 0) return
  const message = "So kann der Text noch nicht erscheinen."
  throw new DomainError("text-breaks-rules", "invalid", message, fields)
}
