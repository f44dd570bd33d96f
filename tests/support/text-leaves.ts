import type { z } from "zod"

/** One text that a call of the API takes. */
export interface TextLeaf {
  /** „PUT /api/planes/:id/photos: photos.[].alt“. */
  where: string
  schema: z.ZodType
}

// the field that nobody sees: whatever a program puts there is only noticed (specification, section 5)
const ANYTHING = ["POST /api/subscriptions: honeypot", "POST /api/flight-requests: honeypot"]

/** Every text in a schema; throws at a kind of schema that nobody has thought of. */
export function textsIn(schema: z.core.$ZodType | undefined, where: string): TextLeaf[] {
  if (!schema) return []
  const { def } = schema._zod as { def: z.core.$ZodTypes["_zod"]["def"] }
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        textsIn(inner, where.endsWith(":") ? `${where} ${name}` : `${where}.${name}`),
      )
    case "array":
      return textsIn(def.element, `${where}.[]`)
    case "optional":
    case "nullable":
    case "default":
      return textsIn(def.innerType, where)
    case "union":
      return def.options.flatMap((option) => textsIn(option, where))
    case "pipe":
      // what is made of a text is tried as a whole
      return textsIn(def.in, where).map((leaf) => ({ ...leaf, schema: schema as z.ZodType }))
    case "string":
      return [{ where, schema: schema as z.ZodType }]
    case "number":
    case "boolean":
    case "enum":
    case "literal":
      return []
    default:
      if (ANYTHING.includes(where)) return []
      throw new Error(`${where} is of a kind that nobody has thought of: ${def.type}`)
  }
}
