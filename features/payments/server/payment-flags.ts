import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { pageOfList } from "#platform/list-address.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canSettleByNote, type FlagQuery, flagDueAt, type ListedFlag } from "../payment-flag.ts"
import { paymentFlagsTable as flags, paymentsTable as payments } from "./payments-tables.ts"
import { lockReturnOfFlag, recordTransfer } from "./returns/transfer-returned.ts"

const PAGE = 20

/** A page of provider reports that could not be booked; a page number past the end shows the last page. */
export async function listPaymentFlags(db: Db, query: FlagQuery) {
  const isOpen = query.status === "offen"
  const which = isOpen ? isNull(flags.settledAt) : isNotNull(flags.settledAt)
  const [counted] = await db.select({ total: count() }).from(flags).where(which)
  const total = counted?.total ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({ flag: flags, paymentRef: payments.ref })
    .from(flags)
    .leftJoin(payments, eq(payments.id, flags.paymentId))
    .where(which)
    .orderBy(isOpen ? asc(flags.id) : desc(flags.id))
    .limit(PAGE)
    .offset(offset)
  return { entries: rows.map(listedFlag), total, page, pageCount }
}

const MAX_LISTED = 200

/** What is open about payments of ours, the oldest first; of some orders alone where they are named. */
export async function listOpenPaymentFlags(
  db: Db,
  checkoutIds?: readonly number[],
  limit = MAX_LISTED,
): Promise<ListedFlag[]> {
  const rows = await db
    .select({ flag: flags, paymentRef: payments.ref })
    .from(flags)
    .innerJoin(payments, eq(payments.id, flags.paymentId))
    .where(
      and(isNull(flags.settledAt), checkoutIds && inArray(payments.checkoutId, [...checkoutIds])),
    )
    .orderBy(asc(flags.id))
    .limit(limit)
  return rows.map(listedFlag)
}

function listedFlag({
  flag,
  paymentRef,
}: {
  flag: typeof flags.$inferSelect
  paymentRef: string | null
}): ListedFlag {
  const { id, reason, subject, provider, amountCents, flaggedAt, settledAt } = flag
  return {
    id,
    reason,
    subject,
    provider,
    paymentRef,
    amountCents,
    flaggedAt: flaggedAt.toISOString(),
    dueAt: flagDueAt(reason, flaggedAt).toISOString(),
    isOverdue: settledAt === null && flagDueAt(reason, flaggedAt) <= clock.now(),
    note: flag.settledNote,
    settledAt: settledAt?.toISOString() ?? null,
  }
}

/** How much of it waits for somebody. */
export async function countOpenPaymentFlags(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(flags).where(isNull(flags.settledAt))
  return row?.count ?? 0
}

/** The back office says how it has settled it; repeating it changes nothing. */
export function settlePaymentFlag(
  db: Db,
  actor: UserActor,
  { id, note }: { id: number; note: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const returned = await lockReturnOfFlag(tx, id)
    const [flag] = await tx.select().from(flags).where(eq(flags.id, id)).for("update")
    if (!flag) {
      throw new DomainError("unknown-flag", "not-found", "Diese Auffälligkeit gibt es nicht.")
    }
    if (flag.settledAt) return
    if (!canSettleByNote(flag.reason)) {
      const message = "Entscheide auf der Seite der Zahlung, wer die Rückbuchung trägt."
      throw new DomainError("decided-elsewhere", "invalid", message, { note: message })
    }
    if (returned) await recordTransfer(tx, returned, actor)
    await tx
      .update(flags)
      .set({ settledAt: clock.now(), settledBy: actor.userId, settledNote: note })
      .where(eq(flags.id, id))
    await recordEvent(tx, {
      kind: "payment.flag_settled",
      entityId: flag.paymentId ?? 0,
      actor,
      role: "admin",
      reason: note,
      data: { flagId: id, reason: flag.reason },
    })
  })
}

/** Whether the back office knows of something at a provider, by the provider's name for it. */
export async function isFlagged(db: Db, subject: string): Promise<boolean> {
  return (await db.$count(flags, eq(flags.subject, subject))) > 0
}
