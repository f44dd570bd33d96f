import { formatEuro } from "#platform/money.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { VOUCHER_STATE_LABELS, type VoucherState } from "./voucher.ts"
import type { WithdrawalVerdict } from "./withdrawal-period.ts"

/** A voucher beside a declaration of withdrawal; instants are ISO text. */
export interface WithdrawableVoucher {
  id: number
  valueCents: number
  /** What of it is not used, and therefore goes back. */
  balanceCents: number
  recipientName: string
  boughtAt: string
  validUntil: string
  /** The end of the last day on which its purchase can be withdrawn from. */
  withdrawableUntil: string
  state: VoucherState
  verdict: WithdrawalVerdict
  /** Its code stands in the declaration. */
  isNamed: boolean
  /** Bought with the address of the declaration, or by the account that has this address. */
  isBuyers: boolean
}

/** The ones that a declaration means: those that it names, else all that its address has bought. */
export function meantBy(vouchers: readonly WithdrawableVoucher[]): WithdrawableVoucher[] {
  const bought = vouchers.filter(({ isBuyers }) => isBuyers)
  const named = bought.filter(({ isNamed }) => isNamed)
  return named.length > 0 ? named : bought
}

/** „Fr., 20. November 2026“ */
export function lastWithdrawalDay({ withdrawableUntil }: WithdrawableVoucher): string {
  return formatDay(new Date(withdrawableUntil), HOME_ZONE)
}

// „ 40,00 € sind schon verwendet, 60,00 € gehen zurück.“
function formatUsed({ valueCents, balanceCents }: WithdrawableVoucher): string {
  if (balanceCents === valueCents) return ""
  return ` ${formatEuro(valueCents - balanceCents)} sind schon verwendet, ${formatEuro(balanceCents)} gehen zurück.`
}

/** For the back office: the period, and what is the matter with a declaration. */
export function formatVerdict(voucher: WithdrawableVoucher): string {
  const day = lastWithdrawalDay(voucher)
  switch (voucher.verdict) {
    case "late":
      return `Die 14 Tage endeten am ${day}. Der Widerruf kam danach.`
    case "withdrawable":
      return `Die 14 Tage enden am ${day}. Der Widerruf kam rechtzeitig.${formatUsed(voucher)}`
    case "used":
      return `Die 14 Tage enden am ${day}, aber der Gutschein ist schon ganz verwendet.`
    case "ended":
      return `Der letzte der 14 Tage war der ${day}. Der Gutschein gilt nicht mehr: ${VOUCHER_STATE_LABELS[voucher.state]}.`
  }
}
