import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import type { VoucherRow } from "../vouchers-table.ts"

interface VoucherRowsProps {
  voucher: VoucherRow & { balanceCents?: number }
  showsCode?: boolean
  /** What is on it now, for a reader who may know. */
  isWorth?: boolean
}

/** A voucher as rows; its code only where this reader may have it. */
export function VoucherRows({ voucher, showsCode = false, isWorth = false }: VoucherRowsProps) {
  const { recipientName, senderName, greeting, code, validUntil, valueCents } = voucher
  const worthCents = isWorth ? (voucher.balanceCents ?? valueCents) : valueCents
  return (
    <MailPanel>
      {recipientName && <MailRow label="Für" value={recipientName} />}
      {senderName && <MailRow label="Von" value={senderName} />}
      {greeting && <MailRow label="Gruß" value={greeting} />}
      {showsCode && code && <MailRow label="Code" value={formatVoucherCode(code)} />}
      {validUntil && <MailRow label="Gültig bis" value={formatInstant(validUntil, HOME_ZONE)} />}
      <MailRow label="Wert" value={formatEuro(worthCents)} isTotal />
    </MailPanel>
  )
}
