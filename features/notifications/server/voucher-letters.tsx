import {
  VoucherDeliveredMail,
  VoucherExpiringMail,
  VoucherOrderedMail,
  VoucherRedeemedMail,
  VoucherRevokedMail,
} from "#features/vouchers/server/mails/voucher-mails.tsx"
import type { BalancedVoucher } from "#features/vouchers/server/vouchers-queries.ts"
import { formatWholeEuro } from "#platform/money.ts"
import type { Letter } from "./row.ts"

export const ordered: Letter<BalancedVoucher> = {
  subject: ({ valueCents }) => `Dein Fluggutschein über ${formatWholeEuro(valueCents)}`,
  body: (voucher) => <VoucherOrderedMail voucher={voucher} />,
}

export const delivered: Letter<BalancedVoucher> = {
  subject: ({ senderName }) => `${senderName} schenkt dir einen Flug`,
  body: (voucher) => <VoucherDeliveredMail voucher={voucher} />,
}

export const redeemed: Letter<BalancedVoucher> = {
  subject: () => "Dein Geschenk ist angekommen",
  body: (voucher) => <VoucherRedeemedMail voucher={voucher} />,
}

export const revoked: Letter<BalancedVoucher> = {
  subject: () => "Dein Gutschein ist zurückgenommen",
  body: (voucher) => <VoucherRevokedMail voucher={voucher} />,
}

export const expiring: Letter<BalancedVoucher> = {
  subject: () => "Dein Fluggutschein läuft bald ab",
  body: (voucher) => <VoucherExpiringMail voucher={voucher} balanceCents={voucher.balanceCents} />,
}
