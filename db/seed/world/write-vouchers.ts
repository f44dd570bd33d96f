import { eq } from "drizzle-orm"
import { accounts } from "#features/ledger/ledger.ts"
import { usersTable } from "#features/users/server/users-tables.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { codeFromBytes } from "#features/vouchers/voucher-code.ts"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "../factories/insert-rows.ts"
import { writeMoves } from "../factories/write-moves.ts"
import { PASSENGER_EMAIL } from "../people/demo-logins.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** A voucher of the house: the demo passenger has redeemed it and not used it yet. */
export async function writeVouchers(db: Db, { from }: { from: Date }): Promise<void> {
  const [passenger] = await db
    .select()
    .from(usersTable)
    .where(eq(usersTable.email, PASSENGER_EMAIL))
  if (!passenger) throw new Error("the demo world has no passenger")
  const activatedAt = new Date(from.getTime() - 20 * DAY_MS)
  const voucher = await insertRow(db, vouchersTable, {
    status: "active",
    code: codeFromBytes(new Uint8Array(11).map((_, index) => (index * 7 + 5) % 32)),
    valueCents: 10_000,
    motif: "watt",
    recipientName: passenger.firstName,
    senderName: "Dein Aufwind-Team",
    greeting: "Danke, dass du von Anfang an mitfliegst.",
    delivery: "print",
    ownerId: passenger.id,
    createdAt: activatedAt,
    activatedAt,
    validUntil: validUntilOf(activatedAt),
    redeemedAt: new Date(activatedAt.getTime() + DAY_MS),
  })
  await writeMoves(db, [
    {
      businessKey: `voucher/${voucher.id}/activated`,
      kind: "voucher.activated",
      at: activatedAt,
      lines: [
        { account: accounts.goodwill(), amountCents: voucher.valueCents },
        { account: accounts.voucher(voucher.id), amountCents: -voucher.valueCents },
      ],
    },
  ])
}
