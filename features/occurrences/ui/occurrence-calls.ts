import { api } from "#platform/api-client.ts"
import { closeOccurrenceCallPath, reportOccurrenceCallPath } from "../occurrence-path.ts"
import type {
  Closing,
  ClosingAnswer,
  OccurrenceReport,
  ReportedAnswer,
} from "../occurrence-schemas.ts"

/** What has no answer yet is left out; the server says what is missing. */
export function callReportOccurrence(
  flightId: number,
  report: { [Field in keyof OccurrenceReport]: OccurrenceReport[Field] | undefined },
  intent: string,
): Promise<ReportedAnswer> {
  return api.post(reportOccurrenceCallPath(flightId), report, { intent })
}

export function callCloseOccurrence(
  id: number,
  closing: Closing,
  intent: string,
): Promise<ClosingAnswer> {
  return api.post(closeOccurrenceCallPath(id), closing, { intent })
}
