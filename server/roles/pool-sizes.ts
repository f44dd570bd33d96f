import type { Env } from "#platform/server/env.ts"

export type RoleSettings = Pick<Env, "ROLE" | "DATABASE_POOL_SIZE">

/** Notes and figures are written beside the requests, probes are answered beside the jobs. */
const BESIDE = 2
/** A visitor waits for an answer, and nobody for a job. */
const SHARE_OF_REQUESTS = 0.6
/** The queue's own, the one on which it hears of jobs, the one of hints and texts, and that of readiness. */
const OTHERS = { web: 1 + 1 + 1, worker: 3 + 1 + 1 + 1, all: 3 + 1 + 1 + 1 }

/** How the connections of a process are shared out between what somebody waits for and what nobody does. */
export function poolSizes({ ROLE, DATABASE_POOL_SIZE: size }: RoleSettings): {
  requests: number
  work: number
} {
  const requests = {
    web: size - BESIDE,
    worker: BESIDE,
    all: Math.round(size * SHARE_OF_REQUESTS),
  }[ROLE]
  return { requests, work: size - requests }
}

/** What a process opens at most, while nobody of the office looks at the product as another person. */
export function connectionsOfProcess({ ROLE, DATABASE_POOL_SIZE }: RoleSettings): number {
  return DATABASE_POOL_SIZE + OTHERS[ROLE]
}
