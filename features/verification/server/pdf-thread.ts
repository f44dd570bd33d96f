import { move, transferableSymbol, valueSymbol } from "piscina"
import { inspectPdf, type PdfVerdict } from "./inspect-pdf.ts"

/** What the thread says of a file, and the file. */
export interface InspectedPdf {
  verdict: PdfVerdict
  bytes: Uint8Array<ArrayBuffer>
}

/** What the thread does with each file that it gets: it gives it back, and neither way copies it. */
export default function inspect(bytes: Uint8Array<ArrayBuffer>) {
  const inspected: InspectedPdf = { verdict: inspectPdf(bytes), bytes }
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: inspected })
}
