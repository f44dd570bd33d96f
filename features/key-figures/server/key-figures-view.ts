import { planByIndex } from "#features/admin/server/search/plan-by-index.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { buildCohorts, type Cohort } from "../cohorts.ts"
import { CANCELLATION_SIDES, COUNTED_FIGURES, type CountedFigure, type Figures } from "../figure.ts"
import type { KeyFiguresQuery } from "../key-figures-address.ts"
import type { KeyFiguresView, Ranked } from "../key-figures-view.ts"
import {
  type Days,
  daysBefore,
  daysOf,
  firstDayOf,
  isRunning,
  monthOf,
  monthsOf,
  shiftMonth,
  trendOf,
} from "../period.ts"
import { type Beside, sumUp } from "../sum-up.ts"
import {
  type FigureSum,
  listRegions,
  readAnswerTimes,
  readCounted,
  type Slice,
  sumFigures,
} from "./read-figures.ts"

/** Sums of days that are asked as a whole. */
export const ADDED: readonly CountedFigure[] = COUNTED_FIGURES.filter(
  (figure) => figure !== "answer_minutes",
)
/** Balances: the sum of all days so far. */
export const BALANCES = ["voucher_liability", "payouts_due"] as const satisfies CountedFigure[]

const EVER = "0001-01-01"

/**
 * The page of a period, from some sums of the table of days. They are read by index however many days there are:
 * beside a year of them the planner takes the whole table for nearer than it is.
 */
export function getKeyFigures(db: Db, query: KeyFiguresQuery): Promise<KeyFiguresView> {
  return inTransaction(db, async (tx) => {
    await planByIndex(tx)
    return readView(tx, query)
  })
}

async function readView(db: Db, query: KeyFiguresQuery): Promise<KeyFiguresView> {
  const now = clock.now()
  const today = isoDay(now, HOME_ZONE)
  const counted = await readCounted(db)
  const firstMonth = counted?.firstDay.slice(0, 7) ?? monthOf(now)
  const days = daysOf(query, today)
  const earlier = daysBefore(query, today)
  const hasEarlier = counted !== undefined && earlier.before > counted.firstDay
  return {
    query,
    countedAt: counted?.countedAt.toISOString() ?? null,
    months: monthsOf({ from: firstMonth, to: monthOf(now) }).reverse(),
    regions: await listRegions(db),
    isRunning: isRunning(query, today),
    now: await figuresOver(db, days, query),
    before: hasEarlier ? await figuresOver(db, earlier, query) : null,
    trend: await readTrend(db, query, firstMonth),
    cancellations: await readCancellations(db, days, query),
    places: await readPlaces(db, days, query),
    cohorts: await readCohorts(db, query.to),
  }
}

/** The figures of some days together. */
async function figuresOver(db: Db, days: Days, slice: Slice): Promise<Figures> {
  const { region, kind } = slice
  const where = { region, kind }
  const parts = await sumFigures(db, { ...days, ...where, figures: ADDED, by: ["part"] })
  const [times] = await readAnswerTimes(db, { ...days, ...where, by: [] })
  const balances = await sumFigures(db, {
    ...where,
    from: EVER,
    before: days.before,
    figures: BALANCES,
    by: [],
  })
  return sumUp(parts, { times, ...balancesOf(balances) })
}

export function balancesOf(
  sums: readonly Pick<FigureSum, "figure" | "value">[],
): Omit<Beside, "times"> {
  const sum = (figure: CountedFigure) =>
    sums.reduce((total, one) => (one.figure === figure ? total + one.value : total), 0)
  return {
    voucherLiabilityCents: sum("voucher_liability"),
    payoutsDueCents: sum("payouts_due"),
  }
}

async function readTrend(
  db: Db,
  query: KeyFiguresQuery,
  firstMonth: string,
): Promise<KeyFiguresView["trend"]> {
  const { region, kind } = query
  const trend = trendOf(query)
  const span = {
    from: firstDayOf(trend.from),
    before: firstDayOf(shiftMonth(trend.to, 1)),
    region,
    kind,
  }
  const sums = await sumFigures(db, { ...span, figures: ADDED, by: ["month", "part"] })
  const times = await readAnswerTimes(db, { ...span, by: ["month"] })
  const opening = await sumFigures(db, {
    ...span,
    from: EVER,
    before: span.from,
    figures: BALANCES,
    by: [],
  })
  return monthsOf(trend)
    .filter((month) => month >= firstMonth)
    .map((month) => ({
      month,
      isInPeriod: month >= query.from,
      figures: sumUp(
        sums.filter((one) => one.month === month),
        {
          times: times.find((one) => one.month === month),
          ...balancesOf([...opening, ...sums.filter((one) => one.month <= month)]),
        },
      ),
    }))
}

async function readCancellations(
  db: Db,
  days: Days,
  { region, kind }: Slice,
): Promise<KeyFiguresView["cancellations"]> {
  const sums = await sumFigures(db, {
    ...days,
    region,
    kind,
    figures: ["cancellations"],
    by: ["part"],
  })
  return sums
    .map(({ part, value }) => {
      const [side, ...reason] = part.split(".")
      const known = CANCELLATION_SIDES.find((one) => one === side) ?? "platform"
      return { side: known, reason: reason.join("."), count: value }
    })
    .toSorted((one, other) => other.count - one.count)
}

/** Of a region its kinds, of a kind its regions, unasked both. */
async function readPlaces(
  db: Db,
  days: Days,
  { region, kind }: Slice,
): Promise<KeyFiguresView["places"]> {
  const figures = ["bookings", "gmv"] as const
  const ranked = async (by: "region" | "kind") =>
    rank(await sumFigures(db, { ...days, region, kind, figures, by: [by] }), by)
  return { regions: await ranked("region"), kinds: await ranked("kind") }
}

function rank(sums: readonly FigureSum[], by: "region" | "kind"): Ranked[] {
  const names = [...new Set(sums.map((one) => one[by]))]
  const value = (name: string, figure: CountedFigure) =>
    sums.find((one) => one[by] === name && one.figure === figure)?.value ?? 0
  return names
    .map((name) => ({
      name,
      bookings: value(name, "bookings"),
      gmvCents: value(name, "gmv"),
    }))
    .toSorted((one, other) => other.gmvCents - one.gmvCents)
}

/** The twelve months before the end of a period; people are counted everywhere. */
async function readCohorts(db: Db, to: string): Promise<Cohort[]> {
  const span = { from: firstDayOf(shiftMonth(to, -11)), before: firstDayOf(shiftMonth(to, 1)) }
  const sums = await sumFigures(db, {
    ...span,
    region: "",
    kind: "",
    figures: ["new_guests", "returning_guests"],
    by: ["month", "part"],
  })
  const of = (figure: CountedFigure) => sums.filter((one) => one.figure === figure)
  return buildCohorts(
    of("new_guests").map(({ month, value }) => ({ month, guests: value })),
    of("returning_guests").map(({ month, part, value }) => ({
      month,
      first: part,
      guests: value,
    })),
    to,
  )
}
