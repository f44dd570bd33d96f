import { createHash } from "node:crypto"
import { inArray, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { isInUnion } from "../countries.ts"
import { type ReportedSeller, textOfSeller } from "../dpi/dpi-message.ts"
import type { SellerState } from "../seller-state.ts"
import type { Quarters, SellerYear } from "../seller-year.ts"
import { findReportedAccount, readTaxDetails } from "./tax-requests.ts"
import { taxDetailsTable } from "./tax-tables.ts"

export interface Seller extends SellerYear {
  pilotId: number
  name: string
  state: SellerState
  /** Everything that a record says; null where something is missing. */
  reported: ReportedSeller | null
  /** Of what a record would say. */
  contentHash: string
}

/** All who were paid something in a year, or whose payment of that year came back, by their number. */
export async function listSellers(db: Db, year: number): Promise<Seller[]> {
  return describe(db, await readSellerYears(db, year))
}

/** The same of somebody who was reported and is no seller of that year any more: a record to delete. */
export async function findFormerSeller(db: Db, pilotId: number): Promise<Seller | undefined> {
  const nothing: SellerYear = { considerationCents: [0, 0, 0, 0], activities: [0, 0, 0, 0] }
  const [seller] = await describe(db, new Map([[pilotId, nothing]]))
  return seller
}

async function describe(db: Db, years: ReadonlyMap<number, SellerYear>): Promise<Seller[]> {
  const ids = [...years.keys()]
  if (ids.length === 0) return []
  const people = await db.select().from(usersTable).where(inArray(usersTable.id, ids))
  const names = new Map(people.map((person) => [person.id, publicName(person)]))
  const given = await db.select().from(taxDetailsTable).where(inArray(taxDetailsTable.userId, ids))
  const detailsOf = new Map(given.map((row) => [row.userId, readTaxDetails(row)]))
  const sellers: Seller[] = []
  for (const [pilotId, sellerYear] of years) {
    const details = detailsOf.get(pilotId)
    const account = details ? await findReportedAccount(db, pilotId) : null
    const reported = details ? { ...sellerYear, details, account } : null
    const text = reported ? textOfSeller(reported) : ""
    sellers.push({
      ...sellerYear,
      pilotId,
      name: details ? `${details.firstName} ${details.lastName}` : (names.get(pilotId) ?? ""),
      state: details ? (isInUnion(details.country) ? "ready" : "elsewhere") : "missing",
      reported,
      contentHash: createHash("sha256").update(text).digest("hex"),
    })
  }
  return sellers
}

interface QuarterRow extends Record<string, unknown> {
  pilotId: number
  quarter: number
  cents: number
  activities: number
}

/**
 * By the ledger, which alone says when money has arrived and when it came back. A booking counts once, in
 * the quarter in which the first of its money arrived, as long as some of it stayed.
 */
async function readSellerYears(db: Db, year: number): Promise<Map<number, SellerYear>> {
  const from = startOfDay(`${year}-01-01`, HOME_ZONE)
  const to = startOfDay(`${year + 1}-01-01`, HOME_ZONE)
  const { rows } = await db.execute<QuarterRow>(sql`
    with paid as (
      select a.subject_id as pilot_id, p.booking_id, t.at, e.amount_cents
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.purpose = 'pilot_payable'
      join transfers p on p.id = t.subject_id
      where t.kind in ('transfer.done', 'transfer.reversed') and t.subject = 'transfer' and t.at < ${to}
    ), arrived as (
      select pilot_id, booking_id, min(at) as first_at
      from paid group by pilot_id, booking_id having sum(amount_cents) > 0
    ), by_quarter as (
      select pilot_id, extract(quarter from at at time zone ${HOME_ZONE})::int as quarter,
        sum(amount_cents)::int as cents, 0 as activities
      from paid where at >= ${from} group by 1, 2
      union all
      select pilot_id, extract(quarter from first_at at time zone ${HOME_ZONE})::int, 0, count(*)::int
      from arrived where first_at >= ${from} group by 1, 2
    )
    select pilot_id as "pilotId", quarter, sum(cents)::int as cents, sum(activities)::int as activities
    from by_quarter group by 1, 2 order by 1, 2`)
  const years = new Map<number, SellerYear>()
  for (const { pilotId: id, quarter, cents, activities } of rows) {
    const former = years.get(id)
    years.set(id, {
      considerationCents: withQuarter(former?.considerationCents, quarter, cents),
      activities: withQuarter(former?.activities, quarter, activities),
    })
  }
  return new Map(
    [...years].filter(([, { considerationCents }]) => considerationCents.some(Boolean)),
  )
}

function withQuarter(former: Quarters = [0, 0, 0, 0], quarter: number, value: number): Quarters {
  const [first, second, third, fourth] = former.map((kept, index) =>
    index === quarter - 1 ? value : kept,
  )
  return [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0]
}
