import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import {
  lastWithdrawalDay,
  type WithdrawableVoucher,
} from "#features/vouchers/withdrawable-voucher.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"

/** A bought voucher with its period; what has become of its money is not told. */
export function PurchasePanel({ voucher }: { voucher: WithdrawableVoucher }) {
  const { valueCents, boughtAt } = voucher
  return (
    <MailPanel>
      <MailRow label="Gutschein über" value={formatEuro(valueCents)} />
      <MailRow label="Gekauft" value={formatDay(new Date(boughtAt), HOME_ZONE)} />
      <MailRow label="Letzter Tag der 14 Tage" value={lastWithdrawalDay(voucher)} />
    </MailPanel>
  )
}
