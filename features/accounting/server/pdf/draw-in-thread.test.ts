import { expect, test } from "vitest"
import { textOfPdf } from "#tests/support/pdf-text.ts"
import { drawLetter } from "./draw-in-thread.ts"
import { drawLetterPdf, type Letter } from "./draw-letter-pdf.ts"

const LETTER: Letter = {
  title: "Rechnung AW-2026-000017",
  createdAt: new Date("2026-06-12T10:00:00Z"),
  from: {
    isSmallBusiness: false,
    operator: {
      name: "Aufwind GmbH",
      address: "Hangarstraße 1, 53757 Sankt Augustin",
      email: "kontakt@aufwind.example",
      register: "Amtsgericht Siegburg, HRB 12345",
      vatId: "DE123456789",
    },
  },
  to: ["Łucja Berger"],
  facts: [{ term: "Zahlung", text: "7K3MQ9TD2XHP" }],
  intro: ["Danke fürs Mitfliegen."],
  parts: [{ heading: "Servicegebühr", rows: [{ label: "Netto", cents: 525 }], words: [] }],
}

test("a PDF has the same words whether a thread of its own draws it or not", async () => {
  const [there, here] = await Promise.all([drawLetter(LETTER), drawLetterPdf(LETTER)])
  expect(there.subarray(0, 5).toString()).toBe("%PDF-")
  expect(textOfPdf(there)).toBe(textOfPdf(here))
})

test("the event loop goes on while PDFs are drawn", async () => {
  const letters = Promise.all([drawLetter(LETTER), drawLetter(LETTER)])
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await letters.finally(() => clearInterval(timer))
  // drawn in this thread they would leave a turn or two
  expect(turns).toBeGreaterThan(10)
})
