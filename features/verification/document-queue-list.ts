import type { ListQuery } from "#platform/list-address.ts"
import { DOCUMENT_KIND_IDS, DOCUMENT_KINDS } from "./document-kinds.ts"

/** The back office's queue: documents to decide, those decided, by kind and age. */
export const DOCUMENT_QUEUE = {
  path: "/de/verwaltung/nachweise",
  choices: {
    status: { offen: "Offen", bestaetigt: "Bestätigt", abgelehnt: "Abgelehnt" },
    kind: {
      "": "Alle",
      ...Object.fromEntries(
        DOCUMENT_KIND_IDS.map((kind) => [DOCUMENT_KINDS[kind].slug, DOCUMENT_KINDS[kind].label]),
      ),
    } as Record<string, string>,
    sort: { aelteste: "Älteste zuerst", neueste: "Neueste zuerst" },
  },
} as const

/** A document that the back office decides about. */
export function documentSheetPath(documentId: number): string {
  return `${DOCUMENT_QUEUE.path}/${documentId}`
}

export type DocumentQueueQuery = ListQuery<typeof DOCUMENT_QUEUE>
