import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { formatDate, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { RECEIPT_TITLES, receiptNumber } from "../../receipt.ts"
import type { FullReceipt } from "../receipts-queries.ts"
import type { AmountRow, Letter, LetterPart } from "./draw-letter-pdf.ts"

/** A receipt in German. */
export function receiptTexts(full: FullReceipt): Letter {
  const { receipt, corrects } = full
  const { facts } = receipt
  const title = `${RECEIPT_TITLES[receipt.kind]} ${receiptNumber(receipt)}`
  return {
    title,
    createdAt: receipt.issuedAt,
    from: facts,
    to: [receipt.buyerName, receipt.buyerEmail],
    facts: [
      { term: "Datum", text: formatDate(receipt.issuedAt, HOME_ZONE) },
      ...(corrects
        ? [
            {
              term: receipt.kind === "voucher_correction" ? "Storniert" : "Korrigiert",
              text: `${RECEIPT_TITLES[corrects.kind]} ${receiptNumber(corrects)} vom ${formatDate(corrects.issuedAt, HOME_ZONE)}`,
            },
          ]
        : []),
      ...(facts.reason ? [{ term: "Grund", text: facts.reason }] : []),
      ...(facts.flight ? factsOfFlight(facts.flight, receipt.bookingId) : []),
      ...(receipt.voucherId ? [{ term: "Gutschein", text: `Nummer ${receipt.voucherId}` }] : []),
      { term: "Zahlung", text: facts.paymentRef },
    ],
    intro: introOf(full),
    parts: [
      ...(receipt.voucherId ? [voucherPart(full)] : [feePart(full), sharePart(full)]),
      {
        heading: corrects ? "Rückzahlung" : "Zahlung",
        rows: meansOfReceipt(full),
        words: endOf(full),
      },
    ],
  }
}

function factsOfFlight(
  flight: NonNullable<FullReceipt["receipt"]["facts"]["flight"]>,
  bookingId: number | null,
) {
  return [
    { term: "Flug", text: flight.title },
    { term: "Leistungstag", text: formatInstant(new Date(flight.departsAt), flight.timeZone) },
    { term: "Strecke", text: flight.way },
    { term: "Buchung", text: `Nummer ${bookingId}` },
  ]
}

function introOf({ receipt, corrects }: FullReceipt): string[] {
  if (!corrects) return []
  const total = formatEuro(-totalCents(receipt))
  return [
    `Dieser Beleg mindert ${receiptNumber(corrects)} um ${total}. Das Geld geht dorthin zurück, woher es kam.`,
  ]
}

function feePart({ receipt }: FullReceipt): LetterPart {
  const { feeCents, vatCents, facts } = receipt
  const seats = facts.flight?.seats ?? 1
  const label = `Servicegebühr für die Vermittlung, ${seats === 1 ? "1 Platz" : `${seats} Plätze`}`
  if (facts.isSmallBusiness) {
    return {
      heading: "Unsere Leistung",
      rows: [{ label, cents: feeCents, isSum: true }],
      words: ["Gemäß § 19 UStG wird keine Umsatzsteuer berechnet."],
    }
  }
  return {
    heading: "Unsere Leistung",
    rows: [
      { label, note: "netto", cents: feeCents - vatCents },
      { label: "Umsatzsteuer 19 %", cents: vatCents },
      { label: "Servicegebühr", cents: feeCents, isSum: true },
    ],
    words: [],
  }
}

function sharePart({ receipt }: FullReceipt): LetterPart {
  const pilot = receipt.pilotName || "der Person am Steuer"
  return {
    heading: `Kostenanteil von ${pilot}, privater Anbieter`,
    rows: [
      { label: "Anteil an den direkten Kosten des Flugs", cents: receipt.shareCents, isSum: true },
    ],
    words: [
      "Den Kostenanteil nehmen wir für den privaten Anbieter entgegen. Er ist nicht unser Umsatz und enthält keine Umsatzsteuer.",
    ],
  }
}

function voucherPart({ receipt }: FullReceipt): LetterPart {
  return {
    heading: "Fluggutschein",
    rows: [
      {
        label: `Wert des Gutscheins von ${PRODUCT_NAME}`,
        cents: receipt.voucherCents,
        isSum: true,
      },
    ],
    words: [
      "Mehrzweckgutschein nach § 3 Abs. 15 UStG: Beim Kauf fällt keine Umsatzsteuer an, sondern erst, wenn er eine Leistung bezahlt.",
    ],
  }
}

const MEANS = { trial: "Probezahlung", stripe: "Karte", credit: "Karte" } as const

/** How it was paid or goes back: part by part, and the sum. */
function meansOfReceipt({ receipt, corrects }: FullReceipt): AmountRow[] {
  const { cardCents, creditCents, facts } = receipt
  return [
    ...(cardCents !== 0 ? [{ label: MEANS[facts.provider], cents: cardCents }] : []),
    ...(creditCents !== 0 ? [{ label: "Fluggutschein", cents: creditCents }] : []),
    {
      label: corrects ? "Zurück insgesamt" : "Bezahlt insgesamt",
      cents: totalCents(receipt),
      isSum: true,
    },
  ]
}

function totalCents({ shareCents, feeCents, voucherCents }: FullReceipt["receipt"]): number {
  return shareCents + feeCents + voucherCents
}

function endOf({ receipt }: FullReceipt): string[] {
  return receipt.facts.provider === "trial"
    ? [
        "Probebetrieb: Bei einer Probezahlung fließt kein echtes Geld. Dieser Beleg ist keine Rechnung im Sinne des Umsatzsteuergesetzes.",
      ]
    : []
}
