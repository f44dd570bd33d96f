import { api } from "#platform/api-client.ts"
import type {
  BulkAnswer,
  BulkCases,
  BulkJobs,
  BulkMails,
  BulkNotes,
  BulkRows,
  BulkSheetNotes,
} from "../bulk.ts"
import type { DefaultView, NewView, ViewChange } from "../view-schemas.ts"

export function callSaveView(view: NewView, intent: string): Promise<{ id: number }> {
  return api.post("/api/office-views", view, { intent })
}

export function callChangeView(id: number, change: ViewChange, intent: string): Promise<void> {
  return api.put(`/api/office-views/${id}`, change, { intent })
}

export function callDeleteView(id: number, intent: string): Promise<void> {
  return api.delete(`/api/office-views/${id}`, undefined, { intent })
}

export function callSetDefaultView(view: DefaultView, intent: string): Promise<void> {
  return api.put("/api/default-office-view", view, { intent })
}

export function callBulkNotes(notes: BulkNotes, intent: string): Promise<BulkAnswer> {
  return api.post("/api/bulk/booking-notes", notes, { intent })
}

export function callBulkSheetNotes(notes: BulkSheetNotes, intent: string): Promise<BulkAnswer> {
  return api.post("/api/bulk/sheet-notes", notes, { intent })
}

/** Notes about flights, of which one may have been handed in more than once; tells of each row of the list. */
export async function callBulkFlightNotes(
  rows: readonly { id: number; flightId: number }[],
  text: string,
  intent: string,
): Promise<BulkAnswer> {
  const subjectIds = [...new Set(rows.map(({ flightId }) => flightId))]
  const { results } = await callBulkSheetNotes({ subject: "flight", subjectIds, text }, intent)
  const resultOf = new Map(results.map((result) => [result.key, result]))
  return {
    results: rows.flatMap(({ id, flightId }) => {
      const result = resultOf.get(String(flightId))
      return result ? [{ ...result, key: String(id) }] : []
    }),
  }
}

export function callBulkMails(mails: BulkMails, intent: string): Promise<BulkAnswer> {
  return api.post("/api/bulk/mails/retry", mails, { intent })
}

export function callBulkJobs(jobs: BulkJobs, intent: string): Promise<BulkAnswer> {
  return api.post("/api/bulk/jobs/retry", jobs, { intent })
}

export function callBulkRows(rows: BulkRows, intent: string): Promise<BulkAnswer> {
  return api.post("/api/bulk/failing-rows/retry", rows, { intent })
}

export function callBulkCases(cases: BulkCases, intent: string): Promise<BulkAnswer> {
  return api.put("/api/bulk/cases/owner", cases, { intent })
}
