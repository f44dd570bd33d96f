import { type FrontMatter, frontMatterSchema } from "./content-page.ts"

export interface ContentFile {
  frontMatter: FrontMatter
  body: string
}

/** Splits a Markdown file into its checked front matter and its prose; throws on a malformed one. */
export function parseContentFile(source: string): ContentFile {
  const { entries, body } = splitContentFile(source)
  return { frontMatter: frontMatterSchema.parse(entries), body }
}

/** The lines of a file's front matter by their names, unchecked, and what stands below them. */
export function splitContentFile(source: string) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!match) throw new Error("A content file starts with front matter between two lines of ---")
  const [, head = "", body = ""] = match
  const entries = head.split("\n").map((line) => {
    const colon = line.indexOf(": ")
    if (colon < 1) throw new Error(`Not a line of front matter: ${line}`)
    return [line.slice(0, colon), line.slice(colon + 2).trim()]
  })
  return { entries: Object.fromEntries(entries) as Record<string, string>, body: body.trim() }
}
