import { move, transferableSymbol, valueSymbol } from "piscina"
import { drawLetterPdf, type Letter } from "./pdf/draw-letter-pdf.ts"

/** What the thread does with each letter that it gets; the PDF goes back without being copied. */
export default async function draw(letter: Letter) {
  const bytes = new Uint8Array(await drawLetterPdf(letter))
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: bytes })
}
