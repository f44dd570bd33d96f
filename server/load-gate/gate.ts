import { seconds } from "#platform/duration.ts"
import { PRIORITIES, type Priority } from "./priority.ts"

/*
 * So many requests are worked on at once; the others wait, the most urgent in front, and whoever would wait in
 * vain is told so at once. A process that takes in more than it can do answers nobody in time.
 */

const IN_FLIGHT = { least: 8, most: 32 }
const WAITING = { least: 16, most: 64 }

/** While the main thread is never idle, more at once only make each other slower: as many as it ends in that time. */
const WORK_SECONDS = 0.25
/** As many may wait as are let in within that time; with the work itself it is less than a second. */
const WAIT_SECONDS = 0.4
/**
 * So many may wait for as long as somebody was free only that time ago: many who come in one moment are no
 * overload. A queue that does not end within it is one, and gets shorter (as in CoDel, RFC 8289).
 */
const BURST = { most: 256, ms: 500 }
/** Whoever pays or signs in would rather wait than begin again, and stands in front of all others. */
const MAX_PATIENT = 256
/** Whoever waits for much longer than was to be expected is sent away; a moment in which all stands is no overload. */
const MAX_WAIT_MS: Record<Priority, number> = {
  checkout: seconds(5),
  auth: seconds(5),
  page: seconds(2),
  polling: seconds(2),
}

/** From there on the main thread counts as never idle. */
const BUSY = { lagMs: 60, utilisation: 0.95 }
/** A second is twenty readings: the pace is what came of about the last one. */
const NEW_SHARE = 0.05

export interface Reading {
  /** How late the event loop was. */
  lagMs: number
  /** Which share of the time it had something to do. */
  utilisation: number
  /** Since the last one. */
  passedSeconds: number
}

/** Gives the place to the next. */
export type Leave = () => void

interface Waiting {
  since: number
  isGone: () => boolean
  settle: (leave: Leave | undefined) => void
}

export type Gate = ReturnType<typeof createGate>

/** `limit`: how many are let in at once as long as nothing is known of the event loop. */
export function createGate({ limit: first = 12, now = () => performance.now() } = {}) {
  let limit = first
  let inFlight = 0
  /** How many left in a second while others waited, or the main thread was never idle. */
  let pace = first / WORK_SECONDS
  let left = 0
  /** Since when somebody has always been waiting. */
  let waitingSince: number | undefined
  const queues = byPriority((): Waiting[] => [])
  const shed = byPriority(() => 0)

  const waiting = () => PRIORITIES.reduce((sum, priority) => sum + queues[priority].length, 0)
  const mayWait = () =>
    now() - (waitingSince ?? now()) < BURST.ms ? BURST.most : between(WAITING, pace * WAIT_SECONDS)

  function take(): Leave {
    inFlight += 1
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      inFlight -= 1
      left += 1
      letIn()
    }
  }

  function letIn() {
    for (const priority of PRIORITIES) {
      const queue = queues[priority]
      while (queue.length > 0 && inFlight < limit) {
        const next = queue.shift()
        next?.settle(next.isGone() ? undefined : take())
      }
    }
    if (waiting() === 0) waitingSince = undefined
  }

  function refuse(priority: Priority, one: Waiting | undefined) {
    if (one && !one.isGone()) shed[priority] += 1
    one?.settle(undefined)
  }

  /** Nobody works for those who no longer listen. */
  function dropGone() {
    for (const priority of PRIORITIES) {
      const [gone = [], here = []] = split(queues[priority], ({ isGone }) => isGone())
      queues[priority] = here
      for (const one of gone) one.settle(undefined)
    }
  }

  /** The least urgent of whom something more urgent takes the place. */
  function lowestBelow(priority: Priority): Priority | undefined {
    return PRIORITIES.slice(PRIORITIES.indexOf(priority) + 1).findLast(
      (lower) => queues[lower].length > 0,
    )
  }

  function isFull(priority: Priority): boolean {
    const isPatient = priority === "checkout" || priority === "auth"
    return isPatient ? queues[priority].length >= MAX_PATIENT : waiting() >= mayWait()
  }

  /** Whether a request would be let in, or may wait. */
  function hasRoom(priority: Priority): boolean {
    if (inFlight < limit || !isFull(priority)) return true
    dropGone()
    return !isFull(priority) || lowestBelow(priority) !== undefined
  }

  return {
    hasRoom,

    /** Resolves with the way to leave when it is one's turn; with undefined where one is not let in. */
    async enter(priority: Priority, isGone = () => false): Promise<Leave | undefined> {
      if (inFlight < limit) return take()
      if (!hasRoom(priority)) {
        shed[priority] += 1
        return undefined
      }
      const lower = isFull(priority) ? lowestBelow(priority) : undefined
      if (lower) refuse(lower, queues[lower].pop())
      waitingSince ??= now()
      return new Promise((settle) => {
        queues[priority].push({ since: now(), isGone, settle })
      })
    },

    /** Counts somebody who was refused at the door, before they could wait. */
    turnAway(priority: Priority) {
      shed[priority] += 1
    },

    /** Called all the time with how busy the main thread is. */
    adapt({ lagMs, utilisation, passedSeconds }: Reading) {
      const isBusy = lagMs > BUSY.lagMs || utilisation > BUSY.utilisation
      // who comes alone says nothing of how many could
      if (isBusy || waitingSince !== undefined) pace += NEW_SHARE * (left / passedSeconds - pace)
      left = 0
      if (isBusy) limit = between(IN_FLIGHT, pace * WORK_SECONDS)
      else if (inFlight >= limit) limit = Math.min(IN_FLIGHT.most, limit + 1)
      for (const priority of PRIORITIES) {
        const queue = queues[priority]
        while (now() - (queue[0]?.since ?? Number.POSITIVE_INFINITY) > MAX_WAIT_MS[priority]) {
          refuse(priority, queue.shift())
        }
      }
      letIn()
    },

    /** What is known of it by now. */
    read: () => ({ inFlight, waiting: waiting(), limit, shed: { ...shed } }),
  }
}

function between({ least, most }: { least: number; most: number }, value: number): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}

function byPriority<T>(make: () => T): Record<Priority, T> {
  return { checkout: make(), auth: make(), page: make(), polling: make() }
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  const { first = [], second = [] } = Object.groupBy(all, (one) =>
    isFirst(one) ? "first" : "second",
  )
  return [first, second]
}
