import { inflateSync } from "node:zlib"

/** The words that a PDF of ours shows, in the order in which they were drawn, line by line. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = new Map<string, string>()
  const source = Buffer.from(pdf).toString("latin1")
  for (const [, id = "", body = ""] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    objects.set(id, body)
  }
  const bodies = [...objects.values()]
  // each page names its fonts, each font says which characters its glyphs are (ISO 32000-1, 9.10.3)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = "", id = ""] of bodies.join("\n").matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1]
    fonts.set(name, lettersOf(streamOf(objects.get(letters ?? "") ?? "")))
  }
  return bodies
    .map(streamOf)
    .filter((content) => content.includes(" Tf\n"))
    .map((content) => wordsOf(content, fonts))
    .join("\n")
}

function streamOf(body: string): string {
  const start = body.indexOf("stream\n")
  if (start < 0 || !body.includes("/FlateDecode") || body.includes("/Subtype /Image")) return ""
  return inflateSync(Buffer.from(body.slice(start + "stream\n".length), "latin1")).toString(
    "latin1",
  )
}

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    for (const [index, [, units = ""]] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0")
      letters.set(glyph, Buffer.from(units, "hex").swap16().toString("utf16le"))
    }
  }
  return letters
}

function wordsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map()
  let words = ""
  for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (font) letters = fonts.get(font) ?? new Map()
    const glyphs = [...(line ?? "").matchAll(/<(\w+)>/g)].flatMap(
      ([, hex]) => hex?.match(/.{4}/g) ?? [],
    )
    if (line) words += `${glyphs.map((glyph) => letters.get(glyph) ?? "").join("")}\n`
  }
  return words
}
