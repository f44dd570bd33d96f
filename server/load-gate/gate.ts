import { PRIORITIES, type Priority } from "./priority.ts"

/*
 * So many requests are worked on at once; the others wait, the most urgent in front, and whoever would wait in
 * vain is told so at once. A process that takes in more than it can do answers nobody in time.
 */

const IN_FLIGHT = { least: 4, first: 12, most: 32 }
const MAX_WAITING = 64
/** With what the work itself takes, nobody who is answered has waited for more than 1.5 s. */
const MAX_WAIT_MS = 700
/** The event loop may be late by that much; a page is drawn in a turn of its own. */
const MAX_LAG_MS = 60

/** Gives the place to the next. */
export type Leave = () => void

interface Waiting {
  since: number
  isGone: () => boolean
  settle: (leave: Leave | undefined) => void
}

export type Gate = ReturnType<typeof createGate>

/** `first`: how many are let in at once as long as nothing is known of the event loop. */
export function createGate({ first = IN_FLIGHT.first, now = () => performance.now() } = {}) {
  let limit = first
  let inFlight = 0
  const queues = byPriority((): Waiting[] => [])
  const shed = byPriority(() => 0)

  const waiting = () => PRIORITIES.reduce((sum, priority) => sum + queues[priority].length, 0)

  function take(): Leave {
    inFlight += 1
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      inFlight -= 1
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

  /** Whether a request would be let in, or may wait. */
  function hasRoom(priority: Priority): boolean {
    if (inFlight < limit || waiting() < MAX_WAITING) return true
    dropGone()
    return waiting() < MAX_WAITING || lowestBelow(priority) !== undefined
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
      const lower = waiting() < MAX_WAITING ? undefined : lowestBelow(priority)
      if (lower) refuse(lower, queues[lower].pop())
      return new Promise((settle) => {
        queues[priority].push({ since: now(), isGone, settle })
      })
    },

    /** Counts somebody who was refused at the door, before they could wait. */
    turnAway(priority: Priority) {
      shed[priority] += 1
    },

    /** Called all the time, with how late the event loop was: fewer are let in when it is, and nobody waits too long. */
    adapt(lagMs: number) {
      if (lagMs > MAX_LAG_MS) limit = Math.max(IN_FLIGHT.least, Math.floor(limit * 0.8))
      else if (inFlight >= limit) limit = Math.min(IN_FLIGHT.most, limit + 1)
      for (const priority of PRIORITIES) {
        const queue = queues[priority]
        while (now() - (queue[0]?.since ?? Number.POSITIVE_INFINITY) > MAX_WAIT_MS) {
          refuse(priority, queue.shift())
        }
      }
      letIn()
    },

    /** What is known of it by now. */
    read: () => ({ inFlight, waiting: waiting(), limit, shed: { ...shed } }),
  }
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
