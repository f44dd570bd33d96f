import { EDITABLE_GROUPS } from "#features/content/editable-texts.ts"
import { fieldsOf } from "#features/content/text-fields.ts"
import type { Db } from "#platform/server/db.ts"
import type { ListedText } from "../listed-text.ts"
import { deliveredBody } from "./delivered-body.ts"
import { listDocuments } from "./find-document.ts"

/** Every text that may be edited here, by its group. */
export async function listTexts(db: Db): Promise<{ label: string; texts: ListedText[] }[]> {
  const documents = await listDocuments(db)
  return EDITABLE_GROUPS.map(({ label, slugs }) => ({
    label,
    texts: slugs.map((slug): ListedText => {
      const document = documents.get(slug)
      return {
        slug,
        title: fieldsOf(document?.shownBody ?? deliveredBody(slug)).title,
        isPublished: Boolean(document?.published),
        hasDraft: Boolean(document?.draft),
        hasDeploymentChanged: Boolean(document?.formerDeliveredBody),
        latest: document?.draft ?? document?.published ?? null,
      }
    }),
  }))
}
