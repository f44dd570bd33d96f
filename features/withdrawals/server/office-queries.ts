import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canHandleWithdrawal, canReplyToWithdrawal } from "../withdrawal.ts"
import type { ListedWithdrawal, WithdrawalCase, WithdrawalQuery } from "../withdrawal-list.ts"
import {
  type WithdrawalRow,
  withdrawalRepliesTable,
  withdrawalsTable,
} from "./withdrawals-table.ts"

const PAGE = 20

const { handledAt, anonymizedAt, receivedAt, id, ref, name, email, contract } = withdrawalsTable

// what nobody is in any more cannot be answered
const isOpen = and(isNull(handledAt), isNull(anonymizedAt))

const STATES: Record<WithdrawalQuery["status"], SQL | undefined> = {
  offen: isOpen,
  bearbeitet: or(isNotNull(handledAt), isNotNull(anonymizedAt)),
}

/** A page of declarations; a page number past the end shows the last page. */
export async function listWithdrawals(db: Db, query: WithdrawalQuery) {
  const which = and(STATES[query.status], matching(query.search))
  const total = await countWithdrawals(db, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const direction = query.sort === "neueste" ? desc : asc
  const rows = await db
    .select()
    .from(withdrawalsTable)
    .where(which)
    .orderBy(direction(receivedAt), direction(id))
    .limit(PAGE)
    .offset(offset)
  return { entries: rows.map(listed), total, page, pageCount }
}

const MAX_LISTED = 200

/** Open declarations that name a booking, the oldest first; of one booking alone where it is named. */
export async function listOpenWithdrawalsOfBookings(
  db: Db,
  bookingId?: number,
  limit = MAX_LISTED,
): Promise<(ListedWithdrawal & { bookingId: number | null })[]> {
  const of = withdrawalsTable.bookingId
  const rows = await db
    .select()
    .from(withdrawalsTable)
    .where(and(isOpen, bookingId === undefined ? isNotNull(of) : eq(of, bookingId)))
    .orderBy(asc(receivedAt), asc(id))
    .limit(limit)
  return rows.map((row) => ({ ...listed(row), bookingId: row.bookingId }))
}

/** How many declarations wait for somebody who answers them. */
export function countOpenWithdrawals(db: Db): Promise<number> {
  return countWithdrawals(db, isOpen)
}

async function countWithdrawals(db: Db, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(withdrawalsTable).where(which)
  return row?.count ?? 0
}

/** A number is the case's as people read it aloud; else names, addresses and contracts count. */
function matching(text: string): SQL | undefined {
  if (text === "") return undefined
  const like = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`
  return or(
    eq(ref, text.toUpperCase().replaceAll(/[\s-]/g, "")),
    ilike(name, like),
    ilike(email, like),
    ilike(contract, like),
  )
}

export async function getWithdrawal(
  db: Db,
  actor: UserActor,
  withdrawalId: number,
): Promise<WithdrawalCase> {
  const [row] = await db.select().from(withdrawalsTable).where(eq(id, withdrawalId))
  if (!row) throw unknownWithdrawal()
  await recordEvent(db, { kind: "withdrawal.opened", entityId: row.id, actor, role: "admin" })
  await noteLooks(db, actor, { kind: "withdrawal", of: [row.userId] })
  const replies = await db
    .select()
    .from(withdrawalRepliesTable)
    .where(eq(withdrawalRepliesTable.withdrawalId, withdrawalId))
    .orderBy(asc(withdrawalRepliesTable.id))
  return {
    ...listed(row),
    email: row.email,
    bookingId: row.bookingId,
    isAnonymized: row.anonymizedAt !== null,
    handlingNote: row.handlingNote,
    mayHandle: canHandleWithdrawal(actor, row),
    mayReply: canReplyToWithdrawal(actor, row),
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      sentAt: reply.sentAt.toISOString(),
    })),
  }
}

function listed(row: WithdrawalRow): ListedWithdrawal {
  return {
    id: row.id,
    ref: row.ref,
    name: row.name,
    contract: row.contract,
    receivedAt: row.receivedAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  }
}

export function unknownWithdrawal(): DomainError {
  return new DomainError("unknown-withdrawal", "not-found", "Diesen Widerruf gibt es nicht.")
}
