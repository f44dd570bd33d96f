import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type DomainError, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { countTry, giveBackTry, type Limit } from "#platform/server/rate-limit.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { isSpendable } from "../voucher.ts"
import { type ReadCode, readVoucherCode } from "../voucher-code.ts"
import { type BalancedVoucher, findVoucherByCode, withBalances } from "./vouchers-queries.ts"
import type { VoucherRow } from "./vouchers-table.ts"

const TRIES: Limit = { name: "voucher-codes", points: 10, seconds: 60 * 60 }

/** What a code is worth, for whoever has it; refuses one that nobody could redeem. */
export async function checkVoucher(
  db: Db,
  user: UserActor | null,
  { code, address }: { code: string; address: string },
): Promise<BalancedVoucher> {
  const voucher = await readCodeTry(db, code, address)
  refuseUnusable(voucher, user, clock.now())
  const [balanced] = await withBalances(db, [voucher])
  if (!balanced) throw new Error("one voucher has no balance")
  return balanced
}

/** Finds the voucher of a typed code. Guessing is limited by address; what is found costs no try. */
export async function readCodeTry(db: Db, typed: string, address: string): Promise<VoucherRow> {
  const read = readVoucherCode(typed)
  if (read.kind !== "code") throw unreadable(read.kind)
  await countTry(TRIES, address)
  const voucher = await findVoucherByCode(db, read.code)
  if (!voucher) {
    throw fieldError("unknown-voucher", "code", "Diesen Gutschein gibt es bei uns nicht.")
  }
  await giveBackTry(TRIES, address)
  return voucher
}

function unreadable(kind: Exclude<ReadCode["kind"], "code">): DomainError {
  const message =
    kind === "misspelt"
      ? "Da stimmt ein Zeichen nicht. Schau noch einmal auf den Gutschein."
      : "Ein Code hat zwölf Zeichen, zum Beispiel 7K3M-Q9TD-2XHP."
  return fieldError(`${kind}-code`, "code", message)
}

/** Refuses a voucher that this person cannot redeem. */
export function refuseUnusable(voucher: VoucherRow, user: UserActor | null, now: Date): void {
  const { status, ownerId, validUntil } = voucher
  if (ownerId !== null && ownerId !== user?.userId) {
    throw fieldError("voucher-is-taken", "code", "Dieser Gutschein ist schon eingelöst.")
  }
  if (status === "blocked") {
    throw fieldError("voucher-is-blocked", "code", "Dieser Gutschein ist gesperrt. Schreib uns.")
  }
  if (status === "revoked" || status === "ordered") {
    throw fieldError("voucher-is-revoked", "code", "Dieser Gutschein gilt nicht mehr.")
  }
  if (isSpendable(voucher, now) || !validUntil) return
  throw fieldError(
    "voucher-is-expired",
    "code",
    `Dieser Gutschein galt bis ${formatDay(validUntil, HOME_ZONE)}.`,
  )
}
