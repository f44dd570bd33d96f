import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { type DomainError, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { consumeRateLimit, type Limit, refundRateLimit } from "#platform/server/rate-limit.ts"
import { formatDate, HOME_ZONE } from "#platform/time.ts"
import { isSpendable } from "../voucher.ts"
import { CODE_MISSPELT, type ParsedCode, parseVoucherCode } from "../voucher-code.ts"
import { listReplacements } from "./replacements.ts"
import { type BalancedVoucher, findVoucherByCode, withBalances } from "./vouchers-queries.ts"
import type { VoucherRow } from "./vouchers-table.ts"

const ATTEMPTS: Limit = { name: "voucher-codes", points: 10, windowMs: hours(1) }

/** What a code is worth, for whoever has it; refuses one that nobody could redeem. */
export async function checkVoucher(
  db: Db,
  user: UserActor | null,
  { code, address }: { code: string; address: string },
): Promise<BalancedVoucher> {
  const voucher = await findTypedVoucher(db, code, address)
  await refuseUnusable(db, voucher, user)
  const [balanced] = await withBalances(db, [voucher])
  if (!balanced) throw new Error("one voucher has no balance")
  return balanced
}

/** Finds the voucher of a typed code. Guessing is limited by address; a voucher that is found costs no attempt. */
export async function findTypedVoucher(
  db: Db,
  typed: string,
  address: string,
): Promise<VoucherRow> {
  const read = parseVoucherCode(typed)
  if (read.kind !== "code") throw unreadable(read.kind)
  await consumeRateLimit(ATTEMPTS, address)
  const voucher = await findVoucherByCode(db, read.code)
  if (!voucher) {
    throw fieldError("unknown-voucher", "code", "Diesen Gutschein gibt es bei uns nicht.")
  }
  await refundRateLimit(ATTEMPTS, address)
  return voucher
}

function unreadable(kind: Exclude<ParsedCode["kind"], "code">): DomainError {
  const message =
    kind === "misspelt" ? CODE_MISSPELT : "Ein Code hat zwölf Zeichen, zum Beispiel 7K3M-Q9TD-2XHP."
  return fieldError(`${kind}-code`, "code", message)
}

/** Refuses a voucher that this person cannot redeem. */
export async function refuseUnusable(
  db: Db,
  voucher: VoucherRow,
  user: UserActor | null,
): Promise<void> {
  const { status, ownerId, validUntil } = voucher
  if (status === "blocked") throw await blocked(db, voucher)
  if (ownerId !== null && ownerId !== user?.userId) {
    const message =
      user === null
        ? "Dieser Gutschein ist schon eingelöst. Ist er in deinem Konto, melde dich an."
        : "Dieser Gutschein ist schon in einem anderen Konto eingelöst."
    throw fieldError("voucher-is-taken", "code", message)
  }
  if (status === "revoked" || status === "ordered") {
    throw fieldError("voucher-is-revoked", "code", "Dieser Gutschein gilt nicht mehr.")
  }
  if (isSpendable(voucher, clock.now()) || !validUntil) return
  throw fieldError(
    "voucher-is-expired",
    "code",
    `Dieser Gutschein galt bis ${formatDate(validUntil, HOME_ZONE)}.`,
  )
}

async function blocked(db: Db, { id }: VoucherRow): Promise<DomainError> {
  const isReplaced = (await listReplacements(db, [id])).size > 0
  return isReplaced
    ? fieldError(
        "voucher-is-replaced",
        "code",
        "Für diesen Gutschein gibt es einen neuen Code. Er steht in der Mail, die wir dazu geschickt haben.",
      )
    : fieldError(
        "voucher-is-blocked",
        "code",
        "Dieser Gutschein ist gesperrt. Schreib uns, dann klären wir das.",
      )
}
