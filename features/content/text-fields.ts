import { splitContentFile } from "./front-matter.ts"

/** A text taken apart into the fields in which somebody writes it, whether or not it keeps to the rules. */
export interface TextFields {
  title: string
  description: string
  lead: string
  terrain: string
  time: string
  /** Both are empty where the page ends without a button. */
  ctaLabel: string
  ctaPath: string
  body: string
}

export type TextField = keyof TextFields

/** The fields of a Markdown file. */
export function fieldsOf(source: string): TextFields {
  const { entries, body } = splitContentFile(source)
  const [ctaLabel = "", ctaPath = ""] = (entries.cta ?? "").split(" | ")
  return {
    title: entries.title ?? "",
    description: entries.description ?? "",
    lead: entries.lead ?? "",
    terrain: entries.terrain ?? "",
    time: entries.time ?? "",
    ctaLabel,
    ctaPath,
    body,
  }
}

/** The Markdown file that holds these fields; the fields above the prose are one line each. */
export function sourceOf({ ctaLabel, ctaPath, body, ...front }: TextFields): string {
  const { title, description, lead, terrain, time } = front
  const hasCta = ctaLabel !== "" || ctaPath !== ""
  const entries = { title, description, lead, terrain, time }
  const lines = Object.entries(hasCta ? { ...entries, cta: `${ctaLabel} | ${ctaPath}` } : entries)
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n\n${body}\n`
}
