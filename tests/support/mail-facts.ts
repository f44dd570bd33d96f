import type { Email } from "postal-mime"

/** What a reader of either part of a mail sees, with every white space the same. */
export function seenIn({ text, html }: Email): { text: string; html: string } {
  return { text: evenSpace(text ?? ""), html: evenSpace(wordsOf(html ?? "")) }
}

/** Amounts, days, times and seats that a text names, each once: the facts nobody may get wrong. */
export function factsIn(text: string): string[] {
  return [...new Set(text.match(FACT) ?? [])].toSorted()
}

const FACT =
  /\d+(?:\.\d{3})*,\d\d €|\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}|\d\d:\d\d Uhr|\d+ Pl(?:atz|ätze)\b/g

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#x27": "'",
  "#39": "'",
}

export function wordsOf(html: string): string {
  return (
    html
      .replaceAll(/<(head|style)\b.*?<\/\1>/gs, " ")
      // React puts one between neighbouring pieces of the same sentence
      .replaceAll(/<!--.*?-->/gs, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
  )
}

function evenSpace(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, " ")
}
