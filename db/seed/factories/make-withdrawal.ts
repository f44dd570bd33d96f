import { randomUUID } from "node:crypto"
import { withdrawalsTable } from "#features/withdrawals/server/withdrawals-table.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

/** A declaration that has come in without an account. */
export function makeWithdrawal(
  db: Db,
  overrides: Partial<typeof withdrawalsTable.$inferInsert> = {},
) {
  return insertRow(db, withdrawalsTable, {
    ref: newRef(),
    idempotencyKey: randomUUID(),
    name: "Lena Berger",
    email: "lena@widerruf.example",
    contract: "Gutschein 4F2K, bestellt am 20. November",
    receivedAt: clock.now(),
    ...overrides,
  })
}
