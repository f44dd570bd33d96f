import { expect, test } from "vitest"
import { z } from "zod"
import { DomainError, fieldError } from "../errors.ts"
import { postedIntent, postedText, refusalOf } from "./posted-form.ts"

function formOf(entries: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

test("a text is cut, and a file or nothing at all is an empty one", () => {
  const form = formOf({ name: "Mira Vogelsang", photo: new Blob(["x"]) })
  expect(postedText(form, "name", 4)).toBe("Mira")
  expect(postedText(form, "photo", 4)).toBe("")
  expect(postedText(form, "email", 4)).toBe("")
})

test.each(["", "kurz", "mit leer zeichen", "x".repeat(101), new Blob(["abcdefghij"])])(
  "%s is no intent",
  (intent) => {
    expect(postedIntent(formOf({ intent }))).toBeUndefined()
  },
)

test("an intent is taken as it is", () => {
  expect(postedIntent(formOf({ intent: "V1StGXR8_Z5jdHi6B-myT" }))).toBe("V1StGXR8_Z5jdHi6B-myT")
})

test("of several mistakes in a field the first is shown", () => {
  const schema = z.object({ people: z.array(z.object({ name: z.string().min(2, "kurz") })) })
  const { error } = schema.safeParse({ people: [{ name: "" }] })
  expect(refusalOf(error)).toEqual({ fields: { "people.0.name": "kurz" } })
})

test("a refusal is shown at its field, else above the form; a bug is rethrown", () => {
  expect(refusalOf(fieldError("taken", "email", "Schon da."))).toEqual({
    fields: { email: "Schon da." },
  })
  const limited = new DomainError("limited", "limited", "Später wieder.")
  expect(refusalOf(limited)).toEqual({ fields: {}, message: "Später wieder." })
  const bug = new TypeError("no")
  expect(() => refusalOf(bug)).toThrow(bug)
})
