import { days } from "#platform/duration.ts"
import { timeOfId } from "./manifest.ts"

/** Of each of the last days, weeks (from Monday) and months the newest backup, in UTC. */
export interface Keep {
  days: number
  weeks: number
  months: number
}

const KEEP = /^(\d{1,4})d,(\d{1,4})w,(\d{1,4})m$/

/** `7d,4w,12m` */
export function parseKeep(text: string): Keep | undefined {
  const [, days, weeks, months] = KEEP.exec(text) ?? []
  return days && weeks && months
    ? { days: Number(days), weeks: Number(weeks), months: Number(months) }
    : undefined
}

/** Those of `ids` (the newest first) that stay; the newest always does. */
export function backupsToKeep(ids: readonly string[], keep: Keep): Set<string> {
  return new Set([
    ...ids.slice(0, 1),
    ...newestOfEach(ids, dayOf, keep.days),
    ...newestOfEach(ids, weekOf, keep.weeks),
    ...newestOfEach(ids, monthOf, keep.months),
  ])
}

function newestOfEach(ids: readonly string[], spanOf: (id: string) => string, count: number) {
  const newest = new Map<string, string>()
  for (const id of ids) if (!newest.has(spanOf(id))) newest.set(spanOf(id), id)
  return [...newest.values()].slice(0, count)
}

const dayOf = (id: string) => id.slice(0, 10)
const monthOf = (id: string) => id.slice(0, 7)

/** The Monday of its week. */
function weekOf(id: string): string {
  const at = timeOfId(id)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - days(sinceMonday)).toISOString().slice(0, 10)
}
