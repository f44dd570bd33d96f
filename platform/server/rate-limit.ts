import type pg from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { DomainError } from "#platform/errors.ts"
import { minutes, seconds } from "../duration.ts"

export interface Limit {
  name: string
  points: number
  /** How long a try counts, in milliseconds. */
  windowMs: number
  /** A sentence that says what somebody may do instead of waiting. */
  wayOut?: string
}

let pool: pg.Pool | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/** Connects the limits to the database that all processes share. */
export function connectRateLimits(to: pg.Pool): void {
  pool = to
  limiters.clear()
}

/** Consumes one point of `who`; throws DomainError `too-many-tries` when none is left. */
export async function consumeRateLimit(limit: Limit, who: string): Promise<void> {
  try {
    await limiterFor(limit).consume(who)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new DomainError(
      "too-many-tries",
      "limited",
      [
        `Das waren zu viele Versuche. Bitte warte ${waitingTime(refusal.msBeforeNext)}.`,
        ...(limit.wayOut ? [limit.wayOut] : []),
      ].join(" "),
      {},
      Math.ceil(refusal.msBeforeNext / seconds(1)),
    )
  }
}

/** Forgets the tries of `who`, after a success. */
export async function resetRateLimit(limit: Limit, who: string): Promise<void> {
  await limiterFor(limit).delete(who)
}

/** A try that turned out to be none counts no more. */
export async function refundRateLimit(limit: Limit, who: string): Promise<void> {
  await limiterFor(limit).reward(who)
}

function limiterFor(limit: Limit): RateLimiterPostgres {
  if (!pool) throw new Error("limits are used before connectRateLimits()")
  const known = limiters.get(limit.name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.windowMs / seconds(1),
  })
  limiters.set(limit.name, limiter)
  return limiter
}

function waitingTime(milliseconds: number): string {
  const rounded = Math.ceil(milliseconds / minutes(1))
  return rounded <= 1 ? "eine Minute" : `${rounded} Minuten`
}
