/** For tests: reads a map's markup as strictly as an XML parser would. */
import { textWidth } from "./text-width.ts"

interface Element {
  name: string
  attributes: ReadonlyMap<string, string>
}

interface TextBox {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>|([^<>]+)/y
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' }

/** Every element and every text in it; throws on anything that is not well-formed. */
export function parseMarkup(markup: string): { elements: Element[]; texts: string[] } {
  const elements: Element[] = []
  const texts: string[] = []
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < markup.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(markup)
    if (!token) throw new Error(`not well-formed at ${markup.slice(at, at + 60)}`)
    const [, isEnd, name, attributes = "", isEmpty, text] = token
    if (text !== undefined) texts.push(decoded(text))
    else if (isEnd) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    } else if (name) {
      elements.push({ name, attributes: parseAttributes(attributes) })
      if (!isEmpty) open.push(name)
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open`)
  return { elements, texts }
}

function parseAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = "", value = ""] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`${name} is given twice`)
    attributes.set(name, decoded(value))
  }
  return attributes
}

function decoded(text: string): string {
  return text.replaceAll(/&(\w*);?/g, (entity, name: string) => {
    const character = ENTITIES[name]
    if (!character || entity !== `&${name};`) throw new Error(`${entity} is no entity`)
    return character
  })
}

/** The boxes that the map's texts fill, from their base line to the height of their capitals. */
export function textBoxes(markup: string): TextBox[] {
  const inherited = new Map<string, string>()
  const boxes: TextBox[] = []
  for (const [, group, attributes = "", text = ""] of markup.matchAll(
    /<(?:(g)|text)((?: [\w:-]+="[^"]*")*)>(?:([^<]*)<\/text>)?/g,
  )) {
    const own = parseAttributes(attributes)
    if (group) {
      for (const [name, value] of own) inherited.set(name, value)
      continue
    }
    const of = (name: string) => own.get(name) ?? inherited.get(name) ?? ""
    const size = Number(of("font-size"))
    const spacing = own.has("font-size") ? 0 : Number(of("letter-spacing") || 0)
    const isMono = of("font-family").includes("mono")
    const width = textWidth(decoded(text), size, isMono) + spacing * text.length
    const anchor = own.get("text-anchor") ?? (own.has("font-size") ? "start" : "middle")
    const x = Number(of("x"))
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
    const y = Number(of("y"))
    boxes.push({ text, left, right: left + width, top: y - size * 0.75, bottom: y })
  }
  return boxes
}
