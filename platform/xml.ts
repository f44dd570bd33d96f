/*
 * XML documents that are only written: elements in the order in which they are given. What comes in is never
 * parsed here.
 */

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly XmlElement[]
}

/** An element with text or with others in it. */
export function element(
  name: string,
  content: string | readonly XmlElement[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes, content }
}

/** The element and all that is in it as text, without line breaks between them. */
export function toXmlText({ name, attributes, content }: XmlElement): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === "string" ? escapeXml(content) : content.map(toXmlText).join("")
  return `<${name}${named.join("")}>${inside}</${name}>`
}

/** A whole document in UTF-8, with `root` in it. */
export function toXmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXmlText(root)}\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

// characters that XML 1.0 does not know; text that came in has none of them
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
