import { expect, test } from "vitest"
import type { z } from "zod"
import { apiEndpoints } from "#server/api-list.ts"

/*
 * Every text of the API is of the one kind of `platform/text-input.ts`, or of a narrower one: this
 * walks through all schemas and tries each text in them.
 */

interface Leaf {
  where: string
  schema: z.ZodType
}

// the field that nobody sees: whatever a program puts there is only noticed (specification, section 5)
const ANYTHING = ["POST /api/subscriptions: honeypot", "POST /api/flight-requests: honeypot"]

const leaves = apiEndpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => textsIn(schema, `${method} ${path}:`)),
)

test("the walk finds texts of all kinds", () => {
  expect(leaves.length).toBeGreaterThan(30)
  expect(leaves.map(({ where }) => where)).toEqual(
    expect.arrayContaining([
      "GET /api2/autocomplete: q",
      "POST /api/checkouts/:ref/order: people.[].name",
      "POST /api/auth/login/token: email",
      "PUT /api/users/:id: bankAccount.iban",
    ]),
  )
})

test.each(leaves)("$where takes no NUL, no half character and nothing endless", ({ schema }) => {
  for (const text of ["a\0b", "\ud800", "\udc00abc", "x".repeat(60_000)]) {
    expect(schema.safeParse(text).success, JSON.stringify(text.slice(0, 9))).toBe(false)
  }
})

function textsIn(schema: z.core.$ZodType | undefined, where: string): Leaf[] {
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
