import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { unpackWoff } from "./unpack-woff.ts"

/** The faces of the printed voucher; each lies in two files, by what letters are in them. */
const FACES = {
  text: "figtree/files/figtree-{range}-400-normal.woff",
  strong: "figtree/files/figtree-{range}-600-normal.woff",
  display: "familjen-grotesk/files/familjen-grotesk-{range}-600-normal.woff",
  mono: "spline-sans-mono/files/spline-sans-mono-{range}-400-normal.woff",
} as const

export type Face = keyof typeof FACES
type Range = "latin" | "latin-ext"

const require = createRequire(import.meta.url)
let loaded: Promise<Map<string, Buffer>> | undefined

export function fontName(face: Face, range: Range): string {
  return `${face}-${range}`
}

/** All fonts by the name under which a document knows them, read and unpacked once. */
export function loadVoucherFonts(): Promise<Map<string, Buffer>> {
  loaded ??= (async () => {
    const entries = Object.entries(FACES).flatMap(([face, file]) =>
      (["latin", "latin-ext"] as const).map(async (range): Promise<[string, Buffer]> => {
        const path = require.resolve(`@fontsource/${file.replace("{range}", range)}`)
        return [fontName(face as Face, range), unpackWoff(await readFile(path))]
      }),
    )
    return new Map(await Promise.all(entries))
  })()
  return loaded
}

// the fonts draw European letters; a box where an emoji was helps nobody
const UNDRAWABLE = /[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{M}\n€+−=<>|~°]/gu
const EXTENDED = /[\u0100-\u0151\u0154-\u02ff\u1e00-\u1eff]+/g

/** A text in parts that one font file can draw. */
export function runsOf(text: string): { text: string; range: Range }[] {
  const drawable = text.replace(UNDRAWABLE, "")
  const runs: { text: string; range: Range }[] = []
  let at = 0
  for (const match of drawable.matchAll(EXTENDED)) {
    if (match.index > at) runs.push({ text: drawable.slice(at, match.index), range: "latin" })
    runs.push({ text: match[0], range: "latin-ext" })
    at = match.index + match[0].length
  }
  if (at < drawable.length) runs.push({ text: drawable.slice(at), range: "latin" })
  return runs
}
