import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { SellerYear } from "../seller-year.ts"
import { withheldFrom } from "../tax-details.ts"
import { listReportedYears } from "./tax-messages.ts"
import { findTaxRequest } from "./tax-requests.ts"

/** What mails about a request say: until when there is time. */
export interface TaxRequestFacts {
  userId: number
  withheldFrom: Date
}

/** Undefined where the pilot has answered meanwhile. */
export async function findTaxRequestFacts(
  db: Db,
  { entityId: userId }: EventRow,
): Promise<TaxRequestFacts | undefined> {
  const request = await findTaxRequest(db, userId)
  if (!request || request.givenAt) return undefined
  return { userId, withheldFrom: withheldFrom(request) }
}

/** What a pilot is told that was reported of them. */
export interface TaxYearFacts extends SellerYear {
  userId: number
  year: number
  isDeleted: boolean
}

const dataSchema = z.object({ year: z.int() })

export async function findTaxYearFacts(db: Db, event: EventRow): Promise<TaxYearFacts | undefined> {
  const { year } = dataSchema.parse(event.data)
  const reported = await listReportedYears(db, event.entityId)
  const own = reported.find((known) => known.year === year)
  return own && { ...own, userId: event.entityId, isDeleted: own.docType === "OECD3" }
}
