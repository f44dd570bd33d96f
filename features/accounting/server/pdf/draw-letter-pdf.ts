import {
  drawTaggedPdf,
  PAGE,
  type PdfDocument,
} from "#features/vouchers/server/pdf/draw-tagged-pdf.ts"
import { type Face, fontName, runsOf } from "#features/vouchers/server/pdf/voucher-fonts.ts"
import { logoMark } from "#illustrations/scene/scene-mark.ts"
import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { ReceiptFacts } from "../../receipt.ts"

/** A row of a table: what, and how much. */
export interface AmountRow {
  label: string
  note?: string
  cents: number
  isSum?: true
}

/** One part of a letter: a heading, amounts, sentences. */
export interface LetterPart {
  heading: string
  rows: AmountRow[]
  words: string[]
}

/** Everything that a receipt or a statement says, in its order; the drawing adds nothing. */
export interface Letter {
  title: string
  createdAt: Date
  /** Who issues it. */
  from: Pick<ReceiptFacts, "operator" | "isSmallBusiness">
  /** Its lines; empty where nobody is known any more. */
  to: string[]
  facts: { term: string; text: string }[]
  intro: string[]
  parts: LetterPart[]
}

const MARGIN = 62
const FOOT = 40
const FOOT_TOP = PAGE.height - FOOT - 26
const WIDTH = PAGE.width - 2 * MARGIN
const AMOUNTS = 110
const TERMS = 92
const INK = "#141833"
const SOFT_INK = "#4a5070"
const BRAND = "#3c45c4"
const SUN = "#f29e54"
const MARK = { width: 38, drawn: { width: 40, height: 24 } }
const LINE = "#cfd3e4"

type Element = ReturnType<PdfDocument["struct"]>

/** A letter about money as a tagged PDF (PDF/UA) with its fonts in it: its tables are tables when read aloud. */
export function drawLetterPdf(letter: Letter): Promise<Buffer> {
  const { title, createdAt } = letter
  const margins = { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN }
  return drawTaggedPdf({ title, createdAt, margins }, (doc) => compose(doc, letter))
}

function compose(doc: PdfDocument, letter: Letter) {
  const root = doc.struct("Document")
  doc.addStructure(root)
  const part = (type: string, draw: () => void) => root.add(doc.struct(type, {}, [draw]))

  drawMark(doc)
  part("P", () => {
    write(doc, PRODUCT_NAME, { face: "display", size: 20, x: MARGIN + MARK.width + 10 })
  })
  part("P", () => {
    const { name, address } = letter.from.operator
    write(doc, `${name} · ${address}`, { face: "text", size: 8.5, colour: SOFT_INK, gap: 2 })
  })
  doc.y += 24
  const to = letter.to.filter(Boolean).join("\n")
  if (to) part("P", () => write(doc, to, { face: "text", size: 11 }))
  doc.y += 22
  part("H1", () => write(doc, letter.title, { face: "display", size: 24 }))
  doc.y += 12
  for (const { term, text: fact } of letter.facts) {
    part("P", () => writeFact(doc, term, fact))
  }
  for (const sentence of letter.intro) {
    part("P", () => write(doc, sentence, { face: "text", size: 10.5, gap: 12 }))
  }
  for (const section of letter.parts) drawPart(doc, root, section)
  drawFoot(doc, root, letter.from)
  root.end()
}

/** What stands together goes to the next page together. */
function makeRoom(doc: PdfDocument, height: number) {
  if (doc.y + height > FOOT_TOP - 16) doc.addPage()
}

function drawPart(doc: PdfDocument, root: Element, { heading, rows, words }: LetterPart) {
  makeRoom(doc, 80)
  doc.y += 18
  root.add(doc.struct("H2", {}, [() => write(doc, heading, { face: "strong", size: 11.5 })]))
  doc.y += 4
  const table = doc.struct("Table")
  root.add(table)
  for (const row of rows) drawRow(doc, table, row)
  table.end()
  for (const sentence of words) {
    makeRoom(doc, 26)
    root.add(
      doc.struct("P", {}, [
        () => write(doc, sentence, { face: "text", size: 9, colour: SOFT_INK, gap: 5 }),
      ]),
    )
  }
}

function drawRow(doc: PdfDocument, table: Element, { label, note, cents, isSum }: AmountRow) {
  makeRoom(doc, 30)
  drawLine(doc, doc.y + 3)
  const face = isSum ? "strong" : "text"
  const size = isSum ? 11 : 10.5
  const top = doc.y + 8
  const row = doc.struct("TR")
  table.add(row)
  row.add(
    doc.struct("TH", {}, [
      () => {
        doc.y = top
        write(doc, note ? `${label}, ${note}` : label, { face, size, width: WIDTH - AMOUNTS - 12 })
      },
    ]),
  )
  row.add(
    doc.struct("TD", {}, [
      () => {
        const bottom = doc.y
        doc.y = top
        write(doc, formatEuro(cents), {
          face,
          size,
          x: MARGIN + WIDTH - AMOUNTS,
          width: AMOUNTS,
          align: "right",
        })
        doc.y = Math.max(doc.y, bottom)
      },
    ]),
  )
  row.end()
}

function writeFact(doc: PdfDocument, term: string, fact: string) {
  const top = doc.y
  write(doc, term, { face: "text", size: 10, colour: SOFT_INK, width: TERMS })
  doc.y = top
  write(doc, fact, { face: "text", size: 10, x: MARGIN + TERMS, width: WIDTH - TERMS })
}

/** Who issues it, as every business letter says. */
function drawFoot(doc: PdfDocument, root: Element, { operator, isSmallBusiness }: Letter["from"]) {
  const { name, address, email, register, vatId } = operator
  const lines = [
    `${name} · ${address} · ${email}`,
    isSmallBusiness ? register : `${register} · USt-IdNr. ${vatId}`,
  ]
  drawLine(doc, FOOT_TOP - 10)
  doc.y = FOOT_TOP
  for (const line of lines) {
    root.add(
      doc.struct("P", {}, [() => write(doc, line, { face: "text", size: 8.5, colour: SOFT_INK })]),
    )
  }
}

// the same mark as in the head of every page, in its colours of the day
function drawMark(doc: PdfDocument) {
  const { sun, ground, line } = logoMark
  doc.markContent("Artifact", { type: "Layout" })
  doc
    .save()
    .translate(MARGIN, MARGIN)
    .scale(MARK.width / MARK.drawn.width)
  // the line runs out of the drawing on both sides
  doc.rect(0, 0, MARK.drawn.width, MARK.drawn.height).clip()
  doc.circle(sun.cx, sun.cy, sun.r).fill(SUN)
  doc.path(ground.d).dash(1.6, { space: 2.8 }).lineWidth(ground.strokeWidth)
  doc.strokeOpacity(ground.opacity).stroke(BRAND)
  doc.undash()
  doc.path(line.d).lineWidth(line.strokeWidth).strokeOpacity(1).stroke(BRAND)
  doc.restore()
  doc.endMarkedContent()
}

function drawLine(doc: PdfDocument, y: number) {
  doc.markContent("Artifact", { type: "Layout" })
  doc
    .save()
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
  doc.lineWidth(0.75).strokeColor(LINE).stroke().restore()
  doc.endMarkedContent()
}

interface Words {
  face: Face
  size: number
  colour?: string
  x?: number
  width?: number
  gap?: number
  align?: "left" | "right"
}

function write(doc: PdfDocument, text: string, words: Words) {
  const { face, size, colour = INK, x = MARGIN, width = WIDTH, gap = 0, align = "left" } = words
  doc.y += gap
  doc.fillColor(colour).fontSize(size)
  const runs = runsOf(text)
  runs.forEach((run, index) => {
    const options = { width, align, lineGap: size * 0.3, continued: index < runs.length - 1 }
    doc.font(fontName(face, run.range))
    if (index === 0) doc.text(run.text, x, doc.y, options)
    else doc.text(run.text, options)
  })
}
