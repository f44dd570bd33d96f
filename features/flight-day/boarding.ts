import type { Tick } from "#features/checklists/checklist.ts"

/*
 * Who has come. The pilot ticks each person on board, by hand or by their boarding pass, also where there is no
 * network: like on a checklist the last change of an item holds, whatever order they arrive in.
 */

const BOARDING_ITEMS = ["present", "briefed", "absent"] as const
export type BoardingItem = (typeof BOARDING_ITEMS)[number]

/** One of the people of a booking. */
export interface PersonKey {
  bookingId: number
  position: number
}

/** How the list names what is ticked: „12-1-present“. */
export function boardingTickId({ bookingId, position }: PersonKey, item: BoardingItem): string {
  return `${bookingId}-${position}-${item}`
}

const TICK_ID = /^(\d{1,10})-(\d{1,4})-([a-z]+)$/

/** What such a name says; undefined where it is none. */
export function readBoardingTickId(id: string): (PersonKey & { item: BoardingItem }) | undefined {
  const [, bookingId, position, name] = TICK_ID.exec(id) ?? []
  const item = BOARDING_ITEMS.find((one) => one === name)
  return item && { bookingId: Number(bookingId), position: Number(position), item }
}

export interface Boarding {
  state: "expected" | "present" | "absent"
  /** Since when; null while nobody has said anything. */
  since: string | null
  /** They have had the safety briefing. */
  isBriefed: boolean
}

/** How one person stands: of „da“ and „nicht da“ the later word holds. */
export function boardingOf(person: PersonKey, ticks: readonly Tick[]): Boarding {
  const done = (item: BoardingItem) =>
    ticks.find((tick) => tick.isDone && tick.item === boardingTickId(person, item))
  const [present, absent] = [done("present"), done("absent")]
  const isBriefed = done("briefed") !== undefined
  if (present && (!absent || present.changedAt >= absent.changedAt)) {
    return { state: "present", since: present.changedAt, isBriefed }
  }
  if (absent) return { state: "absent", since: absent.changedAt, isBriefed: false }
  return { state: "expected", since: null, isBriefed }
}

/** Nobody of a booking has come: it did not show up. */
export function isNoShow(people: readonly PersonKey[], ticks: readonly Tick[]): boolean {
  return people.length > 0 && people.every((one) => boardingOf(one, ticks).state === "absent")
}
