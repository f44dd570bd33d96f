import type { Db } from "#platform/server/db.ts"
import { enqueue } from "#platform/server/jobs.ts"
import type { ProviderEvent } from "../payment-provider.ts"

export const CREDIT_REPORTS_QUEUE = "credit-reports"

/** Promises a report about money that only vouchers move: it goes the way of every other report. */
export function promiseCreditReport(db: Db, event: ProviderEvent): Promise<void> {
  return enqueue(db, CREDIT_REPORTS_QUEUE, { ...event })
}
