import { expect, test } from "vitest"
import { drawVoucherPdf } from "./draw-voucher-pdf.ts"
import { runsOf } from "./voucher-fonts.ts"

const VOUCHER = {
  valueCents: 15_000,
  motif: "see" as const,
  recipientName: "Oma Inge",
  senderName: "Łukasz und Paul",
  greeting: "Zum Siebzigsten 🎈 einmal selbst nachsehen.\nDeine Enkel",
  code: "7K3MQ9TD2XHP",
  validUntil: "2030-12-31T22:59:59.000Z",
  redeemUrl: "http://localhost:3000/de/einloesen?code=7K3M-Q9TD-2XHP",
  shortUrl: "localhost:3000/de/einloesen",
  issuer: "Aufwind Probebetrieb GmbH",
}

test("the PDF is tagged, says its language and title, describes its pictures and brings its fonts", async () => {
  const pdf = (await drawVoucherPdf(VOUCHER)).toString("latin1")
  expect(pdf.startsWith("%PDF-1.7")).toBe(true)
  expect(pdf).toMatch(/\/Marked true/)
  expect(pdf).toMatch(/\/Lang \(de-DE\)/)
  expect(pdf).toMatch(/\/DisplayDocTitle true/)
  expect(pdf).toMatch(/\/S \/H1/)
  expect(pdf.match(/\/S \/Figure/g)).toHaveLength(2)
  expect(pdf.match(/\/Alt /g)).toHaveLength(2)
  expect(pdf).toMatch(/\/FontFile[23]/)
  // one page, whatever the greeting
  expect(pdf).toMatch(/\/Count 1\b/)
})

test("the longest greeting still fits one page", async () => {
  const prose = "Wir wünschen dir einen Morgen über den Wolken und viel Wind. "
  const poem = "Über den Wolken\n".repeat(11)
  for (const greeting of [prose.repeat(5).slice(0, 300), poem]) {
    const pdf = (await drawVoucherPdf({ ...VOUCHER, greeting })).toString("latin1")
    expect(pdf).toMatch(/\/Count 1\b/)
  }
})

test("characters of another font file are drawn with it, and emoji are left out", () => {
  expect(runsOf("Łukasz 🎈 Őri")).toEqual([
    { text: "Ł", range: "latin-ext" },
    { text: "ukasz  ", range: "latin" },
    { text: "Ő", range: "latin-ext" },
    { text: "ri", range: "latin" },
  ])
})
