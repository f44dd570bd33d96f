import { and, asc, eq, gt } from "drizzle-orm"
import { checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import {
  type VoucherRow,
  vouchersTable,
  voucherUsesTable,
} from "#features/vouchers/server/vouchers-table.ts"
import { codeFromBytes } from "#features/vouchers/voucher-code.ts"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow, insertRows } from "../factories/insert-rows.ts"
import { type DatedMove, writeMoves } from "../factories/write-moves.ts"
import { PASSENGER_EMAIL } from "../people/demo-logins.ts"

/** A voucher of the house: the demo passenger has redeemed it, and booked with a part of it. */
export async function writeVouchers(db: Db, { from }: { from: Date }): Promise<void> {
  const [passenger] = await db
    .select()
    .from(usersTable)
    .where(eq(usersTable.email, PASSENGER_EMAIL))
  if (!passenger) throw new Error("the demo world has no passenger")
  const activatedAt = new Date(from.getTime() - days(20))
  const voucher = await insertRow(db, vouchersTable, {
    status: "active",
    code: codeFromBytes(new Uint8Array(11).map((_, index) => (index * 7 + 5) % 32)),
    valueCents: 15_000,
    motif: "watt",
    recipientName: passenger.firstName,
    senderName: "Dein Aufwind-Team",
    greeting: "Danke, dass du von Anfang an mitfliegst.",
    delivery: "print",
    ownerId: passenger.id,
    createdAt: activatedAt,
    activatedAt,
    validUntil: validUntilOf(activatedAt),
    redeemedAt: new Date(activatedAt.getTime() + days(1)),
  })
  await writeMoves(db, [
    {
      businessKey: `voucher/${voucher.id}/activated`,
      subject: "voucher",
      subjectId: voucher.id,
      kind: "voucher.activated",
      at: activatedAt,
      lines: [
        { account: accounts.goodwill(), amountCents: voucher.valueCents },
        { account: accounts.voucher(voucher.id), amountCents: -voucher.valueCents },
      ],
    },
    ...(await writeUses(db, voucher)),
  ])
}

/** What its owner's bookings took from it, once they are written. */
async function writeUses(db: Db, { id, ownerId }: VoucherRow): Promise<DatedMove[]> {
  const paid = await db
    .select({ payment: paymentsTable })
    .from(paymentsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, paymentsTable.checkoutId))
    .where(and(eq(checkoutsTable.userId, ownerId ?? 0), gt(paymentsTable.creditCents, 0)))
    .orderBy(asc(paymentsTable.id))
  const uses = await insertRows(
    db,
    voucherUsesTable,
    paid.map(({ payment }) => ({
      voucherId: id,
      checkoutId: payment.checkoutId,
      appliedCents: payment.creditCents,
      appliedAt: payment.createdAt,
    })),
  )
  await insertRows(
    db,
    eventsTable,
    uses.map(({ checkoutId, appliedCents, appliedAt }) => ({
      kind: "voucher.spent",
      entity: "voucher",
      entityId: id,
      actorKind: "passenger" as const,
      actorId: ownerId,
      data: { checkoutId, cents: appliedCents },
      at: appliedAt,
    })),
  )
  return uses.map((use) => ({
    businessKey: `checkout/${use.checkoutId}/credit/given/${use.id}`,
    subject: "checkout",
    subjectId: use.checkoutId,
    kind: "voucher.spent",
    at: use.appliedAt,
    lines: [
      { account: accounts.voucher(id), amountCents: use.appliedCents },
      { account: accounts.checkoutCredit(use.checkoutId), amountCents: -use.appliedCents },
    ],
  }))
}
