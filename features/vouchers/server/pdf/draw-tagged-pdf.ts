import PDFDocument from "pdfkit"
import { PRODUCT_NAME } from "#platform/product.ts"
import { fontName, loadVoucherFonts } from "./voucher-fonts.ts"

export type PdfDocument = InstanceType<typeof PDFDocument>

interface Sheet {
  title: string
  createdAt?: Date
  /** In points, as everything here. */
  margins: { top: number; bottom: number; left: number; right: number }
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }

// pdfkit 0.20 knows it, its types do not yet
const ACCESSIBLE = "PDF/UA" as string as "PDF/A-1"

/** A tagged PDF in German (PDF/UA) with its fonts in it, on A4; `compose` adds the structure and all that is seen. */
export async function drawTaggedPdf(
  { title, createdAt, margins }: Sheet,
  compose: (doc: PdfDocument) => void,
): Promise<Buffer> {
  const fonts = await loadVoucherFonts()
  const doc = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    subset: ACCESSIBLE,
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: PRODUCT_NAME, ...(createdAt && { CreationDate: createdAt }) },
  })
  for (const [name, bytes] of fonts) doc.registerFont(name, bytes)
  doc.font(fontName("text", "latin"))
  doc.addPage()
  const chunks: Buffer[] = []
  doc.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)))
    doc.on("error", reject)
  })
  compose(doc)
  doc.end()
  return ended
}
