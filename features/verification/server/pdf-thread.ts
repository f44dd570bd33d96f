import { inspectPdf } from "./inspect-pdf.ts"

/** What the thread does with each file that it gets. */
export default inspectPdf
