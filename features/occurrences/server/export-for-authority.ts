import { type SQL, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { type ExportedOccurrence, type ExportFormat, toCsv, toJson } from "../occurrence-export.ts"

/** So many flights of one quarter, class and region hide which of them it was; fewer keep the country alone. */
const HIDING_FLIGHTS = 5

/** The closed reports of a period without anybody in them; that they were taken out is written down. */
export function exportForAuthority(
  db: Db,
  actor: UserActor,
  { period, format }: { period: string; format: ExportFormat },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const occurrences = await listExported(tx, period)
    await recordEvent(tx, {
      kind: "user.occurrences_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { period, format, count: occurrences.length },
    })
    return format === "csv" ? toCsv(occurrences) : toJson(period, occurrences)
  })
}

/** The quarters in which something happened that is closed by now. */
export async function listExportableQuarters(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ quarter: string }>(sql`
    select distinct ${quarterOf(sql`f`)} as quarter
    from occurrences o join flights f on f.id = o.flight_id where o.closed_at is not null`)
  return rows.map(({ quarter }) => quarter)
}

async function listExported(db: Db, period: string): Promise<ExportedOccurrence[]> {
  const { rows } = await db.execute<Record<keyof ExportedOccurrence, unknown>>(sql`
    with flown as (
      select f.id, ${quarterOf(sql`f`)} as quarter, p.category, a.country, a.region,
        count(*) over (partition by ${quarterOf(sql`f`)}, p.category, a.country, a.region) as alike
      from flights f join airports a on a.id = f.departure_airport_id left join planes p on p.id = f.plane_id
      where f.departs_at is not null and f.status <> 'draft' and ${quarterOf(sql`f`)} like ${`${period}%`}
    )
    select flown.quarter, o.kind, o.phase, flown.category as "aircraftClass", flown.country,
      case when flown.alike >= ${HIDING_FLIGHTS} then flown.region end as region,
      o.has_injuries as "hasInjuries", coalesce(o.is_reported_to_authority, false) as "isReportedToAuthority", o.summary
    from occurrences o join flown on flown.id = o.flight_id
    where o.closed_at is not null
    -- by what it says: the order of the reports would tell when they came
    order by flown.quarter, o.kind, o.phase, o.summary`)
  return rows as unknown as ExportedOccurrence[]
}

/** „2026-Q4“, where the flight starts. */
function quarterOf(flight: SQL): SQL {
  return sql`to_char(${flight}.departs_at at time zone ${flight}.time_zone, 'YYYY-"Q"Q')`
}
