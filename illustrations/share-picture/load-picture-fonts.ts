import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Font } from "satori"

const FACES = [
  { name: "Figtree", file: "figtree/files/figtree", weight: 400 },
  { name: "Familjen Grotesk", file: "familjen-grotesk/files/familjen-grotesk", weight: 600 },
  { name: "Spline Sans Mono", file: "spline-sans-mono/files/spline-sans-mono", weight: 400 },
] as const

let fonts: Promise<Font[]> | undefined

/** The faces in which pictures are written. For the server alone. */
export function loadPictureFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    ["latin", "latin-ext"].flatMap((range) =>
      FACES.map(async ({ name, file, weight }): Promise<Font> => {
        const path = `@fontsource/${file}-${range}-${weight}-normal.woff`
        return { name, weight, data: await readFile(require.resolve(path)) }
      }),
    ),
  )
  return fonts
}

const require = createRequire(import.meta.url)
