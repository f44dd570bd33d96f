import { MailPanel } from "#features/users/server/mails/mail-parts.tsx"
import { MailRow } from "#features/users/server/mails/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import type { VoucherRow } from "../vouchers-table.ts"

/** A voucher as rows; its code only where this reader may have it. */
export function VoucherRows({
  voucher,
  showsCode = false,
}: {
  voucher: VoucherRow
  showsCode?: boolean
}) {
  const { recipientName, senderName, greeting, code, validUntil } = voucher
  return (
    <MailPanel>
      {recipientName && <MailRow label="Für" value={recipientName} />}
      {senderName && <MailRow label="Von" value={senderName} />}
      {greeting && <MailRow label="Gruß" value={greeting} />}
      {showsCode && code && <MailRow label="Code" value={formatVoucherCode(code)} />}
      {validUntil && <MailRow label="Gültig bis" value={formatInstant(validUntil, HOME_ZONE)} />}
      <MailRow label="Wert" value={formatEuro(voucher.valueCents)} isTotal />
    </MailPanel>
  )
}
