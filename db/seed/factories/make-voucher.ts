import { randomBytes } from "node:crypto"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { codeFromBytes } from "#features/vouchers/voucher-code.ts"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

/** An active voucher out of goodwill, nobody's yet unless `ownerId` says whose, with its money. */
export async function makeVoucher(
  db: Db,
  overrides: Partial<typeof vouchersTable.$inferInsert> = {},
): Promise<VoucherRow & { code: string }> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const code = codeFromBytes(randomBytes(11))
    const voucher = await insertRow(tx, vouchersTable, {
      status: "active",
      code,
      valueCents: 15_000,
      motif: "see",
      recipientName: "Inge",
      senderName: "Lena und Paul",
      greeting: "Einmal selbst nachsehen.",
      delivery: "print",
      createdAt: now,
      orderedAt: now,
      activatedAt: now,
      validUntil: validUntilOf(now),
      redeemedAt: overrides.ownerId ? now : null,
      ...overrides,
    })
    await postMove(tx, {
      businessKey: `voucher/${voucher.id}/activated`,
      subject: "voucher",
      subjectId: voucher.id,
      kind: "voucher.activated",
      lines: [
        { account: accounts.goodwill(), amountCents: voucher.valueCents },
        { account: accounts.voucher(voucher.id), amountCents: -voucher.valueCents },
      ],
    })
    return { ...voucher, code: voucher.code ?? code }
  })
}
