import { createRequire } from "node:module"
import Piscina from "piscina"
import { seconds } from "#platform/duration.ts"
import type { Letter } from "./draw-letter-pdf.ts"

let threads: Piscina<Letter, Uint8Array<ArrayBuffer>> | undefined

/**
 * A letter as a PDF, drawn in a thread of its own: each takes tens of milliseconds, and a month has thousands
 * of them. Whoever draws many waits for one before the next, so that nobody else's single one waits behind all.
 */
export async function drawLetter(letter: Letter): Promise<Buffer> {
  const { buffer } = await threadForLetters().run(letter)
  return Buffer.from(buffer)
}

// the first letter starts it; it ends by itself when there is nothing to draw
function threadForLetters() {
  threads ??= new Piscina<Letter, Uint8Array<ArrayBuffer>>({
    // Node reads the source: a thread is no part of the bundle
    filename: createRequire(import.meta.url).resolve(
      "#features/accounting/server/letter-thread.ts",
    ),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: seconds(30),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return threads
}
