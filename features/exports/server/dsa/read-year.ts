import { sql } from "drizzle-orm"
import { startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { RestrictionToState } from "../../dsa/statement-of-reasons.ts"
import type {
  AppealFact,
  ReportFact,
  RestrictionFact,
  YearFacts,
} from "../../dsa/transparency-report.ts"

const boundsOf = (year: number) => ({
  from: startOfDay(`${year}-01-01`, HOME_ZONE),
  to: startOfDay(`${year + 1}-01-01`, HOME_ZONE),
})

const HOURS = sql.raw("extract(epoch from decided_at - created_at)::float8 / 3600")

/** What was reported, restricted and complained about in a year: kinds and times, nobody and no words. */
export async function readYear(db: Db, year: number): Promise<YearFacts> {
  const { from, to } = boundsOf(year)
  const reports = await db.execute<ReportFact & Record<string, unknown>>(sql`
    select reason, verdict, ${HOURS} as hours from reports where created_at >= ${from} and created_at < ${to}`)
  const restrictions = await db.execute<RestrictionFact & Record<string, unknown>>(sql`
    select subject_kind as kind, ground,
      exists (select from reports p where p.restriction_id = r.id) as "isReported"
    from restrictions r where created_at >= ${from} and created_at < ${to}`)
  const appeals = await db.execute<AppealFact & Record<string, unknown>>(sql`
    select status, ${HOURS} as hours from appeals where created_at >= ${from} and created_at < ${to}`)
  return { reports: reports.rows, restrictions: restrictions.rows, appeals: appeals.rows }
}

const day = (column: string) =>
  sql.raw(`to_char(${column} at time zone '${HOME_ZONE}', 'YYYY-MM-DD')`)

/** The restrictions of a year as they are stated to the Commission, the oldest first. */
export async function listRestrictionsToState(db: Db, year: number): Promise<RestrictionToState[]> {
  const { from, to } = boundsOf(year)
  const { rows } = await db.execute<RestrictionToState & Record<string, unknown>>(sql`
    select r.ref, r.subject_kind as kind, r.ground, r.provision, ${day("r.created_at")} as day,
      ${day("r.lifted_at")} as "endDay",
      (select p.reason from reports p where p.restriction_id = r.id order by p.id limit 1) as reason,
      case r.subject_kind
        when 'flight' then (select ${day("f.created_at")} from flights f where f.id = r.subject_id)
        when 'profile' then (select ${day("u.created_at")} from users u where u.id = r.subject_id)
        when 'message' then (select ${day("m.created_at")} from messages m where m.id = r.subject_id)
        when 'memory' then (select ${day("m.created_at")} from memories m where m.id = r.subject_id)
        else (select ${day("v.created_at")} from reviews v where v.id = r.subject_id)
      end as "contentDay"
    from restrictions r where r.created_at >= ${from} and r.created_at < ${to} order by r.id`)
  return rows
}
