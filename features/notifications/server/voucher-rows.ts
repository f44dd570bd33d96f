import { VOUCHER_FILE, voucherPdf } from "#features/vouchers/server/pdf/voucher-pdf.ts"
import {
  type BalancedVoucher,
  findVoucher,
  withBalances,
} from "#features/vouchers/server/vouchers-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { Attachment } from "#platform/server/mail.ts"
import type { Letter, Row, Telling } from "./row.ts"

/* Rows about vouchers: mails alone, to people who may have no account. */

interface Declaration {
  on: string
  mail: Letter<BalancedVoucher>
}

/** Whoever bought it; the PDF goes along where they print it. */
export function toBuyer({
  on,
  mail,
  isPrinted = false,
}: Declaration & { isPrinted?: boolean }): Row {
  return voucherRow("buyer", on, async (voucher) => {
    const { buyerEmail, buyerId, ownerId } = voucher
    // who gives it to themselves needs no news of it
    if (!buyerEmail || (buyerId !== null && buyerId === ownerId)) return undefined
    const hasPdf = isPrinted && voucher.delivery === "print"
    return { to: buyerEmail, mail, attachments: hasPdf ? [await pdfOf(voucher)] : [] }
  })
}

/** Whom it is for: the account that has redeemed it, else the address that it was sent to. */
export function toRecipient({ on, mail, hasPdf = false }: Declaration & { hasPdf?: boolean }): Row {
  return voucherRow("recipient", on, async (voucher) => {
    const attachments = hasPdf ? [await pdfOf(voucher)] : []
    if (voucher.ownerId !== null) return { userId: voucher.ownerId, mail, attachments }
    const to = voucher.recipientEmail ?? voucher.buyerEmail
    return to ? { to, mail, attachments } : undefined
  })
}

async function pdfOf(voucher: BalancedVoucher): Promise<Attachment> {
  const bytes = await voucherPdf(voucher)
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
  mail: Letter<BalancedVoucher>
  attachments: Attachment[]
}

function voucherRow(
  who: Row["who"],
  on: string,
  address: (voucher: BalancedVoucher) => Promise<Addressed | undefined>,
): Row {
  return {
    on,
    who,
    bell: null,
    isMailed: true,
    optional: null,
    async tellings(db, event) {
      const voucher = await getBalanced(db, event.entityId)
      const addressed = voucher && (await address(voucher))
      return addressed ? [tellingOf(voucher, addressed, `event/${event.id}/${who}`)] : []
    },
  }
}

function tellingOf(voucher: BalancedVoucher, addressed: Addressed, key: string): Telling {
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

async function getBalanced(db: Db, id: number): Promise<BalancedVoucher | undefined> {
  const voucher = await findVoucher(db, id)
  return voucher && (await withBalances(db, [voucher]))[0]
}
