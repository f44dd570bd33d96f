import { expect, test } from "vitest"
import { accounts, type LedgerMove, type MoveKind } from "#features/ledger/ledger.ts"
import { describeMove, formatMovePlace, MOVE_LABELS, type MoveNames } from "./move-labels.ts"
import { balanceAfter } from "./order-balance.ts"

const names: MoveNames = {
  pilot: "Jonas M.",
  voucher: () => "…2XHP",
  order: "Bezahlt für deine Bestellung",
  reason: (key) => (key === "ended" ? "cancelled_by_passenger" : undefined),
}
const evenSpace = (text: string) => text.replaceAll("\u00a0", " ")

test("every kind of move has a title and a sentence, with and without a name and a reason", () => {
  const nobody = { ...names, pilot: null, reason: () => undefined }
  for (const kind of Object.keys(MOVE_LABELS) as MoveKind[]) {
    for (const who of [names, nobody]) {
      const told = describeMove({ kind, refundKey: "ended", lines: [] }, who)
      expect(told.title).toMatch(/^\p{Lu}/u)
      expect(told.note).toMatch(/^\p{Lu}.*\.$/u)
    }
  }
})

test("every account has its home in a place with a name", () => {
  const {
    authorised,
    captured,
    disputed,
    goodwill,
    chargebacks,
    earnedFees,
    owedVat,
    ...numbered
  } = accounts
  const all = [
    ...[authorised, captured, disputed].flatMap((of) => [of("trial"), of("stripe")]),
    ...[goodwill, chargebacks, earnedFees, owedVat].map((of) => of()),
    ...Object.values(numbered).map((of) => of(7)),
  ]
  for (const account of all) {
    expect(formatMovePlace(account, names), account.code).not.toBe(account.code)
  }
})

const paid = { account: accounts.checkoutPaid(5), amountCents: -6_000 }
const collected: LedgerMove = {
  businessKey: "payment/3/captured",
  subject: "payment",
  subjectId: 3,
  kind: "payment.captured",
  lines: [
    { account: accounts.authorised("stripe"), amountCents: -5_000 },
    { account: accounts.checkoutReserved(5), amountCents: 5_000 },
    { account: accounts.captured("stripe"), amountCents: 4_000 },
    { account: accounts.checkoutCredit(5), amountCents: 2_000 },
    paid,
  ],
}

test("what is collected for less than was reserved says what is free again", () => {
  expect(describeMove(collected, names)).toMatchObject({
    cents: 7_000,
    from: [
      { place: "Reserviert für dich", cents: 5_000 },
      { place: "Guthaben in dieser Bestellung", cents: 2_000 },
    ],
    to: [
      { place: "Deine Karte", cents: 1_000 },
      { place: "Bezahlt für deine Bestellung", cents: 6_000 },
    ],
  })
})

test("a refund has a reason, and payments are always refunded, being refunded or collected", () => {
  const moves: LedgerMove[] = [
    {
      businessKey: "payment/3/authorised",
      subject: "payment",
      subjectId: 3,
      kind: "payment.authorised",
      lines: [
        { account: accounts.authorised("stripe"), amountCents: 5_000 },
        { account: accounts.checkoutReserved(5), amountCents: -5_000 },
      ],
    },
    {
      businessKey: "checkout/5/credit/given/1",
      subject: "checkout",
      subjectId: 5,
      kind: "voucher.spent",
      lines: [
        { account: accounts.voucher(8), amountCents: 2_000 },
        { account: accounts.checkoutCredit(5), amountCents: -2_000 },
      ],
    },
    collected,
    {
      businessKey: "booking/9/prepaid",
      subject: "booking",
      subjectId: 9,
      kind: "booking.prepaid",
      lines: [
        { account: accounts.checkoutPaid(5), amountCents: 6_000 },
        { account: accounts.bookingShare(9), amountCents: -5_500 },
        { account: accounts.bookingFee(9), amountCents: -500 },
      ],
    },
    {
      businessKey: "booking/9/given-back/ended",
      subject: "booking",
      subjectId: 9,
      refundKey: "ended",
      kind: "booking.given_back",
      lines: [
        { account: accounts.bookingShare(9), amountCents: 5_500 },
        { account: accounts.checkoutPaid(5), amountCents: -5_500 },
      ],
    },
    {
      businessKey: "payment/3/refunded/ended",
      subject: "payment",
      subjectId: 3,
      refundKey: "ended",
      kind: "payment.partially_refunded",
      lines: [
        { account: accounts.checkoutPaid(5), amountCents: 5_500 },
        { account: accounts.captured("stripe"), amountCents: -4_000 },
        { account: accounts.checkoutCredit(5), amountCents: -1_500 },
      ],
    },
    {
      businessKey: "checkout/5/credit/returned/0",
      subject: "checkout",
      subjectId: 5,
      kind: "voucher.credited",
      lines: [
        { account: accounts.checkoutCredit(5), amountCents: 1_500 },
        { account: accounts.voucher(8), amountCents: -1_500 },
      ],
    },
  ]
  expect(balanceAfter(moves.slice(0, 2)).reservedCents).toBe(7_000)
  for (const [index] of moves.entries()) {
    const balance = balanceAfter(moves.slice(0, index + 1))
    expect(balance.paidCents - balance.backCents - balance.waitingCents).toBe(
      balance.shareCents + balance.feeCents + balance.voucherCents,
    )
  }
  expect(balanceAfter(moves)).toMatchObject({
    reservedCents: 0,
    paidCents: 6_000,
    backCents: 5_500,
    waitingCents: 0,
    shareCents: 0,
    feeCents: 500,
  })
  const refund = moves.at(-2)
  expect(refund && evenSpace(describeMove(refund, names).note)).toBe(
    "Zurück an dich, weil du storniert hast.",
  )
})
