import { and, eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canSeeAlbum, isAnswerDue } from "../memory.ts"
import { endRequest, findOpenRequest } from "./end-request.ts"
import { findPart } from "./find-part.ts"
import {
  type MemoryConsentRow,
  type MemoryRequestRow,
  type MemoryRow,
  memoriesTable,
  memoryConsentsTable,
} from "./memories-tables.ts"
import { unknownMemory } from "./own-memory.ts"
import { showWhereAllAgree } from "./show-memory.ts"

/**
 * Somebody agrees that a photo is shown, declines, or takes it back, which holds at once. Who was on board
 * and was not asked can only say no: they may be in the picture too.
 */
export function answerRequest(
  db: Db,
  actor: UserActor,
  { memoryId, agrees }: { memoryId: number; agrees: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const memory = await lockMemory(tx, memoryId)
    const request = await findOpenRequest(tx, memoryId)
    const consent = request && (await findConsent(tx, request.id, actor.userId))
    const part = await findPart(tx, actor.userId, memory.flightId)
    if (!consent && !canSeeAlbum(part)) throw unknownMemory()
    const role = part.role ?? "passenger"
    if (!request) {
      // a no whose answer was lost has ended it already
      if (agrees) throw over()
      return
    }
    if (!agrees) return refuse(tx, { actor, role, request, consent })
    if (!consent) throw notAsked()
    if (consent.answer === "agreed") return
    if (!isAnswerDue(request, clock.now())) throw over()
    await write(tx, consent, "agreed")
    const data = { requestId: request.id }
    await recordEvent(tx, { kind: "memory.agreed", entityId: memoryId, actor, role, data })
    await showWhereAllAgree(tx, actor, { memoryId, requestId: request.id })
  })
}

/** The pilot no longer asks, or no longer shows it. */
export function takeRequestBack(db: Db, actor: UserActor, memoryId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const memory = await lockMemory(tx, memoryId)
    const part = await findPart(tx, actor.userId, memory.flightId)
    if (!canSeeAlbum(part)) throw unknownMemory()
    if (part.role !== "pilot") {
      throw new DomainError("not-your-request", "forbidden", "Das beendet, wer gefragt hat.")
    }
    const request = await findOpenRequest(tx, memoryId)
    if (request) await endRequest(tx, request, { reason: "taken_back", actor, role: "pilot" })
  })
}

interface Refusing {
  actor: UserActor
  role: "pilot" | "passenger"
  request: MemoryRequestRow
  consent: MemoryConsentRow | undefined
}

async function refuse(tx: Db, { actor, role, request, consent }: Refusing): Promise<void> {
  if (!consent) return endRequest(tx, request, { reason: "objected", actor, role })
  const answer = consent.answer === "agreed" ? "withdrawn" : "declined"
  await write(tx, consent, answer)
  await endRequest(tx, request, { reason: answer, actor, role })
}

async function lockMemory(tx: Db, memoryId: number): Promise<MemoryRow> {
  const [memory] = await tx
    .select()
    .from(memoriesTable)
    .where(eq(memoriesTable.id, memoryId))
    .for("update")
  if (!memory) throw unknownMemory()
  return memory
}

async function findConsent(tx: Db, requestId: number, userId: number) {
  const [consent] = await tx.select().from(memoryConsentsTable).where(isOf({ requestId, userId }))
  return consent
}

async function write(
  tx: Db,
  consent: MemoryConsentRow,
  answer: NonNullable<MemoryConsentRow["answer"]>,
): Promise<void> {
  await tx.update(memoryConsentsTable).set({ answer, answeredAt: clock.now() }).where(isOf(consent))
}

function isOf({ requestId, userId }: { requestId: number; userId: number }) {
  return and(eq(memoryConsentsTable.requestId, requestId), eq(memoryConsentsTable.userId, userId))
}

function over(): DomainError {
  return new DomainError("request-over", "gone", "Diese Anfrage ist vorbei, es bleibt unter euch.")
}

function notAsked(): DomainError {
  return new DomainError("not-asked", "forbidden", "Nach diesem Foto bist du nicht gefragt.")
}
