import { eq, sql } from "drizzle-orm"
import { findStoredBankAccount } from "#features/users/core/server/bank-account-queries.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { type TaxDetails, type TaxRequest, withheldFrom } from "../tax-details.ts"
import { reportingOperator } from "./dac7-settings.ts"
import { openTaxDetails } from "./tax-cipher.ts"
import { taxDetailsTable, taxRequestsTable } from "./tax-tables.ts"

/** How somebody's request stands; undefined where they were never asked. */
export async function findTaxRequest(db: Db, userId: number): Promise<TaxRequest | undefined> {
  const [row] = await db
    .select({ request: taxRequestsTable, givenAt: taxDetailsTable.givenAt })
    .from(taxRequestsTable)
    .leftJoin(taxDetailsTable, eq(taxDetailsTable.userId, taxRequestsTable.userId))
    .where(eq(taxRequestsTable.userId, userId))
  return row && { ...row.request, givenAt: row.givenAt }
}

/** What somebody has said; null where they have not, or where no secret opens it. */
export async function findTaxDetails(db: Db, userId: number): Promise<TaxDetails | null> {
  const [row] = await db.select().from(taxDetailsTable).where(eq(taxDetailsTable.userId, userId))
  return row ? readTaxDetails(row) : null
}

// a database that was restored without its secret: everything else shall still work
export function readTaxDetails({
  userId,
  detailsEncrypted,
}: Pick<typeof taxDetailsTable.$inferSelect, "userId" | "detailsEncrypted">): TaxDetails | null {
  try {
    return openTaxDetails(userId, detailsEncrypted)
  } catch {
    log.error({ userId }, "tax details are not readable with this installation's secret")
    return null
  }
}

/** Whether somebody's payouts wait for their tax details (§ 23 PStTG). With the switch off nothing waits. */
export async function isWithheld(db: Db, userId: number): Promise<boolean> {
  if (!reportingOperator()) return false
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (select from tax_requests r where r.user_id = ${userId} and r.withheld_at is not null
      and not exists (select from tax_details d where d.user_id = r.user_id)) as waits`)
  return rows[0]?.waits ?? false
}

export interface TaxState {
  isGiven: boolean
  isWithheld: boolean
  /** From when on payouts wait, where nothing is given. */
  withheldFrom: string
}

/** What the settings say of it; null where nobody is asked. */
export async function findTaxState(db: Db, userId: number): Promise<TaxState | null> {
  const request = reportingOperator() && (await findTaxRequest(db, userId))
  if (!request) return null
  const isGiven = request.givenAt !== null
  return {
    isGiven,
    isWithheld: !isGiven && request.withheldAt !== null,
    withheldFrom: withheldFrom(request).toISOString(),
  }
}

/** The account to which money goes, as far as we know it and not only the provider. */
export async function findReportedAccount(db: Db, userId: number) {
  const account = (await findStoredBankAccount(db, userId))?.clear
  return account ? { iban: account.iban, holder: account.accountHolder } : null
}
