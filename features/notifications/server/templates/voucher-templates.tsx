import {
  VoucherDebitFailedMail,
  VoucherDebitStartedMail,
} from "#features/vouchers/server/mails/voucher-debit-mails.tsx"
import {
  VoucherDeliveredMail,
  VoucherExpiringMail,
  VoucherOrderedMail,
  VoucherRedeemedMail,
  VoucherRevokedMail,
} from "#features/vouchers/server/mails/voucher-mails.tsx"
import {
  VoucherBlockedMail,
  VoucherReissuedMail,
  VoucherSentAgainMail,
  VoucherUnblockedMail,
} from "#features/vouchers/server/mails/voucher-office-mails.tsx"
import type { BalancedVoucher } from "#features/vouchers/server/vouchers-queries.ts"
import { formatWholeEuro } from "#platform/money.ts"
import type { MailTemplate } from "../rule.ts"

export const ordered: MailTemplate<BalancedVoucher> = {
  subject: ({ valueCents }) => `Dein Fluggutschein über ${formatWholeEuro(valueCents)}`,
  body: (voucher) => <VoucherOrderedMail voucher={voucher} />,
}

export const delivered: MailTemplate<BalancedVoucher> = {
  subject: ({ senderName }) => `Ein Flug für dich, geschenkt von ${senderName}`,
  body: (voucher) => <VoucherDeliveredMail voucher={voucher} />,
}

export const redeemed: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Geschenk ist angekommen",
  body: (voucher) => <VoucherRedeemedMail voucher={voucher} />,
}

export const revoked: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Gutschein ist zurückgenommen",
  body: (voucher) => <VoucherRevokedMail voucher={voucher} />,
}

export const expiring: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Fluggutschein läuft bald ab",
  body: (voucher) => <VoucherExpiringMail voucher={voucher} balanceCents={voucher.balanceCents} />,
}

export const debitStarted: MailTemplate<BalancedVoucher> = {
  subject: ({ valueCents }) =>
    `Dein Fluggutschein über ${formatWholeEuro(valueCents)}: Lastschrift`,
  body: (voucher) => <VoucherDebitStartedMail voucher={voucher} />,
}

export const debitFailed: MailTemplate<BalancedVoucher> = {
  subject: () => "Die Lastschrift für deinen Fluggutschein hat nicht geklappt",
  body: (voucher) => <VoucherDebitFailedMail voucher={voucher} />,
}

export const blocked: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Fluggutschein ist gesperrt",
  body: (voucher) => <VoucherBlockedMail voucher={voucher} />,
}

export const unblocked: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Fluggutschein gilt wieder",
  body: (voucher) => <VoucherUnblockedMail voucher={voucher} />,
}

export const reissued: MailTemplate<BalancedVoucher> = {
  subject: () => "Dein Fluggutschein hat einen neuen Code",
  body: (voucher) => <VoucherReissuedMail voucher={voucher} />,
}

export const sentAgain: MailTemplate<BalancedVoucher> = {
  subject: () => "Hier ist dein Fluggutschein noch einmal",
  body: (voucher) => <VoucherSentAgainMail voucher={voucher} />,
}
