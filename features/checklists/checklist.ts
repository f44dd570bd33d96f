import { days } from "#platform/duration.ts"

/*
 * A checklist accompanies one person to one flight through the moments of the EASA charter: the pilot
 * has one, every account that comes along has its own, and nobody sees another's. Each item is as its
 * owner last changed it, wherever that was: on a phone without a network, in another tab, by a plain
 * form. So it does not matter in which order the changes arrive.
 */

export type ChecklistRole = "pilot" | "passenger"

export interface ChecklistItem {
  /** Stays the same for ever: what is kept of a person names it. */
  id: string
  text: string
  hint?: string
  /** Where it is done here. */
  link?: { label: string; href: string }
}

export type Moment = "booked" | "day-before" | "before-start" | "on-board" | "landed"

export interface ChecklistSection {
  moment: Moment
  title: string
  items: readonly ChecklistItem[]
}

/** The last change of an item. */
export interface Tick {
  item: string
  isDone: boolean
  /** ISO instant, always as `toISOString` writes it. */
  changedAt: string
}

/** The flight that a list is about. */
export interface ChecklistFlight {
  id: number
  title: string
  role: ChecklistRole
  departsAt: string
  arrivesAt: string
  timeZone: string
  durationMinutes: number
  departure: { name: string; code: string }
  destination: { name: string; code: string }
  registration: string | null
  meetingPoint: string
}

export const CHECKLIST_PATH = "/de/cockpit/checkliste"

/** The list of one flight. */
export function checklistPath(flightId: number): string {
  return `${CHECKLIST_PATH}?flug=${flightId}`
}

/** How long a browser keeps what belongs to a flight: for the day after it. */
export function keptUntil(arrivesAt: string): string {
  return new Date(Date.parse(arrivesAt) + days(1)).toISOString()
}

/** The ticks of the own list of a flight in the API. */
export function checklistApiPath(flightId: number): string {
  return `/api/flights/${flightId}/checklist`
}

const ROLE_SLUGS: Record<ChecklistRole, string> = { pilot: "steuer", passenger: "gast" }

/** The list as such, without a flight. */
export function generalChecklistPath(role: ChecklistRole): string {
  return `${CHECKLIST_PATH}?liste=${ROLE_SLUGS[role]}`
}

/** Whose general list an address asks for. */
export function roleOfSlug(slug: string | null): ChecklistRole | undefined {
  if (slug === ROLE_SLUGS.pilot) return "pilot"
  return slug === ROLE_SLUGS.passenger ? "passenger" : undefined
}

/** Of several changes the last one of each item; of two at one moment the one that ticks. */
export function latestTicks(...logs: readonly (readonly Tick[])[]): Tick[] {
  const latest = new Map<string, Tick>()
  for (const tick of logs.flat()) {
    const known = latest.get(tick.item)
    if (!known || isLater(tick, known)) latest.set(tick.item, tick)
  }
  return [...latest.values()]
}

function isLater(one: Tick, other: Tick): boolean {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt
  return one.isDone && !other.isDone
}

/** A change made after a known one gets a later time than it, whatever the clock of the device says. */
export function changeOf(item: string, isDone: boolean, known: Tick | undefined, now: Date): Tick {
  const after = known ? Date.parse(known.changedAt) + 1 : 0
  return { item, isDone, changedAt: new Date(Math.max(now.getTime(), after)).toISOString() }
}

export function countDone(items: readonly ChecklistItem[], ticks: readonly Tick[]): number {
  const done = new Set(ticks.filter(({ isDone }) => isDone).map(({ item }) => item))
  return items.filter(({ id }) => done.has(id)).length
}
