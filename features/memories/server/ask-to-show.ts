import { desc, eq, sql } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import type { ConsentReasons, PersonOnBoard } from "../album-view.ts"
import { ANSWER_WITHIN_MS, canAsk } from "../memory.ts"
import type { MemoryRequestInput } from "../memory-schemas.ts"
import { findPart } from "./find-part.ts"
import { findPeople } from "./find-people.ts"
import { memoryConsentsTable, memoryRequestsTable } from "./memories-tables.ts"
import { unknownMemory } from "./own-memory.ts"
import { showWhereAllAgree } from "./show-memory.ts"
import { isVisibleTo } from "./visible-memories.ts"

const REQUESTS: Limit = { name: "memory-requests", points: 40, windowMs: days(1) }

/**
 * A pilot asks to show a photo of the album in public. Asked is who took it (§ 31 UrhG), who is in it, and
 * for companions without an account who has booked for them (§ 22 KunstUrhG). Whoever asks agrees by it.
 */
export async function askToShow(
  db: Db,
  actor: UserActor,
  { memoryId, input }: { memoryId: number; input: MemoryRequestInput },
): Promise<void> {
  const memory = await findVisible(db, actor.userId, memoryId)
  if (!memory) throw unknownMemory()
  await consumeRateLimit(REQUESTS, String(actor.userId))
  await inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const current = await findVisible(tx, actor.userId, memoryId, "lock")
    if (!current) throw unknownMemory()
    const part = await findPart(tx, actor.userId, current.flightId)
    if (part.role !== "pilot") throw notYours()
    if (!canAsk(part, await findLast(tx, memoryId))) throw notNow()
    const asked = reasonsOf(input, await findPeople(tx, current.flightId), current.authorId)
    const now = clock.now()
    const [request] = await tx
      .insert(memoryRequestsTable)
      .values({
        memoryId,
        pilotId: actor.userId,
        status: "asked",
        askedAt: now,
        expiresAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
      })
      .returning({ id: memoryRequestsTable.id })
    if (!request) throw new Error("a request was not written")
    await tx.insert(memoryConsentsTable).values(
      [...asked].map(([userId, reasons]) => ({
        ...reasons,
        requestId: request.id,
        userId,
        ...(userId === actor.userId && { answer: "agreed" as const, answeredAt: now }),
      })),
    )
    await recordEvent(tx, {
      kind: "memory.asked",
      entityId: memoryId,
      actor,
      role: "pilot",
      to: "asked",
      data: { requestId: request.id },
    })
    await showWhereAllAgree(tx, actor, { memoryId, requestId: request.id })
  })
}

async function findVisible(db: Db, userId: number, memoryId: number, lock?: "lock") {
  const { rows } = await db.execute<{ flight_id: number; user_id: number }>(sql`
    select m.flight_id, m.user_id from memories m join flights f on f.id = m.flight_id
    where m.id = ${memoryId} and ${isVisibleTo(userId)} ${lock ? sql`for update of m` : sql``}`)
  const [row] = rows
  if (!row) return undefined
  const { role } = await findPart(db, userId, row.flight_id)
  return role ? { flightId: row.flight_id, authorId: row.user_id } : undefined
}

async function findLast(tx: Db, memoryId: number) {
  const [last] = await tx
    .select()
    .from(memoryRequestsTable)
    .where(eq(memoryRequestsTable.memoryId, memoryId))
    .orderBy(desc(memoryRequestsTable.id))
    .limit(1)
  return last ?? null
}

/** Who is asked, and why; refuses who was not on board or has come alone. */
function reasonsOf(
  { pictured }: MemoryRequestInput,
  people: readonly PersonOnBoard[],
  authorId: number,
): Map<number, ConsentReasons> {
  const asked = new Map([[authorId, { isAuthor: true, isPictured: false, hasCompanions: false }]])
  for (const { userId, self, companions } of pictured) {
    const person = people.find((one) => one.userId === userId)
    if (!person || (companions && person.companions === 0)) {
      throw fieldError("not-on-board", "pictured", "Fragen lässt sich nur, wer mit an Bord war.")
    }
    const isAuthor = userId === authorId
    asked.set(userId, { isAuthor, isPictured: self, hasCompanions: companions })
  }
  return asked
}

function notYours(): DomainError {
  return new DomainError("not-your-flight", "forbidden", "Das fragt, wer geflogen ist.")
}

function notNow(): DomainError {
  return new DomainError(
    "already-asked",
    "invalid",
    "Nach diesem Foto ist schon gefragt. Ein Nein gilt, danach fragen wir nicht noch einmal.",
  )
}
