import { z } from "zod"
import { type Terrain, terrains } from "#illustrations/scene/terrain.ts"
import { type TimeOfDay, timesOfDay } from "#illustrations/scene/time-of-day.ts"

/*
 * A content page is German prose from one Markdown file: topics, help, law, cockpit texts. Its
 * address follows from its place (content/cockpit/infos.md is /de/cockpit/infos). It knows how the
 * sky above it looks and whether a lawyer still has to read it.
 */

export interface ContentCta {
  label: string
  path: string
}

/** A line of the table of contents. */
export interface ContentHeading {
  id: string
  text: string
}

export interface ContentSection {
  /** Missing where a text begins without one. */
  heading: ContentHeading | null
  /** What stands below the heading: our own Markdown, its raw HTML escaped when it was rendered. */
  html: string
}

export interface FaqItem {
  id: string
  question: string
  answerHtml: string
  /** The same answer without markup, for structured data. */
  answerText: string
}

export interface FaqGroup {
  id: string
  title: string
  items: FaqItem[]
}

export interface ContentPage {
  /** `inselflug`, `cockpit/infos` */
  slug: string
  path: string
  title: string
  description: string
  lead: string
  terrain: Terrain
  time: TimeOfDay
  /** A legal text that says of itself: "Muster, rechtlich prüfen". */
  isTemplate: boolean
  cta: ContentCta | null
  /** Everything but the questions; for ProseArticle. */
  sections: ContentSection[]
  /** Of all sections and of all groups of questions, as they stand in the text. */
  headings: ContentHeading[]
  faq: FaqGroup[]
}

/** The address that follows from a slug. */
export function contentPath(slug: string): string {
  return `/de/${slug}`
}

export const TITLE_LENGTH = { min: 3, max: 60 }
export const MIN_DESCRIPTION_LENGTH = 50
export const MAX_DESCRIPTION_LENGTH = 155
export const MIN_LEAD_LENGTH = 20

/** What stands above the prose of a file; the body is everything below the second `---`. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(TITLE_LENGTH.min).max(TITLE_LENGTH.max),
  description: z.string().min(MIN_DESCRIPTION_LENGTH).max(MAX_DESCRIPTION_LENGTH),
  lead: z.string().min(MIN_LEAD_LENGTH),
  terrain: z.enum(terrains),
  time: z.enum(timesOfDay),
  template: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true"),
  cta: z
    .string()
    .regex(/^[^|]+ \| \/\S+$/, "label | /path")
    .transform((value): ContentCta => {
      const [label = "", path = ""] = value.split(" | ")
      return { label, path }
    })
    .optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
