import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import PDFDocument from "pdfkit"
import { expect, test } from "vitest"
import { unpackWoff } from "./unpack-woff.ts"

const require = createRequire(import.meta.url)
const WOFF = readFileSync(
  require.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
)

/** Each time the same, but for the name that the part of the font gets. */
function draw(font: Buffer): Promise<Buffer> {
  const doc = new PDFDocument({ info: { CreationDate: new Date(0) }, compress: false })
  const chunks: Buffer[] = []
  doc.on("data", (chunk: Buffer) => chunks.push(chunk))
  doc.font(font).text("Über den Wolken – 68,75 €")
  doc.end()
  return new Promise((resolve) => doc.on("end", () => resolve(Buffer.concat(chunks))))
}

test("a document is drawn by the unpacked font exactly as by the packed one", async () => {
  const unpacked = unpackWoff(WOFF)
  expect(unpacked.length).toBeGreaterThan(WOFF.length)
  expect(unpacked.length % 4).toBe(0)
  expect(await draw(unpacked)).toEqual(await draw(WOFF))
})

test("whatever is no WOFF is refused", () => {
  expect(() => unpackWoff(unpackWoff(WOFF))).toThrow("this is no WOFF file")
})
