import { expect, test } from "vitest"
import type { ReceiptRow } from "../receipts-tables.ts"
import { drawLetterPdf } from "./draw-letter-pdf.ts"
import { receiptTexts } from "./receipt-texts.ts"

const INVOICE: ReceiptRow = {
  id: 1,
  year: 2026,
  number: 17,
  kind: "booking",
  transactionId: 1,
  correctsId: null,
  bookingId: 9,
  voucherId: null,
  buyerId: 4,
  issuedAt: new Date("2026-06-12T10:00:00Z"),
  shareCents: 6_250,
  feeCents: 625,
  vatCents: 100,
  voucherCents: 0,
  cardCents: 1_875,
  creditCents: 5_000,
  buyerName: "Łucja Berger",
  buyerEmail: "lucja@aufwind.example",
  pilotName: "Jonas M.",
  anonymizedAt: null,
  facts: {
    operator: {
      name: "Aufwind GmbH",
      address: "Hangarstraße 1, 53757 Sankt Augustin",
      email: "kontakt@aufwind.example",
      register: "Amtsgericht Siegburg, HRB 12345",
      vatId: "DE123456789",
    },
    isSmallBusiness: false,
    paymentRef: "7K3MQ9TD2XHP",
    provider: "stripe",
    flight: {
      title: "Übers Watt nach Juist",
      departsAt: "2026-06-20T08:00:00.000Z",
      timeZone: "Europe/Berlin",
      way: "Bonn-Hangelar (EDKB) – Juist (EDWJ)",
      seats: 1,
    },
  },
}
const evenSpace = (text: string) => text.replaceAll("\u00a0", " ")

test("an invoice has its fee with VAT, the share of the pilot without, and the voucher as a means of payment", () => {
  const { parts } = receiptTexts({ receipt: INVOICE, corrects: null })
  expect(parts.map(({ rows }) => rows.map(({ cents }) => cents))).toEqual([
    [525, 100, 625],
    [6_250],
    [1_875, 5_000, 6_875],
  ])
  expect(parts.at(-1)).toEqual({
    heading: "Zahlung",
    rows: [
      { label: "Karte", cents: 1_875 },
      { label: "Fluggutschein", cents: 5_000 },
      { label: "Bezahlt insgesamt", cents: 6_875, isSum: true },
    ],
    words: [],
  })
})

test("a Kleinunternehmen names § 19 UStG instead of a tax", () => {
  const receipt = { ...INVOICE, vatCents: 0, facts: { ...INVOICE.facts, isSmallBusiness: true } }
  const [fee] = receiptTexts({ receipt, corrects: null }).parts
  expect(fee).toMatchObject({
    rows: [{ cents: 625 }],
    words: [expect.stringContaining("§ 19 UStG")],
  })
})

test("a correction names what it corrects, why, and what goes back", () => {
  const receipt: ReceiptRow = {
    ...INVOICE,
    id: 2,
    number: 18,
    kind: "booking_correction",
    correctsId: 1,
    shareCents: -3_125,
    feeCents: 0,
    vatCents: 0,
    cardCents: -1_875,
    creditCents: -1_250,
    facts: { ...INVOICE.facts, reason: "Stornierung" },
  }
  const { title, intro, facts } = receiptTexts({ receipt, corrects: INVOICE })
  expect(title).toBe("Rechnungskorrektur AW-2026-000018")
  expect(evenSpace(intro.join())).toContain("mindert AW-2026-000017 um 31,25 €")
  expect(facts).toContainEqual({
    term: "Korrigiert",
    text: expect.stringMatching(/^Rechnung AW-2026-000017 vom .*12. Juni 2026$/),
  })
})

test("the PDF is one tagged page that says its language and title and brings its fonts", async () => {
  const bytes = await drawLetterPdf(receiptTexts({ receipt: INVOICE, corrects: null }))
  const pdf = bytes.toString("latin1")
  expect(pdf).toMatch(/\/Marked true/)
  expect(pdf).toMatch(/\/Lang \(de-DE\)/)
  expect(pdf).toMatch(/\/DisplayDocTitle true/)
  expect(pdf.match(/\/S \/H1/g)).toHaveLength(1)
  expect(pdf.match(/\/S \/Table/g)).toHaveLength(3)
  expect(pdf.match(/\/S \/TH/g)).toHaveLength(7)
  expect(pdf).toMatch(/\/FontFile[23]/)
  expect(pdf).toMatch(/\/Count 1\b/)
})
