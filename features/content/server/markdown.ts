import { Marked, Parser, Renderer, type Token, type Tokens } from "marked"
import type { ContentHeading, ContentSection, FaqGroup, FaqItem } from "../content-page.ts"

export interface RenderedContent {
  sections: ContentSection[]
  headings: ContentHeading[]
  faq: FaqGroup[]
}

interface Part {
  heading: Tokens.Heading
  tokens: Token[]
}

const SAFE_ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/
const FAQ_TITLE = /^Fragen\b/

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

/** More than two do not fit beside each other on a phone. */
const MIN_STACKED_COLUMNS = 3

/**
 * A table whose rows stand as blocks on phones: each cell then brings along what its column is called, which the
 * style sheet shows; the elements stay those of a table.
 */
function stackedTable(
  { header, rows }: Tokens.Table,
  parseCell: (cell: Tokens.TableCell) => string,
): string {
  const columns = header.map((cell) => `<th scope="col">${parseCell(cell)}</th>`).join("")
  const body = rows.map((row) => {
    const [first, ...rest] = row
    const cells = rest.map((cell, index) => {
      const column = escapeHtml(header[index + 1]?.text ?? "")
      return `<td data-column="${column}"><span>${parseCell(cell)}</span></td>`
    })
    return `<tr>${first ? `<th scope="row">${parseCell(first)}</th>` : ""}${cells.join("")}</tr>`
  })
  return `<table class="table-stacked"><thead><tr>${columns}</tr></thead><tbody>${body.join("")}</tbody></table>`
}

// raw HTML is shown, never obeyed; pictures are the scenes' business
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens)
      if (!SAFE_ADDRESS.test(href)) return label
      const rel = href.startsWith("https://") ? ' rel="noopener noreferrer"' : ""
      return `<a href="${escapeHtml(href)}"${rel}>${label}</a>`
    },
    heading({ tokens, depth }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // what scrolls sideways on a phone has to be reached by keyboard too
    table(token) {
      const label = token.header.map(({ text }) => text).join(", ")
      const isWide = token.header.length >= MIN_STACKED_COLUMNS
      const table = isWide
        ? stackedTable(token, (cell) => this.parser.parseInline(cell.tokens))
        : Renderer.prototype.table.call(this, token)
      return `<div class="table-frame" role="group" tabindex="0" aria-label="${escapeHtml(label)}">${table}</div>\n`
    },
  },
})

const parse = (tokens: Token[]) => marked.parser(tokens).trim()
const parseTitle = (heading: Tokens.Heading) => Parser.parseInline(heading.tokens, marked.defaults)

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
}

/** The text of our own HTML: without its tags, its entities as the characters that they mean. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim()
}

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }

function createIds(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const base =
      text
        .toLowerCase()
        .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "") || "abschnitt"
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}

function splitAt(tokens: Token[], depth: number): { intro: Token[]; parts: Part[] } {
  const intro: Token[] = []
  const parts: Part[] = []
  for (const token of tokens) {
    if (token.type === "heading" && token.depth === depth) {
      parts.push({ heading: token as Tokens.Heading, tokens: [] })
    } else (parts.at(-1)?.tokens ?? intro).push(token)
  }
  return { intro, parts }
}

/**
 * Renders the body of a content file. Each `##` becomes a section; one whose title starts with
 * „Fragen“ becomes a group of questions instead, each `###` in it one question.
 */
export function renderMarkdown(body: string): RenderedContent {
  const newId = createIds()
  const { intro, parts } = splitAt(marked.lexer(body), 2)
  const opening = parse(intro)
  const sections: ContentSection[] = opening ? [{ heading: null, html: opening }] : []
  const headings: ContentHeading[] = []
  const faq: FaqGroup[] = []
  for (const part of parts) {
    const text = plainText(parseTitle(part.heading))
    const heading = { id: newId(text), text }
    headings.push(heading)
    if (FAQ_TITLE.test(text)) {
      const items = splitAt(part.tokens, 3).parts.map((question): FaqItem => {
        const asked = plainText(parseTitle(question.heading))
        const answerHtml = parse(question.tokens)
        return { id: newId(asked), question: asked, answerHtml, answerText: plainText(answerHtml) }
      })
      faq.push({ id: heading.id, title: text, items })
    } else {
      sections.push({ heading, html: parse(part.tokens) })
    }
  }
  return { sections, headings, faq }
}
