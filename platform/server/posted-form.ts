import { z } from "zod"
import { DomainError, type FieldErrors } from "../errors.ts"
import { IDEMPOTENCY_KEY } from "./idempotency.ts"

/*
 * What a page's form sends as a plain post, where scripts are off or not there yet. A hostile post
 * is a mistake like any other: a file where a text belongs is no text.
 */

/** A posted text, at most so many characters of it; empty where there is none. */
export function postedText(form: FormData, name: string, atMost: number): string {
  const value = form.get(name)
  return typeof value === "string" ? value.slice(0, atMost) : ""
}

/** The form's `intent` field as idempotency key: a repeated press of one button sends the same key. */
export function postedIntent(form: FormData): string | undefined {
  const intent = form.get("intent")
  return typeof intent === "string" && IDEMPOTENCY_KEY.test(intent) ? intent : undefined
}

/**
 * What a form shows of a refusal: sentences at its fields, the first of each, or one for the whole
 * form. Throws what is no refusal.
 */
export function refusalOf(error: unknown): { fields: FieldErrors; message?: string } {
  if (error instanceof z.ZodError) {
    const fields: FieldErrors = {}
    for (const { path, message } of error.issues) fields[path.join(".")] ??= message
    return { fields }
  }
  if (!(error instanceof DomainError)) throw error
  const hasFields = Object.keys(error.fields).length > 0
  return hasFields ? { fields: error.fields } : { fields: {}, message: error.message }
}
