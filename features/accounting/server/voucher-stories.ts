import { and, desc, eq, isNotNull, or } from "drizzle-orm"
import { type Account, accounts } from "#features/ledger/ledger.ts"
import { type BookedMove, listMovesOn } from "#features/ledger/server/list-moves.ts"
import { type BalancedVoucher, withBalances } from "#features/vouchers/server/vouchers-queries.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { VOUCHER_STATE_LABELS, voucherState } from "#features/vouchers/voucher.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDate, formatDay, HOME_ZONE } from "#platform/time.ts"
import { STORIES_PER_PAGE, type VoucherStory } from "../money-story.ts"
import { buildStory, formatOrderBalance, voucherBalanceFormatter } from "./build-story.ts"
import {
  endOfCode,
  listMovesOfOrders,
  listRefundReasons,
  listVoucherNames,
} from "./moves-of-orders.ts"
import { listReceiptsOf } from "./receipts-queries.ts"

/** A page of the vouchers that somebody owns or has bought, with every move, the newest first. */
export async function listVoucherStories(db: Db, userId: number, wanted: number) {
  const which = and(
    or(eq(vouchersTable.ownerId, userId), eq(vouchersTable.buyerId, userId)),
    isNotNull(vouchersTable.activatedAt),
  )
  const total = await db.$count(vouchersTable, which)
  const { page, pageCount, offset } = pageOfList(total, wanted, STORIES_PER_PAGE)
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(which)
    .orderBy(desc(vouchersTable.id))
    .limit(STORIES_PER_PAGE)
    .offset(offset)
  const vouchers = await withBalances(db, rows)
  const isOwn = ({ ownerId }: BalancedVoucher) => ownerId === userId
  const isBought = ({ buyerId }: BalancedVoucher) => buyerId === userId
  const ordered = vouchers.flatMap(({ checkoutId, ...voucher }) =>
    voucher.buyerId === userId && checkoutId !== null ? [{ checkoutId, bookingId: null }] : [],
  )
  const orders = await listMovesOfOrders(db, ordered)
  const own = vouchers.filter(isOwn).map(({ id }) => accounts.voucher(id))
  const uses = own.length > 0 ? await listMovesOn(db, { accounts: own }) : []
  const all = [...uses, ...[...orders.values()].flat()]
  const name = await listVoucherNames(db, all)
  const reasonOf = await listRefundReasons(
    db,
    ordered.map(({ checkoutId }) => checkoutId),
  )
  const receipts = await listReceiptsOf(db, {
    bookingIds: [],
    voucherIds: vouchers.filter(isBought).map(({ id }) => id),
  })
  const stories = vouchers.map((voucher): VoucherStory => {
    const { id, checkoutId, validUntil, redeemedAt } = voucher
    const isGift = !isOwn(voucher)
    const moves = [
      ...((checkoutId !== null && orders.get(checkoutId)) || []),
      ...(isGift ? [] : uses.filter(touches(accounts.voucher(id)))),
    ]
    const told = buildStory(
      inOrder(moves),
      {
        pilot: null,
        // of one that was given away only whom it is for is known
        voucher: (number) => (isGift ? "" : name(number)),
        order: isBought(voucher) ? "Bezahlt für deine Bestellung" : "Gekauft und bezahlt",
        reason: (key) => (checkoutId === null ? undefined : reasonOf(checkoutId, key)),
      },
      isGift ? formatOrderBalance : voucherBalanceFormatter(accounts.voucher(id)),
    )
    return {
      key: `gutschein-${id}`,
      title: isGift
        ? `Gutschein für ${voucher.recipientName || "jemanden"}`
        : `Gutschein ${endOfCode(voucher.code)}`,
      href: null,
      about: [
        ...(!isGift && voucher.senderName ? [`von ${voucher.senderName}`] : []),
        ...(redeemedAt ? [`eingelöst am ${formatDay(redeemedAt, HOME_ZONE)}`] : []),
        ...(validUntil ? [`gültig bis ${formatDate(validUntil, HOME_ZONE)}`] : []),
      ].join(" · "),
      status: statusOf(voucher, isGift),
      balanceCents: isGift ? null : voucher.balanceCents,
      valueCents: voucher.valueCents,
      moves: told,
      receipts: receipts.filter(({ voucherId }) => voucherId === id),
    }
  })
  return { stories, total, page, pageCount }
}

// how much of a present is used is for whom it was given to
function statusOf(voucher: BalancedVoucher, isGift: boolean): VoucherStory["status"] {
  const state = isGift ? voucher.status : voucherState(voucher)
  const isOver = state === "expired" || state === "blocked" || state === "revoked"
  return { label: VOUCHER_STATE_LABELS[state], tone: isOver ? "warn" : "ok" }
}

function touches({ code }: Account) {
  return ({ lines }: BookedMove) => lines.some(({ account }) => account.code === code)
}

function inOrder(moves: readonly BookedMove[]): BookedMove[] {
  const byId = new Map(moves.map((move) => [move.id, move]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
