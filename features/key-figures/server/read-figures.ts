import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CountedFigure } from "../figure.ts"
import type { Days } from "../period.ts"

/*
 * Sums of the table of days. Each names its figures and its days, which is how the table is sorted.
 */

/** Which flights are meant; empty: all, and what is about none. */
export interface Slice {
  region: string
  kind: string
}

export interface FigureSum {
  /** „2026-11“ */
  month: string
  figure: CountedFigure
  region: string
  kind: string
  part: string
  value: number
}

type Told = "month" | "region" | "kind" | "part"

const COLUMNS: Readonly<Record<Told, SQL>> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  region: sql`region`,
  kind: sql`kind`,
  part: sql`part`,
}

interface Sums extends Days, Slice {
  figures: readonly CountedFigure[]
  /** What is told apart; everything else is empty in the answer. */
  by: readonly Told[]
}

/** The sums of some figures over some days. */
export async function sumFigures(
  db: Db,
  { figures, by, from, before, ...slice }: Sums,
): Promise<FigureSum[]> {
  const told = (name: Told) => (by.includes(name) ? COLUMNS[name] : sql`''`)
  const { rows } = await db.execute<FigureSum & Record<string, unknown>>(sql`
    select figure, ${told("month")} as month, ${told("region")} as region, ${told("kind")} as kind,
      ${told("part")} as part, sum(value)::bigint as value
    from key_figures
    where figure = any(${sql.param([...figures])}) and day >= ${from} and day < ${before} ${of(slice)}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`)
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}

export interface AnswerTimes {
  month: string
  region: string
  kind: string
  /** Minutes within which half and nine tenths of the answers came. */
  median: number
  p90: number
}

/** How long answers took, from the number of them at each minute. */
export async function readAnswerTimes(
  db: Db,
  { by, from, before, ...slice }: Omit<Sums, "figures">,
): Promise<AnswerTimes[]> {
  const told = (name: Told) => (by.includes(name) ? COLUMNS[name] : sql`''`)
  const { rows } = await db.execute<AnswerTimes & Record<string, unknown>>(sql`
    with minutes as (
      select ${told("month")} as month, ${told("region")} as region, ${told("kind")} as kind,
        part::int as minutes, sum(value) as answers
      from key_figures
      where figure = 'answer_minutes' and day >= ${from} and day < ${before} ${of(slice)}
      group by 1, 2, 3, 4
    ),
    ranked as (
      select month, region, kind, minutes,
        sum(answers) over (partition by month, region, kind order by minutes) as so_far,
        sum(answers) over (partition by month, region, kind) as total
      from minutes
    )
    select month, region, kind, min(minutes) filter (where so_far >= total * 0.5) as median,
      min(minutes) filter (where so_far >= total * 0.9) as p90
    from ranked group by 1, 2, 3`)
  return rows
}

function of({ region, kind }: Slice): SQL {
  const isIn = (column: SQL, value: string) =>
    value === "" ? sql`` : sql` and ${column} = ${value}`
  return sql`${isIn(sql`region`, region)}${isIn(sql`kind`, kind)}`
}

/** Every region that a figure is about, from the index of regions, entry by entry. */
export async function listRegions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ region: string }>(sql`
    with recursive regions as (
      (select region from key_figures order by region limit 1)
      union all
      select (select region from key_figures k where k.region > r.region order by region limit 1)
      from regions r where r.region is not null
    )
    select region from regions where region <> ''`)
  return rows.map(({ region }) => region)
}

export interface Counted {
  /** The first day that is counted. */
  firstDay: string
  /** Until when the last one is. */
  countedAt: Date
}

/** Nothing before the first run. */
export async function readCounted(db: Db): Promise<Counted | undefined> {
  const { rows } = await db.execute<{ first_day: string; counted_at: string }>(sql`
    select (select min(day) from key_figure_days)::text as first_day, counted_at
    from key_figure_days where day <= ${isoDay(clock.now(), HOME_ZONE)} order by day desc limit 1`)
  const [row] = rows
  return row && { firstDay: row.first_day, countedAt: new Date(row.counted_at) }
}
