import type { z } from "zod"
import { validationMessages } from "#platform/validation-messages.ts"

const GERMAN = validationMessages("de")
const ENGLISH = validationMessages("en")

/** What a schema says where it has no sentence of its own: German, or English where asked for. */
export function messagesFor(acceptLanguage: string | undefined): z.core.$ZodErrorMap {
  return prefersEnglish(acceptLanguage ?? "") ? ENGLISH : GERMAN
}

/** Whether English stands before German in an Accept-Language header. */
function prefersEnglish(header: string): boolean {
  const weights = { de: 0, en: 0 }
  for (const entry of header.toLowerCase().split(",")) {
    const [, tag, q = "1"] =
      /^\s*(de|en)(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/.exec(entry) ?? []
    if (tag === "de" || tag === "en") weights[tag] = Math.max(weights[tag], Number(q))
  }
  return weights.en > weights.de
}
