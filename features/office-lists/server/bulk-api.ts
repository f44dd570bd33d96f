import { caseKey } from "#features/admin/open-case.ts"
import { resendMail } from "#features/admin/server/resend-mail.ts"
import { restartJob } from "#features/admin/server/restart-job.ts"
import { retryFailingRow } from "#features/admin/server/retry-failing-row.ts"
import { addBookingNote } from "#features/bookings/office/server/add-booking-note.ts"
import { assignCase } from "#features/cases/server/assign-case.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { addSheetNote } from "#features/sheet-notes/server/write-note.ts"
import { inTransaction } from "#platform/server/db.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import {
  bulkAnswerSchema,
  bulkCasesSchema,
  bulkJobsSchema,
  bulkMailsSchema,
  bulkNotesSchema,
  bulkRowsSchema,
  bulkSheetNotesSchema,
  failingRowKey,
  jobKey,
} from "../bulk.ts"
import { runBulk } from "./run-bulk.ts"

export const bulkApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bulk/booking-notes",
    summary: "The back office notes the same down about several bookings, for itself alone",
    access: needsRight("bookings.note"),
    body: bulkNotesSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const { bookingIds, text } = call.body
      const user = requireUser(call)
      // a note is never taken back, so all are written or none, and a repeat writes none a second time
      const answer = await inTransaction(call.db, (tx) =>
        runBulk(bookingIds, {
          keyOf: String,
          run: async (bookingId) => {
            await addBookingNote(tx, user, { bookingId, text })
            return true
          },
        }),
      )
      return { json: answer }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bulk/sheet-notes",
    summary:
      "The back office notes the same down about several people or flights, for itself alone",
    access: needsRight("people.note"),
    body: bulkSheetNotesSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const { subject, subjectIds, text } = call.body
      const user = requireUser(call)
      // as with bookings: all are written or none
      const answer = await inTransaction(call.db, (tx) =>
        runBulk(subjectIds, {
          keyOf: String,
          run: async (subjectId) => {
            await addSheetNote(tx, user, { subject, subjectId, text })
            return true
          },
        }),
      )
      return { json: answer }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bulk/mails/retry",
    summary: "The back office resends several mails that failed for good",
    access: needsRight("mails.send"),
    repeat: "natural",
    body: bulkMailsSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const user = requireUser(call)
      const answer = await runBulk(call.body.numbers, {
        keyOf: String,
        run: async (number) => (await resendMail(call.db, user, number)).isRetried,
      })
      return { json: answer }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bulk/jobs/retry",
    summary: "The back office retries several jobs that failed for good",
    access: needsRight("jobs.retry"),
    repeat: "natural",
    body: bulkJobsSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const user = requireUser(call)
      const answer = await runBulk(call.body.jobs, {
        keyOf: jobKey,
        run: async (job) => (await restartJob(call.db, user, job)).isRetried,
      })
      return { json: answer }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bulk/failing-rows/retry",
    summary: "The back office lets timers try several rows at which they fail right away",
    access: needsRight("jobs.retry"),
    repeat: "natural",
    body: bulkRowsSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const user = requireUser(call)
      const answer = await runBulk(call.body.rows, {
        keyOf: failingRowKey,
        run: async (row) => (await retryFailingRow(call.db, user, row)).isRetried,
      })
      return { json: answer }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/bulk/cases/owner",
    summary: "Somebody of the back office takes several cases, hands them on or puts them back",
    access: needsRight("office.open"),
    repeat: "natural",
    body: bulkCasesSchema,
    answer: bulkAnswerSchema,
    async handle(call) {
      const { cases, ownerId, note } = call.body
      const user = requireUser(call)
      const answer = await runBulk(cases, {
        keyOf: caseKey,
        run: async (one) => {
          await assignCase(call.db, user, { ...one, ownerId, note })
          return one.formerOwnerId !== ownerId
        },
      })
      return { json: answer }
    },
  }),
]
