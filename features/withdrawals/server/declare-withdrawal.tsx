import { eq } from "drizzle-orm"
import { limitKey } from "#features/auth/core/server/auth-limits.ts"
import { listWithdrawable } from "#features/vouchers/server/list-withdrawable.ts"
import { meantBy } from "#features/vouchers/withdrawable-voucher.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { type Declaration, statementOf } from "../withdrawal.ts"
import { WithdrawalNewsMail } from "./mails/withdrawal-news-mail.tsx"
import { WithdrawalReceiptMail } from "./mails/withdrawal-receipt-mail.tsx"
import { type WithdrawalRow, withdrawalsTable } from "./withdrawals-table.ts"

interface NewWithdrawal extends Declaration {
  actor: UserActor | null
  bookingId: number | null
  /** Of the pressed button: the same press is the same declaration. */
  intent: string
  /** The caller's, for the limit. */
  address: string
}

// generous, because a right hangs on it; a receipt goes to an address that nobody has confirmed
const BY_CLIENT: Limit = { name: "withdrawals-by-client", points: 10, windowMs: hours(1) }
const BY_ADDRESS: Limit = { name: "withdrawals-by-address", points: 5, windowMs: days(1) }

/**
 * Takes a declaration of withdrawal: kept, receipted on a durable medium with its words, day and
 * time (§ 356a Abs. 4 BGB), and told to the operator. It moves no booking.
 */
export async function declareWithdrawal(db: Db, input: NewWithdrawal): Promise<WithdrawalRow> {
  const known = await findByIntent(db, input.intent)
  if (known) return sameOrRefused(known, input)
  await consumeRateLimit(BY_CLIENT, input.address)
  await consumeRateLimit(BY_ADDRESS, limitKey(input.email))
  return inTransaction(db, async (tx) => {
    const { name, email, contract, bookingId } = input
    const [written] = await tx
      .insert(withdrawalsTable)
      .values({
        ref: newRef(),
        idempotencyKey: input.intent,
        userId: input.actor?.userId ?? null,
        bookingId,
        name,
        email,
        contract,
        receivedAt: clock.now(),
      })
      .onConflictDoNothing({ target: withdrawalsTable.idempotencyKey })
      .returning()
    if (!written) {
      const first = await findByIntent(tx, input.intent)
      if (!first) throw new Error("an intent is taken and cannot be found")
      return sameOrRefused(first, input)
    }
    await recordEvent(tx, {
      kind: "withdrawal.received",
      entityId: written.id,
      actor: input.actor ?? SYSTEM,
      role: "passenger",
      data: { bookingId },
    })
    const vouchers = bookingId === null ? await vouchersMeantBy(tx, written) : []
    await sendMail(tx, {
      key: `withdrawal/${written.id}/receipt`,
      kind: "withdrawal",
      to: email,
      subject: "Dein Widerruf ist eingegangen",
      body: <WithdrawalReceiptMail withdrawal={written} vouchers={vouchers} />,
    })
    await sendMail(tx, {
      key: `withdrawal/${written.id}/operator`,
      kind: "withdrawal",
      to: env().OPERATOR_EMAIL,
      subject: `Widerruf ${written.ref}`,
      body: <WithdrawalNewsMail withdrawal={written} vouchers={vouchers} />,
    })
    return written
  })
}

const MAX_TOLD = 5

async function vouchersMeantBy(tx: Db, { email, contract, receivedAt }: WithdrawalRow) {
  const vouchers = await listWithdrawable(tx, { email, contract, at: receivedAt })
  return meantBy(vouchers).slice(0, MAX_TOLD)
}

async function findByIntent(db: Db, intent: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawalsTable)
    .where(eq(withdrawalsTable.idempotencyKey, intent))
  return row
}

function sameOrRefused(known: WithdrawalRow, input: NewWithdrawal): WithdrawalRow {
  if (known.email === input.email && statementOf(known) === statementOf(input)) return known
  throw new DomainError(
    "withdrawal-already-sent",
    "invalid",
    "Mit diesem Formular ging schon ein anderer Widerruf ein. Prüf deine Angaben und bestätige noch einmal.",
  )
}
