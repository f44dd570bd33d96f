import { z } from "zod"
import { requestedAnswerSchema } from "#features/approvals/approval-schemas.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { addSheetNote } from "#features/sheet-notes/server/write-note.ts"
import {
  reasonedSchema,
  SHEET_NOTES_CALL,
  sheetNoteSchema,
} from "#features/sheet-notes/sheet-note.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { emailCorrectionSchema, nameCorrectionSchema } from "../correction.ts"
import { flightCancellationSchema } from "../flight-cancellation.ts"
import { cancelFlightForOffice } from "./cancel-flight-for-office.ts"
import { correctEmail } from "./correct-email.ts"
import { correctName } from "./correct-name.tsx"
import { signOutPerson } from "./sign-out-person.ts"

const params = z.object({ id: rowIdInPath })
const done = z.object({ id: z.int() })

export const officeSheetsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: SHEET_NOTES_CALL,
    summary: "The back office notes something down about a person, a flight or an aircraft",
    access: needsRight("people.note"),
    refuses: ["not-found"],
    body: sheetNoteSchema,
    answer: done,
    async handle(call) {
      return { json: await addSheetNote(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/office-name",
    summary: "The back office puts somebody's name right; they get a mail",
    access: needsRight("people.correct"),
    freshProof: true,
    repeat: "natural",
    params,
    body: nameCorrectionSchema,
    publicTexts: ["firstName"],
    answer: done,
    async handle(call) {
      const { id } = call.params
      await correctName(call.db, requireUser(call), id, call.body)
      return { json: { id } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/office-email",
    summary:
      "The back office asks a second person for another mail address of somebody, who confirms it by a link",
    access: needsRight("people.correct"),
    freshProof: true,
    refuses: ["conflict"],
    params,
    body: emailCorrectionSchema,
    answer: requestedAnswerSchema,
    async handle(call) {
      const { id } = call.params
      return { json: await correctEmail(call.db, requireUser(call), id, call.body) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/office-sign-out",
    summary: "The back office signs somebody out everywhere",
    access: needsRight("people.sign-out"),
    freshProof: true,
    params,
    body: reasonedSchema,
    answer: done,
    async handle(call) {
      const { id } = call.params
      await signOutPerson(call.db, requireUser(call), id, call.body.reason)
      return { json: { id } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/office-cancellation",
    summary: "The back office calls a flight off for its pilot; everybody gets everything back",
    access: needsRight("flights.cancel"),
    freshProof: true,
    refuses: ["invalid"],
    repeat: "natural",
    params,
    body: flightCancellationSchema,
    answer: z.object({ status: z.string() }),
    async handle(call) {
      const { id } = call.params
      const status = await cancelFlightForOffice(call.db, requireUser(call), id, call.body)
      return { json: { status } }
    },
  }),
]
