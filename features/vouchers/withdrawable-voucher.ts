import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { VOUCHER_STATE_LABELS, type VoucherState } from "./voucher.ts"
import type { WithdrawalVerdict } from "./withdrawal-period.ts"

/** A voucher beside a declaration of withdrawal; instants are ISO text. */
export interface WithdrawableVoucher {
  id: number
  valueCents: number
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

/** For the back office: the period, and what is the matter with a declaration. */
export function formatVerdict(voucher: WithdrawableVoucher): string {
  const day = lastWithdrawalDay(voucher)
  switch (voucher.verdict) {
    case "late":
      return `Die 14 Tage endeten am ${day}. Der Widerruf kam danach.`
    case "withdrawable":
      return `Die 14 Tage enden am ${day}. Der Widerruf kam rechtzeitig.`
    case "used":
      return `Die 14 Tage enden am ${day}, aber ein Teil des Gutscheins ist schon verwendet.`
    case "ended":
      return `Der letzte der 14 Tage war der ${day}. Der Gutschein gilt nicht mehr: ${VOUCHER_STATE_LABELS[voucher.state]}.`
  }
}
