import { z } from "zod"
import { receiptOfVoucher } from "#features/accounting/server/receipt-attachment.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"
import { VOUCHER_FILE, voucherPdf } from "#features/vouchers/server/pdf/voucher-pdf.ts"
import {
  type BalancedVoucher,
  findVoucher,
  findVoucherOfCheckout,
  withBalances,
} from "#features/vouchers/server/vouchers-queries.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { Attachment } from "#platform/server/mail.ts"
import type { Delivery, MailTemplate, NotificationRule } from "./rule.ts"

/* Rows about vouchers: mails alone, to people who may have no account. */

interface RuleDeclaration {
  on: string
  mail: MailTemplate<BalancedVoucher>
}

/** Whoever bought it; the PDF goes along where they print it, the receipt where money has moved. */
export function toBuyer({
  on,
  mail,
  isPrinted = false,
  hasReceipt = false,
}: RuleDeclaration & { isPrinted?: boolean; hasReceipt?: boolean }): NotificationRule {
  return voucherRow("buyer", on, async (db, voucher) => {
    const { buyerEmail, buyerId, ownerId } = voucher
    // who gives it to themselves needs no news of it
    if (!buyerEmail || (buyerId !== null && buyerId === ownerId)) return undefined
    const hasPdf = isPrinted && voucher.delivery === "print"
    const attachments = [
      ...(hasPdf ? [await pdfOf(voucher)] : []),
      ...(hasReceipt ? await receiptOfVoucher(db, voucher) : []),
    ]
    return { to: buyerEmail, mail, attachments }
  })
}

/** Whoever bought what is taken back: what goes back of it. */
export function toWithdrawing({
  on,
  mail,
}: {
  on: string
  mail: (refundCents: number) => MailTemplate<BalancedVoucher>
}): NotificationRule {
  return voucherRow("buyer", on, async (db, voucher, event) => {
    const { buyerEmail, buyerId, ownerId } = voucher
    if (!buyerEmail || (buyerId !== null && buyerId === ownerId)) return undefined
    const { refundCents } = ofRefund.parse(event.data)
    const attachments = await receiptOfVoucher(db, voucher)
    return { to: buyerEmail, mail: mail(refundCents), attachments }
  })
}

const ofRefund = z.object({ refundCents: z.number().int() })

/** Whom it is for: the account that has redeemed it, else the address that it was sent to. */
export function toRecipient({
  on,
  mail,
  hasPdf = false,
}: RuleDeclaration & { hasPdf?: boolean }): NotificationRule {
  return voucherRow("recipient", on, async (_, voucher) => {
    const attachments = hasPdf ? [await pdfOf(voucher)] : []
    if (voucher.ownerId !== null) return { userId: voucher.ownerId, mail, attachments }
    const to = voucher.recipientEmail ?? voucher.buyerEmail
    return to ? { to, mail, attachments } : undefined
  })
}

/**
 * Whoever has it now: the account that has redeemed it, else the address that it was sent to; as long
 * as it has gone nowhere, whoever bought it. With `isCarried` its code goes along, to nobody who has
 * not had the former one, and nothing to an account, which has it already.
 */
export function toHolder({
  on,
  mail,
  isCarried = false,
}: RuleDeclaration & { isCarried?: boolean }): NotificationRule {
  return voucherRow("holder", on, async (_, voucher) => {
    const { ownerId, delivery, deliveredAt, recipientEmail, buyerEmail } = voucher
    if (ownerId !== null) return { userId: ownerId, mail, attachments: [] }
    const isOut = delivery === "print" || deliveredAt !== null
    if (isCarried && !isOut) return undefined
    const to = isOut && recipientEmail ? recipientEmail : buyerEmail
    return to ? { to, mail, attachments: isCarried ? [await pdfOf(voucher)] : [] } : undefined
  })
}

/** Notifies the buyer of the voucher of its payment; `from` names the steps. */
export function toDebtor({
  on,
  mail,
  from,
}: RuleDeclaration & { from?: PaymentStatus }): NotificationRule {
  return voucherRow(
    "buyer",
    on,
    async (_, { buyerEmail: to }) => (to ? { to, mail, attachments: [] } : undefined),
    async (db, event) => {
      if (from !== undefined && event.fromStatus !== from) return undefined
      const { checkoutId } = ofCheckout.parse(event.data)
      return findVoucherOfCheckout(db, checkoutId)
    },
  )
}

const ofCheckout = z.object({ checkoutId: z.number().int() })

async function pdfOf(voucher: BalancedVoucher): Promise<Attachment> {
  const bytes = await voucherPdf(voucher, voucher.balanceCents)
  return {
    filename: VOUCHER_FILE,
    contentType: "application/pdf",
    content: bytes.toString("base64"),
    encoding: "base64",
  }
}

interface Addressed {
  to?: string
  userId?: number
  mail: MailTemplate<BalancedVoucher>
  attachments: Attachment[]
}

function voucherRow(
  who: NotificationRule["who"],
  on: string,
  address: (db: Db, voucher: BalancedVoucher, event: EventRow) => Promise<Addressed | undefined>,
  find: (db: Db, event: EventRow) => Promise<VoucherRow | undefined> = (db, { entityId }) =>
    findVoucher(db, entityId),
): NotificationRule {
  return {
    on,
    who,
    bell: null,
    isMailed: true,
    optional: null,
    async deliveries(db, event) {
      const found = await find(db, event)
      const [voucher] = await withBalances(db, found ? [found] : [])
      const addressed = voucher && (await address(db, voucher, event))
      return addressed ? [tellingOf(voucher, addressed, `event/${event.id}/${who}`)] : []
    },
  }
}

function tellingOf(voucher: BalancedVoucher, addressed: Addressed, key: string): Delivery {
  const { to, userId, mail, attachments } = addressed
  return {
    userId: userId ?? null,
    bell: null,
    mail: {
      key,
      ...(to !== undefined && { to }),
      subject: mail.subject(voucher),
      body: mail.body(voucher),
      attachments,
      optional: null,
    },
  }
}
