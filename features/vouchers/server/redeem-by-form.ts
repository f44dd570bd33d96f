import type { UserActor } from "#platform/actor.ts"
import type { FieldErrors } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import type { FoundVoucher, RedeemState } from "../redeem-state.ts"
import { formatVoucherCode, parseVoucherCode } from "../voucher-code.ts"
import { checkVoucher } from "./check-voucher.ts"
import { redeemVoucher } from "./redeem-voucher.ts"
import type { BalancedVoucher } from "./vouchers-queries.ts"

interface Visitor {
  user: UserActor | null
  address: string
}

/** What the page shows for a code in its address. */
export function previewCode(db: Db, code: string, visitor: Visitor): Promise<RedeemState> {
  return answered(code, async () => {
    const voucher = await checkVoucher(db, visitor.user, { code, address: visitor.address })
    return found(voucher, visitor.user)
  })
}

/** The page's form: redeems the code of a signed-in person, shows its value to everybody else. */
export function redeemByForm(db: Db, form: FormData, visitor: Visitor): Promise<RedeemState> {
  const code = postedText(form, "code", 40)
  const { user, address } = visitor
  return answered(code, async () => {
    const voucher = user
      ? await redeemVoucher(db, user, { code, address })
      : await checkVoucher(db, null, { code, address })
    return found(voucher, user)
  })
}

async function answered(code: string, look: () => Promise<FoundVoucher>): Promise<RedeemState> {
  try {
    return { code: tidy(code), found: await look() }
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { code: tidy(code), refused: refusalText(fields, message) }
  }
}

function refusalText({ code }: FieldErrors, message: string | undefined): string {
  return code ?? message ?? ""
}

function tidy(code: string): string {
  const read = parseVoucherCode(code)
  return read.kind === "code" ? formatVoucherCode(read.code) : code.trim()
}

function found(voucher: BalancedVoucher, user: UserActor | null): FoundVoucher {
  return {
    valueCents: voucher.valueCents,
    balanceCents: voucher.balanceCents,
    validUntil: voucher.validUntil?.toISOString() ?? "",
    motif: voucher.motif,
    isOwn: user !== null && voucher.ownerId === user.userId,
  }
}
