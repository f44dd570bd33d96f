import { z } from "zod"
import { CASE_KINDS, type CaseKind } from "#features/admin/open-case.ts"
import { bookingNoteSchema } from "#features/bookings/office/booking-note.ts"
import { assignSchema } from "#features/cases/case-schemas.ts"
import { sheetNoteTextSchema } from "#features/sheet-notes/sheet-note.ts"
import { rowId } from "#platform/id-input.ts"
import { line } from "#platform/text-input.ts"

/*
 * One command for many rows. Each row is asked by the single command, with its right and its guard, and answers
 * by itself: what one refuses keeps no other from being done. Nothing here moves money.
 */

/** As many as a page has, and some. */
const MAX_ROWS = 100

const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(MAX_ROWS)

const OUTCOMES = ["done", "unchanged", "refused"] as const

export type BulkOutcome = (typeof OUTCOMES)[number]

export const bulkAnswerSchema = z.object({
  results: z.array(
    z.object({
      /** Which row it was, as the list calls it. */
      key: z.string(),
      outcome: z.enum(OUTCOMES),
      /** Why it was refused, else null. */
      why: z.string().nullable(),
    }),
  ),
})

export type BulkAnswer = z.output<typeof bulkAnswerSchema>

export const bulkNotesSchema = z.object({
  bookingIds: rowsOf(rowId),
  text: bookingNoteSchema.shape.text,
})

export type BulkNotes = z.input<typeof bulkNotesSchema>

export const bulkSheetNotesSchema = z.object({
  subject: z.enum(["user", "flight"]),
  subjectIds: rowsOf(rowId),
  text: sheetNoteTextSchema.shape.text,
})

export type BulkSheetNotes = z.input<typeof bulkSheetNotesSchema>

export const bulkMailsSchema = z.object({ numbers: rowsOf(rowId) })

export type BulkMails = z.input<typeof bulkMailsSchema>

export const bulkJobsSchema = z.object({
  jobs: rowsOf(z.object({ queue: line(100), id: z.uuid() })),
})

export type BulkJobs = z.input<typeof bulkJobsSchema>

export const bulkRowsSchema = z.object({
  rows: rowsOf(z.object({ queue: line(100), entity: line(100), rowId: line(100) })),
})

export type BulkRows = z.input<typeof bulkRowsSchema>

export const bulkCasesSchema = z.object({
  cases: rowsOf(
    z.object({
      kind: z.enum(Object.keys(CASE_KINDS) as [CaseKind, ...CaseKind[]]),
      subject: line(200),
      /** Who had it when the page was read. */
      formerOwnerId: assignSchema.shape.formerOwnerId,
    }),
  ),
  ownerId: assignSchema.shape.ownerId,
  note: assignSchema.shape.note,
})

export type BulkCases = z.input<typeof bulkCasesSchema>

/** How a failed job is called among those that were ticked. */
export function jobKey({ queue, id }: { queue: string; id: string }): string {
  return `${queue}/${id}`
}

export function failingRowKey(row: { queue: string; entity: string; rowId: string }): string {
  return `${row.queue}/${row.entity}/${row.rowId}`
}
