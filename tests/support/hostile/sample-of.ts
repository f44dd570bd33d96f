import { z } from "zod"

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minItems?: number
  minimum?: number
  pattern?: string
  format?: string
}

const TEXTS = ["Sonnenflug", "123456", "12", "de", "EDKB", "ABCDEFGH2345", "PPL(A)", "2026-06-12"]

/** Something that a schema of the API may well accept, so that one property alone is wrong. */
export function sampleOf(schema: z.ZodType, overrides: Record<string, unknown> = {}): unknown {
  const sample = sampleOfJson(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))
  return typeof sample === "object" && sample !== null && !Array.isArray(sample)
    ? { ...sample, ...pick(overrides, sample) }
    : sample
}

/** The names of what a body or query holds, nested ones with dots. */
export function propertiesOf(schema: z.ZodType): string[] {
  return namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema, "")
}

function namesIn(schema: JsonSchema, prefix: string): string[] {
  const inner = schema.properties ?? schema.anyOf?.find((one) => one.properties)?.properties ?? {}
  return Object.entries(inner).flatMap(([name, property]) => [
    prefix + name,
    ...namesIn(property, `${prefix}${name}.`),
    ...(property.items ? namesIn(property.items, `${prefix}${name}.0.`) : []),
  ])
}

function sampleOfJson(given: unknown): unknown {
  const schema = given as JsonSchema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf) return sampleOfJson(schema.anyOf[0])
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sampleOfJson(one)]),
      )
    case "array":
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        sampleOfJson(schema.items ?? {}),
      )
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1)
    case "boolean":
      return true
    case "null":
      return null
    default:
      return textFor(schema)
  }
}

function textFor({ pattern, format }: JsonSchema): string {
  if (format === "uuid") return "00000000-0000-4000-8000-000000000000"
  if (pattern === undefined) return "sonnenflug@aufwind.example"
  return TEXTS.find((text) => new RegExp(pattern, "u").test(text)) ?? "Sonnenflug"
}

function pick(values: Record<string, unknown>, keys: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in keys))
}
