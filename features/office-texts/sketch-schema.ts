import { z } from "zod"
import { terrains } from "#illustrations/scene/terrain.ts"
import { timesOfDay } from "#illustrations/scene/time-of-day.ts"
import { textFieldsSchema } from "./version-schemas.ts"

const heading = z.object({ id: z.string(), text: z.string() })

const question = z.object({
  id: z.string(),
  question: z.string(),
  answerHtml: z.string(),
  answerText: z.string(),
})

/** A page as it would look, and what it does not keep to yet, field by field. */
export const sketchAnswerSchema = z.object({
  page: z.object({
    slug: z.string(),
    path: z.string(),
    title: z.string(),
    description: z.string(),
    lead: z.string(),
    terrain: z.enum(terrains),
    time: z.enum(timesOfDay),
    isTemplate: z.boolean(),
    cta: z.object({ label: z.string(), path: z.string() }).nullable(),
    sections: z.array(z.object({ heading: heading.nullable(), html: z.string() })),
    headings: z.array(heading),
    faq: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(question) })),
  }),
  findings: z.array(z.object({ field: textFieldsSchema.keyof(), message: z.string() })),
})

export const tilesAnswerSchema = z.object({
  tiles: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      picture: z.string(),
      widths: z.object({ srcSet: z.string(), sizes: z.string() }).optional(),
      fromCents: z.int().nullable(),
    }),
  ),
})
