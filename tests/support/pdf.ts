import { deflateSync } from "node:zlib"

/** A PDF of one empty page; `catalog` goes into its catalogue, `objects` follow it. */
export function makePdf({ catalog = "", objects = "" } = {}): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.from(
      [
        "%PDF-1.7",
        `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
        "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj",
        "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj",
        objects,
        "trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n",
      ].join("\n"),
      "latin1",
    ),
  )
}

/** An object stream (ISO 32000-1, 7.5.7) with something packed in it, or as its bytes are given. */
export function packedObject(
  content: string,
  { filter = "/FlateDecode", bytes = deflateSync(content) } = {},
) {
  return `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\n${bytes.toString("latin1")}\nendstream\nendobj`
}
