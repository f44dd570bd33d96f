import { and, eq, lt, or } from "drizzle-orm"
import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts"
import { days } from "../duration.ts"

const idempotencyKeysTable = pgTable("idempotency_keys", {
  scope: text().notNull(),
  key: text().notNull(),
  fingerprint: text().notNull(),
  status: text().$type<"running" | "done">().notNull(),
  response: jsonb(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** What a client may send as Idempotency-Key, or a form as its `intent`. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/

const MAX_RUNNING_MS = 30_000

/** When calls of this process took their keys that failed and could not free them, by asker and key. */
const unfreed = new Map<string, Date>()

export interface Intent {
  /** Who asks: `user:7`, `checkout:<hash>` or an address. Keys of different askers never meet. */
  scope: string
  /** The client's Idempotency-Key. */
  key: string
  /** Method, path and body: the same key for another intent is refused. */
  content: string
}

/**
 * Runs `work` once per idempotency key and answers a repeat with the first answer. While the first call
 * is running a repeat gets `conflict` (409), which clients retry; errors are not stored, because
 * commands are safe to repeat anyway: whoever was told to try again may do so at once.
 */
export async function withIdempotencyKey<T>(
  db: Db,
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  // with a key, because a code or a password is guessed from its bare hash
  const fingerprint = macFor("idempotency", intent.content)
  const here = and(
    eq(idempotencyKeysTable.scope, intent.scope),
    eq(idempotencyKeysTable.key, intent.key),
  )
  const { status, createdAt } = idempotencyKeysTable
  const takenAt = clock.now()
  const stale = new Date(takenAt.getTime() - MAX_RUNNING_MS)
  const name = `${intent.scope} ${intent.key}`
  const failedAt = unfreed.get(name)
  // a process that was killed leaves its key running; after 30 s the next one takes over
  const isOver = or(lt(createdAt, stale), failedAt && eq(createdAt, failedAt))
  await db.delete(idempotencyKeysTable).where(and(here, eq(status, "running"), isOver))
  unfreed.delete(name)
  const claimed = await db
    .insert(idempotencyKeysTable)
    .values({ ...intent, fingerprint, status: "running", createdAt: takenAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeysTable.key })
  if (claimed.length === 0) {
    const [known] = await db.select().from(idempotencyKeysTable).where(here)
    if (known && !isMacFor("idempotency", intent.content, known.fingerprint)) {
      throw new DomainError(
        "idempotency-key-reused",
        "invalid",
        "Dieser Idempotency-Key gehört zu einer anderen Anfrage.",
      )
    }
    if (known?.status === "done") return known.response as T
    throw new DomainError("still-running", "conflict", "Diese Anfrage läuft noch.")
  }
  try {
    const answer = await work()
    await db.update(idempotencyKeysTable).set({ status: "done", response: answer }).where(here)
    return answer
  } catch (error) {
    try {
      // whoever has waited for longer than 30 s may find the key with somebody else
      await db.delete(idempotencyKeysTable).where(and(here, eq(createdAt, takenAt)))
    } catch (failure) {
      log.warn({ err: failure }, "the key of a failed call was not freed")
      // whatever is older is over by itself
      for (const [other, at] of unfreed) if (at < stale) unfreed.delete(other)
      unfreed.set(name, takenAt)
    }
    throw error
  }
}

/** The asker of everything that a signed-in person asks for. */
export function scopeOfUser(userId: number): string {
  return `user:${userId}`
}

/** Drops the answers that are kept for a person's repeats. */
export async function eraseIdempotencyKeysOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(idempotencyKeysTable).where(eq(idempotencyKeysTable.scope, scopeOfUser(userId)))
}

export const deleteIdempotencyKeysQueue: JobQueue = {
  name: "forget-idempotency-keys",
  cron: "41 3 * * *",
  async run(db) {
    const yesterday = new Date(clock.now().getTime() - days(1))
    await deleteInBatches(db, idempotencyKeysTable, lt(idempotencyKeysTable.createdAt, yesterday))
  },
}
