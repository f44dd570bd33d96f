/**
 * Advance widths of Figtree at weight 600, the widest that maps use, in hundredths of the size:
 * measured once, so that the server can place labels without a browser.
 */
const FIGTREE: readonly (readonly [width: number, characters: string])[] = [
  [24, "’'.l"],
  [29, ", `iíîï|·:Ij"],
  [31, ";!"],
  [38, '[]r()„°"'],
  [42, "“f{}t/\\-1"],
  [47, "_s"],
  [53, "*z?xkäàáâa"],
  [57, "LJvcç7F–3eéèêëy$nuüñúh^"],
  [60, "2T695ßoöóôqdEbPgp"],
  [65, "B8S4~+<=>#YRZK0&"],
  [73, "XDAÄUÜVC…"],
  [79, "HGNOÖQ"],
  [82, "%w"],
  [87, "Mm"],
]
const widths = new Map(
  FIGTREE.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
)
const UNKNOWN = 110
const MONO = 60

/** About how wide a text is drawn, never less than it is. */
export function textWidth(text: string, size: number, isMono = false): number {
  const hundredths = [...text].reduce(
    (sum, character) => sum + (isMono ? MONO : (widths.get(character) ?? UNKNOWN)),
    0,
  )
  return (hundredths * size) / 100
}

/** The text, cut short with an ellipsis when it would be wider. */
export function fitText(text: string, size: number, maxWidth: number): string {
  const characters = [...text.replaceAll(/\s+/g, " ").trim()]
  if (textWidth(characters.join(""), size) <= maxWidth) return characters.join("")
  while (characters.length > 0 && textWidth(`${characters.join("")}…`, size) > maxWidth) {
    characters.pop()
  }
  return `${characters.join("").trimEnd()}…`
}
