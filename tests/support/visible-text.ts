const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  "#x27": "'",
  "#39": "'",
}

/** What is never read: programs, drawings, and lists that only a form's fallback holds. */
const UNREAD = /^(?:script|style|svg|template|head)$/
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|wbr)$/
const TOKEN = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gis

/**
 * What a document says, line by line, as somebody reads it or has it read aloud: its texts, and the
 * names that only a screen reader says in ‹ ›. Reads our own server-rendered markup, no other.
 */
export function visibleLines(html: string): string[] {
  let text = ""
  let skipped: string[] = []
  for (const [token, slash, name = "", attributes = ""] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (token.startsWith("<!")) continue
    if (skipped.length > 0) {
      if (slash) skipped = skipped.slice(0, skipped.lastIndexOf(tag))
      else if (tag && !VOID.test(tag) && !attributes.endsWith("/")) skipped.push(tag)
      continue
    }
    if (!tag) {
      text += plain(token).replaceAll(/[\s]+/g, (space) =>
        space.includes("\u00a0") ? "\u00a0" : " ",
      )
      continue
    }
    if (!slash && (UNREAD.test(tag) || isUnread(attributes))) {
      if (!VOID.test(tag)) skipped.push(tag)
      continue
    }
    text += INLINE.test(tag) ? EDGE : "\n"
    if (slash) continue
    const spoken = SPOKEN.exec(attributes)?.[1]
    if (spoken) text += `‹${plain(spoken)}›\n`
  }
  return text
    .replaceAll(SIDE_BY_SIDE, " | ")
    .replaceAll(EDGE, "")
    .split("\n")
    .map((line) => line.replaceAll(/ +/g, " ").trim())
    .filter((line) => line !== "")
}

/** Where a piece begins or ends within a line. */
const EDGE = "\ue000"
/** Pieces that touch without being one word: layout keeps them apart, „10:00“ and „EDKB“. */
const SIDE_BY_SIDE = /(?<=[\p{L}\p{N}€.!?%“)])\ue000+(?=[\p{L}\p{N}„(−])/gu
const SPOKEN = /\s(?:alt|aria-label|placeholder)="([^"]+)"/

function isUnread(attributes: string): boolean {
  return /\s(?:hidden|data-react-aria-prevent-focus)(?:=|\s|$)/.test(attributes)
}

function plain(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** A document without what programs have printed into it, which no language rules. */
export function withoutOutput(html: string): string {
  return html.replaceAll(/<samp\b.*?<\/samp>/gs, "")
}

/** The part of a document that is the page's own, without the frame around it. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? html
}

export function titleOf(html: string): string {
  return plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "")
}
