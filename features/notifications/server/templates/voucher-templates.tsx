import {
  VoucherDebitFailedMail,
  VoucherDebitStartedMail,
} from "#features/vouchers/server/mails/voucher-debit-mails.tsx"
import { VOUCHER_MAIL_TITLES } from "#features/vouchers/server/mails/voucher-mail-texts.ts"
import {
  VoucherDeliveredMail,
  VoucherExpiringMail,
  VoucherOrderedMail,
  VoucherRedeemedMail,
  VoucherRestMail,
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
  subject: () => VOUCHER_MAIL_TITLES.redeemed,
  body: (voucher) => <VoucherRedeemedMail voucher={voucher} />,
}

export const revoked = (refundCents: number): MailTemplate<BalancedVoucher> => ({
  subject: () => VOUCHER_MAIL_TITLES.revoked,
  body: (voucher) => <VoucherRevokedMail voucher={voucher} refundCents={refundCents} />,
})

export const restTakenBack = (refundCents: number): MailTemplate<BalancedVoucher> => ({
  subject: () => VOUCHER_MAIL_TITLES.restTakenBack,
  body: (voucher) => <VoucherRestMail voucher={voucher} refundCents={refundCents} />,
})

export const expiring: MailTemplate<BalancedVoucher> = {
  subject: () => VOUCHER_MAIL_TITLES.expiring,
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
  subject: () => VOUCHER_MAIL_TITLES.blocked,
  body: (voucher) => <VoucherBlockedMail voucher={voucher} />,
}

export const unblocked: MailTemplate<BalancedVoucher> = {
  subject: () => VOUCHER_MAIL_TITLES.unblocked,
  body: (voucher) => <VoucherUnblockedMail voucher={voucher} />,
}

export const reissued: MailTemplate<BalancedVoucher> = {
  subject: () => VOUCHER_MAIL_TITLES.reissued,
  body: (voucher) => <VoucherReissuedMail voucher={voucher} />,
}

export const sentAgain: MailTemplate<BalancedVoucher> = {
  subject: () => VOUCHER_MAIL_TITLES.sentAgain,
  body: (voucher) => <VoucherSentAgainMail voucher={voucher} />,
}
