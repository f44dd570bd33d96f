import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePdf, packedObject } from "#tests/support/pdf.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { signedIn } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import { between, CLOSED, exactly, judge, type Step, together, upTo } from "./step.ts"

const MB = 1_000_000
const NOISE = { type: "gaussian", mean: 120, sigma: 60 } as const

type Upload = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<string>

async function uploader(ground: TestStack): Promise<Upload> {
  const { cookie } = await signedIn(ground, (await makePilot(ground.db)).id, false)
  return async (bytes, type) => {
    const answer = await fetch(`${ground.url}/api/document-files`, {
      method: "POST",
      headers: { cookie, "content-type": type },
      body: bytes,
    }).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    return answer ? String(answer.status) : CLOSED
  }
}

/** Ten megabytes of the same words, as nothing in a PDF repeats them. */
function pdfOf(words: string): Uint8Array<ArrayBuffer> {
  return makePdf({ objects: words.repeat(Math.floor((9.9 * MB) / words.length)) })
}

/** What is slow to read but harmless. */
const HARMLESS = ["stream\n", "/a", "/#4a", "obj endobj ", "((((", "#"]

/** The worst of PDFs that may come, at once: six are taken, two cannot be looked into. */
export const worstPdfs: Step = {
  what: "the worst of PDFs",
  async prepare(ground) {
    const upload = await uploader(ground)
    const harmless = HARMLESS.map(pdfOf)
    const packed = packedObject("", { bytes: deflateSync(Buffer.alloc(31 * MB)) }).repeat(50)
    const closed = [pdfOf("/ObjStm /FlateDecode stream\n"), makePdf({ objects: packed })]
    const all = (files: typeof closed) =>
      Promise.all(files.map((file) => upload(file, "application/pdf")))
    return async () => {
      const [taken, refused] = await Promise.all([all(harmless), all(closed)])
      return together([
        judge(taken, { 201: exactly(HARMLESS.length) }),
        judge(refused, { 422: exactly(closed.length) }),
      ])
    }
  },
}

/** A picture of so many megapixels in which nothing packs well enough to be quick. */
function noisy(megapixels: number) {
  const height = Math.floor(Math.sqrt(megapixels * MB * 0.75))
  const width = Math.floor((megapixels * MB) / height)
  return sharp({ create: { width, height, channels: 3, background: "#357", noise: NOISE } })
}

/** The largest of each format that the limits let in are drawn anew, and what claims more is refused by its head. */
export const worstPictures: Step = {
  what: "the worst of pictures",
  async prepare(ground) {
    const upload = await uploader(ground)
    const allowed: [string, Buffer][] = [
      ["image/png", await noisy(3).png().toBuffer()],
      ["image/jpeg", await noisy(49.5).jpeg({ quality: 20, progressive: true }).toBuffer()],
      ["image/webp", await noisy(23.5).webp({ quality: 1, effort: 0 }).toBuffer()],
      ["image/avif", await noisy(15.5).avif({ quality: 10, effort: 0 }).toBuffer()],
    ]
    const tooLarge: [string, Buffer][] = [
      ["image/png", pngBomb(60_000, 60_000)],
      ["image/webp", await noisy(30).webp({ quality: 1, effort: 0 }).toBuffer()],
    ]
    const broken: [string, Buffer][] = [["image/png", pngBomb(7_000, 7_000)]]
    const all = (files: typeof allowed) =>
      Promise.all(files.map(([type, file]) => upload(new Uint8Array(file), type)))
    return async () => {
      const [drawn, refused, unreadable] = await Promise.all([
        all(allowed),
        all(tooLarge),
        all(broken),
      ])
      return together([
        // whatever takes longer than fifteen seconds is refused as too slow
        judge(drawn, { 201: between(2, allowed.length), 422: upTo(2) }),
        judge(refused, { 422: exactly(tooLarge.length) }),
        judge(unreadable, { 415: exactly(broken.length) }),
      ])
    }
  },
}

/** Of one person at once; nearly all are refused before they are read. */
const FLOOD = 300

export const manyPdfs: Step = {
  what: `${FLOOD} PDFs of one person at once`,
  async prepare(ground) {
    const upload = await uploader(ground)
    const worst = pdfOf("stream\n")
    return async () => {
      const flood = Array.from({ length: FLOOD }, () => upload(worst, "application/pdf"))
      const answers = await Promise.all(flood)
      return judge(answers, {
        201: between(1, 60),
        429: between(FLOOD - 100, FLOOD - 1),
        [CLOSED]: upTo(40),
      })
    }
  },
}
