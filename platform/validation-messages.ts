import type { z } from "zod"
import type { Locale } from "#platform/messages/catalogue.ts"
import { type MessageKey, textIn } from "#platform/messages/text.ts"

/**
 * What a schema says where it has no sentence of its own (specification, section 5): an error map
 * for `parse(value, { error })`. A sentence written at a schema always wins over it.
 */
export function validationMessages(locale: Locale): z.core.$ZodErrorMap {
  return (issue) => {
    const { key, values } = messageOf(issue)
    return textIn(locale, key, values)
  }
}

interface Message {
  key: MessageKey
  values?: Record<string, number>
}

function messageOf(issue: z.core.$ZodRawIssue): Message {
  switch (issue.code) {
    case "invalid_type":
      return { key: wrongType(issue) }
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true)
    case "too_big":
      return { key: LIMITS[issue.origin]?.max ?? TYPE, values: { max: Number(issue.maximum) } }
    case "invalid_format":
      return { key: issue.format === "email" ? "validation.email" : TYPE }
    case "invalid_value":
      // a box that must be ticked
      return { key: issue.values[0] === true ? "validation.required" : "validation.choice" }
    case "unrecognized_keys":
      return { key: "validation.unknown" }
    case "custom":
      return { key: (issue.params?.message as MessageKey | undefined) ?? TYPE }
    default:
      return { key: TYPE }
  }
}

const TYPE: MessageKey = "validation.type"

function wrongType({ input, expected }: { input?: unknown; expected: string }): MessageKey {
  if (input === undefined) return "validation.required"
  if (expected === "int") return "validation.integer"
  return expected === "number" ? "validation.numeric" : TYPE
}

const LIMITS: Record<string, { min: MessageKey; max: MessageKey }> = {
  string: { min: "validation.minLength", max: "validation.maxLength" },
  number: { min: "validation.min", max: "validation.max" },
  int: { min: "validation.min", max: "validation.max" },
  array: { min: "validation.minItems", max: "validation.maxItems" },
}

function tooSmall(origin: string, min: number, isInclusive: boolean): Message {
  if (origin === "string" && min === 1) return { key: "validation.required" }
  if (min === 0 && !isInclusive) return { key: "validation.positive" }
  return { key: LIMITS[origin]?.min ?? TYPE, values: { min } }
}
