import type { AccountPurpose, MoveKind } from "#features/ledger/ledger.ts"
import { closingOf, type KindSum, type PurposeSum } from "./ledger-sums.ts"

/*
 * A month in figures, each twice: as the rows of the rooms say it (receipts, settlements, payouts,
 * refunds, uses of vouchers, events) and as the ledger does. Both must be equal to the cent.
 */

/** What the rows of the rooms say about a month. */
export interface RoomFigures {
  receipts: {
    count: number
    shareCents: number
    feeCents: number
    vatCents: number
    voucherCents: number
    voucherCorrectionCents: number
  }
  earned: { feeCents: number; vatCents: number }
  capturedCents: number
  refunded: { count: number; cents: number }
  returnedCents: number
  payouts: { releasedCents: number; paidCents: number; reversedCents: number; borneCents: number }
  vouchers: { issuedFreeCents: number; spentCents: number }
}

export interface LedgerMonth {
  purposes: readonly PurposeSum[]
  kinds: readonly KindSum[]
}

export interface ControlLine {
  label: string
  note?: string
  cents: number
  /** The same by the ledger; null where a figure is only told. */
  ledgerCents: number | null
  isTotal?: true
}

export interface ControlGroup {
  key: string
  title: string
  lines: readonly ControlLine[]
}

export function differenceOf({ cents, ledgerCents }: ControlLine): number {
  return ledgerCents === null ? 0 : cents - ledgerCents
}

export function hasDifference(groups: readonly ControlGroup[]): boolean {
  return groups.some(({ lines }) => lines.some((line) => differenceOf(line) !== 0))
}

/** The moves by which somebody is charged. */
const CHARGES: readonly MoveKind[] = [
  "booking.prepaid",
  "booking.given_back",
  "booking.settled",
  "voucher.activated",
  "voucher.revoked",
]
const REFUNDS: readonly MoveKind[] = ["payment.refunded", "payment.partially_refunded"]

export function controlGroups(rooms: RoomFigures, ledger: LedgerMonth): ControlGroup[] {
  return [
    receiptGroup(rooms, ledger),
    feeGroup(rooms, ledger),
    payoutGroup(rooms, ledger),
    paymentGroup(rooms, ledger),
    voucherGroup(rooms, ledger),
  ]
}

function receiptGroup({ receipts }: RoomFigures, ledger: LedgerMonth): ControlGroup {
  const charged = (...purposes: AccountPurpose[]) =>
    0 -
    sumOf(
      ledger.kinds,
      ({ kind, purpose, isOfOrder }) =>
        isOfOrder && CHARGES.includes(kind) && purposes.includes(purpose),
    )
  const { shareCents, feeCents, vatCents } = receipts
  const voucherCents = receipts.voucherCents + receipts.voucherCorrectionCents
  const ledgerVatCents = 0 - sumOf(ledger.kinds, ({ purpose }) => purpose === "owed_vat")
  const ledgerFeeCents = charged("booking_fee", "booking_vat", "earned_fees", "owed_vat")
  const ledgerShareCents = charged("booking_share", "pilot_payable")
  const ledgerVoucherCents = charged("voucher")
  return {
    key: "belege",
    title: "Belege",
    lines: [
      {
        label: "Servicegebühren, netto",
        cents: feeCents - vatCents,
        ledgerCents: ledgerFeeCents - ledgerVatCents,
      },
      { label: "Umsatzsteuer", cents: vatCents, ledgerCents: ledgerVatCents },
      {
        label: "Kostenanteile",
        note: "der Pilot:innen, kein Umsatz von uns",
        cents: shareCents,
        ledgerCents: ledgerShareCents,
      },
      {
        label: "Gutscheine",
        note: "Zahlungsmittel, kein Umsatz",
        cents: voucherCents,
        ledgerCents: ledgerVoucherCents,
      },
      {
        label: "Summe der Belege",
        note: formatCount(receipts.count, "Beleg", "Belege"),
        cents: shareCents + feeCents + voucherCents,
        ledgerCents: ledgerFeeCents + ledgerShareCents + ledgerVoucherCents,
        isTotal: true,
      },
    ],
  }
}

function feeGroup({ earned, receipts }: RoomFigures, ledger: LedgerMonth): ControlGroup {
  const earnedCents = 0 - sumOf(ledger.kinds, ({ purpose }) => purpose === "earned_fees")
  const vat = balanceOf(ledger, "owed_vat")
  const prepaid = balanceOf(ledger, "booking_fee")
  const vatOfPrepaid = balanceOf(ledger, "booking_vat")
  return {
    key: "gebuehren",
    title: "Gebühren und Umsatzsteuer",
    lines: [
      {
        label: "Verdiente Servicegebühren, netto",
        note: "abgerechnete Flüge",
        cents: earned.feeCents - earned.vatCents,
        ledgerCents: earnedCents,
      },
      {
        label: "Anzahlungen auf Gebühren am Monatsende",
        note: "brutto, Flüge stehen noch aus",
        cents: 0 - prepaid.closing,
        ledgerCents: null,
      },
      {
        label: "Darin schon geschuldete Umsatzsteuer",
        cents: vatOfPrepaid.closing,
        ledgerCents: null,
      },
      { label: "Umsatzsteuerkonto am Monatsanfang", cents: 0 - vat.opening, ledgerCents: null },
      {
        label: "Umsatzsteuerkonto am Monatsende",
        note: "Anfang und Umsatzsteuer der Belege",
        cents: 0 - vat.opening + receipts.vatCents,
        ledgerCents: 0 - vat.closing,
        isTotal: true,
      },
    ],
  }
}

function voucherGroup({ receipts, vouchers }: RoomFigures, ledger: LedgerMonth): ControlGroup {
  const on = (isOfOrder: boolean, ...kinds: MoveKind[]) =>
    0 -
    sumOf(
      ledger.kinds,
      (sum) => sum.purpose === "voucher" && sum.isOfOrder === isOfOrder && kinds.includes(sum.kind),
    )
  const spentCents = 0 - on(false, "voucher.spent")
  const creditedCents = on(false, "voucher.credited")
  const free =
    on(false, "voucher.activated") +
    on(true, "payment.refund_credited", "booking.goodwill_credited")
  const balance = balanceOf(ledger, "voucher")
  return {
    key: "gutscheine",
    title: "Gutscheine",
    lines: [
      { label: "Offen am Monatsanfang", cents: 0 - balance.opening, ledgerCents: null },
      {
        label: "Verkauft",
        cents: receipts.voucherCents,
        ledgerCents: on(true, "voucher.activated"),
      },
      {
        label: "Ohne Kauf ausgestellt",
        note: "Kulanz, Erstattungen als Guthaben",
        cents: vouchers.issuedFreeCents,
        ledgerCents: free,
      },
      {
        label: "Zurückgenommen",
        cents: receipts.voucherCorrectionCents,
        ledgerCents: on(true, "voucher.revoked"),
      },
      { label: "Eingelöst", cents: 0 - vouchers.spentCents, ledgerCents: 0 - spentCents },
      { label: "Zurück auf Gutscheine", cents: creditedCents, ledgerCents: null },
      {
        label: "Offene Verpflichtung am Monatsende",
        note: "Anfang und alles dazwischen",
        cents:
          0 -
          balance.opening +
          receipts.voucherCents +
          vouchers.issuedFreeCents +
          receipts.voucherCorrectionCents -
          vouchers.spentCents +
          creditedCents,
        ledgerCents: 0 - balance.closing,
        isTotal: true,
      },
    ],
  }
}

function payoutGroup({ payouts }: RoomFigures, ledger: LedgerMonth): ControlGroup {
  const on = (...kinds: MoveKind[]) =>
    sumOf(ledger.kinds, ({ kind, purpose }) => purpose === "pilot_payable" && kinds.includes(kind))
  const balance = balanceOf(ledger, "pilot_payable")
  const { releasedCents, paidCents, reversedCents, borneCents } = payouts
  return {
    key: "auszahlungen",
    title: "Auszahlungen an Pilot:innen",
    lines: [
      { label: "Geschuldet am Monatsanfang", cents: 0 - balance.opening, ledgerCents: null },
      { label: "Neu freigegeben", cents: releasedCents, ledgerCents: 0 - on("booking.settled") },
      { label: "Ausgezahlt", cents: 0 - paidCents, ledgerCents: 0 - on("transfer.done") },
      ...when(reversedCents !== 0 || on("transfer.reversed") !== 0, {
        label: "Zurückgekommen",
        cents: reversedCents,
        ledgerCents: 0 - on("transfer.reversed"),
      }),
      ...when(borneCents !== 0 || on("booking.dispute_borne") !== 0, {
        label: "Von ihnen getragene Rückbuchungen",
        cents: 0 - borneCents,
        ledgerCents: 0 - on("booking.dispute_borne"),
      }),
      {
        label: "Geschuldet am Monatsende",
        note: "Anfang und alles dazwischen",
        cents: 0 - balance.opening + releasedCents - paidCents + reversedCents - borneCents,
        ledgerCents: 0 - balance.closing,
        isTotal: true,
      },
    ],
  }
}

function paymentGroup(rooms: RoomFigures, ledger: LedgerMonth): ControlGroup {
  const paid = (...kinds: MoveKind[]) =>
    sumOf(ledger.kinds, ({ kind, purpose }) => purpose === "checkout_paid" && kinds.includes(kind))
  const { refunded, returnedCents, capturedCents } = rooms
  return {
    key: "zahlungen",
    title: "Zahlungen und Erstattungen",
    lines: [
      {
        label: "Eingezogen",
        note: "mit Karte, Lastschrift und Gutscheinen",
        cents: capturedCents,
        ledgerCents: 0 - paid("payment.captured"),
      },
      {
        label: "Erstattet",
        note: formatCount(refunded.count, "Erstattung", "Erstattungen"),
        cents: 0 - refunded.cents,
        ledgerCents: 0 - paid(...REFUNDS),
      },
      ...when(returnedCents !== 0 || paid("payment.refund_returned") !== 0, {
        label: "Erstattungen zurückgekommen",
        cents: returnedCents,
        ledgerCents: 0 - paid("payment.refund_returned"),
      }),
      {
        label: "Summe aller Buchungen",
        note: "Soll und Haben heben sich auf",
        cents: 0,
        ledgerCents: sumOf(ledger.kinds, () => true),
        isTotal: true,
      },
    ],
  }
}

function when(isShown: boolean, line: ControlLine): ControlLine[] {
  return isShown ? [line] : []
}

function sumOf(sums: readonly KindSum[], which: (sum: KindSum) => boolean): number {
  return sums.filter(which).reduce((total, { cents }) => total + cents, 0)
}

function balanceOf({ purposes }: LedgerMonth, purpose: AccountPurpose) {
  const own = purposes.filter((sum) => sum.purpose === purpose)
  return {
    opening: own.reduce((total, { openingCents }) => total + openingCents, 0),
    closing: own.reduce((total, sum) => total + closingOf(sum), 0),
  }
}

function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString("de-DE")}\u00a0${count === 1 ? one : many}`
}
