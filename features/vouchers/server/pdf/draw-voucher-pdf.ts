import sharp from "sharp"
import { sceneFile } from "#illustrations/scene/drawn-scenes.ts"
import { logoMark } from "#illustrations/scene/scene-mark.ts"
import { formatEuro, formatWholeEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { drawQrCode } from "#platform/server/qr-code.ts"
import { formatDate, HOME_ZONE } from "#platform/time.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import { motifPath, VOUCHER_MOTIFS } from "../../voucher-motifs.ts"
import type { VoucherFace } from "../../voucher-view.ts"
import { drawTaggedPdf, PAGE, type PdfDocument } from "./draw-tagged-pdf.ts"
import { type Face, fontName, runsOf } from "./voucher-fonts.ts"

/** A voucher with its code, for paper. */
export interface PrintedVoucher extends VoucherFace {
  code: string
  /** The address that the square of dots leads to, and the one that people type. */
  redeemUrl: string
  shortUrl: string
  /** Who owes what it promises. */
  issuer: string
}

// the picture fills the upper third, the lower edge folds away
const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const PICTURE_HEIGHT = 322
const QR_SIZE = 104
const INK = "#141833"
const SOFT_INK = "#4a5070"
const LINE = "#b9bfd6"
const INDIGO = "#3c45c4"
const APRICOT = "#f29e54"
const MARK_WIDTH = 48

interface Words {
  face: Face
  size: number
  colour?: string
  x?: number
  width?: number
  gap?: number
  align?: "left" | "right"
}

/** The voucher as a tagged PDF (PDF/UA) with its fonts in it: read aloud it says what it shows. */
export async function drawVoucherPdf(voucher: PrintedVoucher): Promise<Buffer> {
  const [picture, square] = await Promise.all([drawPicture(voucher), drawSquare(voucher.redeemUrl)])
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  return drawTaggedPdf({ title: titleOf(voucher), margins }, (doc) =>
    compose(doc, voucher, { picture, square }),
  )
}

const DOT_PX = 10

function drawSquare(text: string): Promise<Buffer> {
  const { size, path } = drawQrCode(text)
  const px = size * DOT_PX
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}h-${size}z" fill="#fff"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function titleOf({ valueCents }: Pick<VoucherFace, "valueCents">): string {
  const worth = valueCents % 100 === 0 ? formatWholeEuro(valueCents) : formatEuro(valueCents)
  return `Fluggutschein über ${worth}`
}

function compose(
  doc: PdfDocument,
  voucher: PrintedVoucher,
  { picture, square }: { picture: Buffer; square: Buffer },
) {
  const root = doc.struct("Document")
  doc.addStructure(root)
  const part = (type: string, draw: () => void, alt?: string) =>
    root.add(doc.struct(type, alt ? { alt } : {}, [draw]))

  part("Figure", () => drawHead(doc, picture), VOUCHER_MOTIFS[voucher.motif].label)
  doc.y = PICTURE_HEIGHT + 40
  part("H1", () => write(doc, titleOf(voucher), { face: "display", size: 32 }))
  part("P", () => {
    write(doc, `für ${voucher.recipientName || "dich"}`, { face: "display", size: 20, gap: 14 })
  })
  if (voucher.greeting) {
    const size = greetingSize(doc, voucher.greeting)
    part("P", () => write(doc, voucher.greeting, { face: "text", size, gap: 14 }))
  }
  if (voucher.senderName) {
    part("P", () => {
      write(doc, voucher.senderName, { face: "text", size: 13, colour: SOFT_INK, gap: 10 })
    })
  }
  const top = Math.max(doc.y + 22, PAGE.height - MARGIN - 205)
  drawPerforation(doc, top)
  drawEnd(doc, part, voucher, { square, top: top + 24 })
  root.end()
}

// many short lines, as of a poem, are written smaller: all of it stays on one page
function greetingSize(doc: PdfDocument, greeting: string): number {
  doc.font(fontName("text", "latin"))
  const fits = (size: number) =>
    doc.fontSize(size).heightOfString(greeting, { width: WIDTH, lineGap: size * 0.3 }) <= 98
  return [13, 11, 9.5, 8].find(fits) ?? 7
}

/** Below the perforation: how it becomes a flight. */
function drawEnd(
  doc: PdfDocument,
  part: (type: string, draw: () => void, alt?: string) => void,
  voucher: PrintedVoucher,
  { square, top }: { square: Buffer; top: number },
) {
  const x = MARGIN + QR_SIZE + 28
  const column = { x, width: WIDTH - QR_SIZE - 28 }
  part(
    "Figure",
    () => doc.image(square, MARGIN, top, { width: QR_SIZE }),
    `QR-Code, der zu ${voucher.redeemUrl} führt`,
  )
  doc.y = top - 3
  part("P", () => write(doc, "Code", { face: "text", size: 10, colour: SOFT_INK, ...column }))
  part("P", () =>
    write(doc, formatVoucherCode(voucher.code), { face: "mono", size: 22, ...column }),
  )
  part("P", () => {
    const until = formatDate(new Date(voucher.validUntil), HOME_ZONE)
    write(doc, `Gültig bis ${until}`, { face: "strong", size: 11, gap: 9, ...column })
  })
  part("P", () => {
    const how = `Einlösen unter ${voucher.shortUrl}, dann einen Flug aussuchen: Tag und Ziel sind frei. Was übrig bleibt, bleibt Guthaben. Reicht es nicht, zahlst du den Rest dazu.`
    write(doc, how, { face: "text", size: 10.5, colour: SOFT_INK, gap: 4, ...column })
  })
  drawMark(doc)
  doc.y = PAGE.height - MARGIN - 12
  part("P", () => {
    const issued = `${PRODUCT_NAME}. Ausgestellt von ${voucher.issuer}`
    write(doc, issued, { face: "text", size: 9, colour: SOFT_INK, width: WIDTH - MARK_WIDTH - 20 })
  })
}

// at the lower right, where the eye ends; the name stands in the text
function drawMark(doc: PdfDocument) {
  const { sun, ground, line } = logoMark
  doc.markContent("Artifact", { type: "Layout" })
  doc
    .save()
    .translate(PAGE.width - MARGIN - MARK_WIDTH, PAGE.height - MARGIN - 24)
    .scale(MARK_WIDTH / 40)
  doc.rect(0, 0, 40, 24).clip()
  doc.circle(sun.cx, sun.cy, sun.r).fill(APRICOT)
  doc.path(line.d).lineWidth(line.strokeWidth).strokeColor(INDIGO).stroke()
  const [dash = 1, space = 3] = ground.dashes.split(" ").map(Number)
  doc.path(ground.d).lineWidth(ground.strokeWidth).dash(dash, { space }).strokeColor(INDIGO)
  doc.strokeOpacity(ground.opacity).stroke().restore()
  doc.endMarkedContent()
}

function drawHead(doc: PdfDocument, picture: Buffer) {
  doc.image(picture, 0, 0, { width: PAGE.width, height: PICTURE_HEIGHT })
}

function drawPerforation(doc: PdfDocument, y: number) {
  doc.markContent("Artifact", { type: "Layout" })
  doc
    .save()
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
  doc.lineWidth(1).dash(5, { space: 5 }).strokeColor(LINE).stroke().restore()
  doc.endMarkedContent()
}

function write(doc: PdfDocument, text: string, words: Words) {
  const { face, size, colour = INK, x = MARGIN, width = WIDTH, gap = 0 } = words
  doc.y += gap
  doc.fillColor(colour).fontSize(size)
  const runs = runsOf(text)
  runs.forEach((run, index) => {
    const options = { width, lineGap: size * 0.3, continued: index < runs.length - 1 }
    doc.font(fontName(face, run.range))
    if (index === 0) doc.text(run.text, x, doc.y, options)
    else doc.text(run.text, options)
  })
}

// the drawing has more in it than paper programs understand, so it comes as a picture in print quality
function drawPicture({ motif }: PrintedVoucher): Promise<Buffer> {
  const svg = sceneFile(motifPath(motif, "wide").replace(/\?.*$/, ""))
  if (!svg) throw new Error(`there is no drawing of ${motif}`)
  const height = Math.round((1800 * PICTURE_HEIGHT) / PAGE.width)
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(1800, height, { fit: "cover" })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
