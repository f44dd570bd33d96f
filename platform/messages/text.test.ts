import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { compileCatalogue } from "./compile-catalogue.ts"
import de from "./de.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import { BUNDLED_MESSAGES, type MessageKey, text, textIn } from "./text.ts"

const placeholders = (message: string) =>
  [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].toSorted()

test("a message speaks German, with its values in their German form", () => {
  expect(text("basics.saved")).toBe("Erfolgreich gespeichert")
  expect(text("subscription.error.name", { town: "Köln" })).toBe(
    "Du wirst bereits benachrichtigt, wenn in Köln neue Flüge verfügbar sind",
  )
  expect(text("validation.maxLength", { max: 12_000 })).toBe("Höchstens 12.000 Zeichen")
})

test("the default messages of validation exist in German and in English", {
  meta: proves("default-messages"),
}, () => {
  const messages = (locale: "de" | "en") => [
    textIn(locale, "validation.required"),
    textIn(locale, "validation.minLength", { min: 1 }),
    textIn(locale, "validation.minLength", { min: 8 }),
    textIn(locale, "validation.maxLength", { max: 1_000 }),
    textIn(locale, "validation.email"),
    textIn(locale, "validation.positive"),
    textIn(locale, "validation.numeric"),
    textIn(locale, "validation.type"),
  ]
  expect(messages("de")).toEqual([
    "Bitte fülle dieses Feld aus",
    "Mindestens 1 Zeichen",
    "Mindestens 8 Zeichen",
    "Höchstens 1.000 Zeichen",
    "Bitte gib eine gültige E-Mail-Adresse an",
    "Bitte gib eine Zahl größer als 0 an",
    "Bitte gib eine Zahl ein",
    "Diese Angabe hat nicht die richtige Form",
  ])
  expect(messages("en")).toEqual([
    "Please fill in this field",
    "At least 1 character",
    "At least 8 characters",
    "At most 1,000 characters",
    "Please enter a valid email address",
    "Please enter a number greater than 0",
    "needs to be numeric",
    "needs to be correct type",
  ])
})

test("a text missing in English is shown in German, and one missing in both shows its key", () => {
  expect(textIn("en", "basics.saved")).toBe("Erfolgreich gespeichert")
  expect(text("no.such.message" as MessageKey)).toBe("no.such.message")
})

test("every English message has a German one with the same values", () => {
  const german: Record<string, string> = de
  for (const [key, message] of Object.entries(en)) {
    expect.soft(placeholders(german[key] ?? ""), key).toEqual(placeholders(message))
  }
})

test("texts shown before any catalogue has loaded equal those of the catalogue", () => {
  expect(Object.keys(BUNDLED_MESSAGES).length).toBeGreaterThan(0)
  expect(de).toMatchObject(BUNDLED_MESSAGES)
})

test("each catalogue is parsed once", () => {
  for (const locale of ["de", "en"] as const) {
    expect(compileCatalogue(locale)).toBe(compileCatalogue(locale))
  }
  expect(compileCatalogue("de")).not.toBe(compileCatalogue("en"))
})
