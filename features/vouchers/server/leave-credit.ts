import { eq } from "drizzle-orm"
import { lockPayment } from "#features/payments/server/lock-payment.ts"
import {
  findPaymentOfCheckout,
  type PaymentRow,
} from "#features/payments/server/payments-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type LeavingCredit, planLeavingCredit } from "../leaving-credit.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { reissueVoucher } from "./reissue-voucher.ts"
import { findBought } from "./replacements.ts"
import { takeBackVoucher } from "./take-back-voucher.ts"
import { type BalancedVoucher, listOwnVouchers } from "./vouchers-queries.ts"
import { vouchersTable } from "./vouchers-table.ts"

interface Leaving {
  userId: number
  /** The address of the account. */
  email: string
}

/** What becomes of an account's credit once the account is deleted. */
export async function listLeavingCredit(db: Db, leaving: Leaving): Promise<LeavingCredit[]> {
  return (await readLeavingCredit(db, leaving)).map(({ credit }) => credit)
}

/** Credit that has left its account, as the last mail tells it. */
export interface LeftCredit extends LeavingCredit {
  /** What it can be redeemed with; null for what was paid back. */
  code: string | null
}

/**
 * Takes all credit out of an account that ends, in its transaction: paid back or with a new code. The
 * account must be locked, so that nothing is redeemed meanwhile.
 */
export async function leaveCredit(tx: Db, actor: UserActor, email: string): Promise<LeftCredit[]> {
  const leaving = { userId: actor.userId, email }
  // payments are locked before vouchers
  for (const { purchase } of await readLeavingCredit(tx, leaving)) {
    if (purchase) await lockPayment(tx, purchase.payment.id)
  }
  await tx
    .select({ id: vouchersTable.id })
    .from(vouchersTable)
    .where(eq(vouchersTable.ownerId, actor.userId))
    .orderBy(vouchersTable.id)
    .for("update")
  const left: LeftCredit[] = []
  for (const { credit, voucher, purchase } of await readLeavingCredit(tx, leaving)) {
    left.push({ ...credit, code: await leave(tx, actor, { credit, voucher, purchase }) })
  }
  return left
}

interface Purchase {
  checkoutId: number
  payment: PaymentRow
}

interface LeavingVoucher {
  credit: LeavingCredit
  voucher: BalancedVoucher
  /** How its owner has bought it. */
  purchase: Purchase | undefined
}

async function readLeavingCredit(db: Db, leaving: Leaving): Promise<LeavingVoucher[]> {
  const owned: Omit<LeavingVoucher, "credit">[] = []
  for (const voucher of await listOwnVouchers(db, leaving.userId)) {
    owned.push({ voucher, purchase: await findOwnPurchase(db, voucher, leaving) })
  }
  const plan = planLeavingCredit(
    owned.map(({ voucher, purchase }) => ({
      ...voucher,
      boughtAt: voucher.activatedAt ?? voucher.createdAt,
      isOwnPurchase: purchase !== undefined,
    })),
    clock.now(),
  )
  return plan.flatMap((credit) => {
    const one = owned.find(({ voucher }) => voucher.id === credit.voucherId)
    return one ? [{ credit, ...one }] : []
  })
}

async function findOwnPurchase(
  db: Db,
  voucher: BalancedVoucher,
  { userId, email }: Leaving,
): Promise<Purchase | undefined> {
  if (voucher.buyerId !== userId && voucher.buyerEmail !== email) return undefined
  const { checkoutId } = await findBought(db, voucher)
  const payment = checkoutId === null ? undefined : await findPaymentOfCheckout(db, checkoutId)
  return checkoutId !== null && payment ? { checkoutId, payment } : undefined
}

async function leave(
  tx: Db,
  actor: UserActor,
  { credit, voucher, purchase }: LeavingVoucher,
): Promise<string | null> {
  const by = { actor, role: "passenger" } as const
  if (credit.way === "refund" && purchase) {
    await takeBackVoucher(tx, {
      voucher,
      paymentId: purchase.payment.id,
      checkoutId: purchase.checkoutId,
      by,
    })
    return null
  }
  if (credit.way === "blocked") return voucher.code && formatVoucherCode(voucher.code)
  const { code } = await reissueVoucher(tx, voucher, {
    ...by,
    event: "voucher.detached",
    owner: NOBODY,
  })
  return formatVoucherCode(code)
}

/** Who has bought it must not get its code: the holder alone is told. */
const NOBODY = {
  ownerId: null,
  redeemedAt: null,
  recipientName: "",
  senderName: "",
  greeting: "",
  recipientEmail: null,
  buyerId: null,
  buyerEmail: null,
} as const
