import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { DOCUMENT_MAX_BYTES, DOCUMENT_UPLOAD_TYPES } from "../document-file.ts"
import {
  decisionSchema,
  documentAnswerSchema,
  documentFileSchema,
  documentSchema,
} from "../document-schemas.ts"
import { decideDocument } from "./decide-document.ts"
import { saveDocumentFile } from "./save-document-file.ts"
import { submitDocument } from "./submit-document.ts"

// enough for every paper of a pilot with several pages each, in one sitting
const UPLOADS: Limit = { name: "documents", points: 40, windowMs: hours(1) }

export const verificationApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/document-files",
    summary: "Uploads a file of a document (photo or PDF), to be submitted with the document",
    access: "pilot",
    refuses: ["invalid", "limited"],
    upload: { types: DOCUMENT_UPLOAD_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
    status: 201,
    answer: documentFileSchema,
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(UPLOADS, String(user.userId))
      return { json: await saveDocumentFile(call.db, user, call.bytes) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/documents",
    summary: "Submits a document; it replaces a pending or rejected one of the same kind",
    access: "pilot",
    refuses: ["invalid"],
    body: documentSchema,
    status: 201,
    answer: documentAnswerSchema,
    async handle(call) {
      return { json: await submitDocument(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/documents/:id/decision",
    summary: "The back office verifies a document or sends it back with a reason",
    access: needsRight("documents.decide"),
    refuses: ["forbidden", "not-found", "invalid"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: decisionSchema,
    answer: documentAnswerSchema,
    async handle(call) {
      const decision = { ...call.body, id: call.params.id }
      return { json: await decideDocument(call.db, requireUser(call), decision) }
    },
  }),
]
