import type { ListQuery } from "#platform/list-address.ts"
import { QUEUE_LABELS } from "./queue-labels.ts"

/** Work outside of requests: how full the queues are, what has failed, what runs by the clock. */
export const JOBS_LIST = {
  path: "/de/verwaltung/auftraege",
  choices: {
    view: {
      warteschlangen: "Warteschlangen",
      gescheitert: "Gescheitert",
      einzelfaelle: "Einzelfälle",
      geplant: "Geplant",
    },
    queue: { "": "Alle", ...QUEUE_LABELS } as Record<string, string>,
  },
} as const

export type JobsQuery = ListQuery<typeof JOBS_LIST>

export interface QueueFigures {
  name: string
  label: string
  waiting: number
  active: number
  failed: number
  /** Of a job that ended well; kept for some days. */
  lastRunAt: string | null
  /** When it runs by the clock, in words. */
  plan: string | null
}

export interface FailedJob {
  id: string
  queue: string
  label: string
  problem: string
  attempts: number
  failedAt: string
}

/** A row at which a timer fails; it stands here until it works. */
export interface FailingRowView {
  queue: string
  entity: string
  rowId: string
  /** „Buchung 17“ */
  label: string
  /** Where the back office reads all of it, where there is such a page. */
  href: string | null
  /** What the timer does. */
  work: string
  problem: string
  failures: number
  firstFailedAt: string
  lastFailedAt: string
  retryAt: string
}
