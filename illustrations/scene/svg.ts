/** Attributes of an element; those that are undefined are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** One SVG element as text. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : value}"`)
    .join("")
  const content = children.join("")
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element("g", attributes, ...children)
}

/** A path; nothing at all when it has no shape. */
export function path(d: string, attributes: Attributes): string {
  return d === "" ? "" : element("path", { d, ...attributes })
}

/** A tenth of a pixel is finer than any screen shows; fractions below a half keep two digits. */
export function num(value: number): string {
  const rounded = Number(value.toFixed(Math.abs(value) < 0.5 ? 2 : 1))
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.")
}

/** Numbers for a path's `d`, separated as sparingly as the grammar allows. */
export function nums(...values: number[]): string {
  return values.map(num).join(" ").replaceAll(" -", "-")
}

/** A move as a transform; unlike paths, transforms need their separators. */
export function translate(x: number, y: number): string {
  return `translate(${num(x)} ${num(y)})`
}

/** What a round line end leaves of a line without length: a dot as wide as the stroke. */
export function dot(x: number, y: number): string {
  return `M${nums(Math.round(x), Math.round(y))}h0`
}

export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}
