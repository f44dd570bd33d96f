import { z } from "zod"
import { CASE_KINDS, type CaseKind } from "#features/admin/open-case.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { line } from "#platform/text-input.ts"
import { assignSchema, caseNoteSchema } from "../case-schemas.ts"
import { addCaseNote } from "./add-case-note.ts"
import { assignCase } from "./assign-case.ts"

const caseParams = z.object({
  kind: z.enum(Object.keys(CASE_KINDS) as [CaseKind, ...CaseKind[]]),
  subject: line(200),
})

export const casesApi: readonly Endpoint[] = [
  endpoint({
    method: "PUT",
    path: "/api/cases/:kind/:subject/owner",
    summary: "Somebody of the back office takes a case, hands it on or puts it back",
    access: needsRight("office.open"),
    refuses: ["not-found", "invalid"],
    repeat: "natural",
    params: caseParams,
    body: assignSchema,
    status: 204,
    async handle(call) {
      await assignCase(call.db, requireUser(call), { ...call.params, ...call.body })
      return { json: undefined }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/cases/:kind/:subject/notes",
    summary: "The back office notes something down about a case, for itself alone",
    access: needsRight("office.open"),
    refuses: ["not-found"],
    params: caseParams,
    body: caseNoteSchema,
    answer: z.object({ id: z.int() }),
    async handle(call) {
      return {
        json: await addCaseNote(call.db, requireUser(call), { ...call.params, ...call.body }),
      }
    },
  }),
]
