import { afterAll, expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import type { Catalogue } from "./catalogue.ts"
import { compileCatalogue } from "./compile-catalogue.ts"
import { localeState, requestLocale } from "./locale.ts"
import { text } from "./text.ts"

// the files that follow in this process read the true texts again
afterAll(() => requestLocale("de", async () => compileCatalogue("de")))

const GERMAN: Catalogue = { "basics.saved": "Gesichert" }

test("a wanted locale is pending until its catalogue is there, and then the current one", {
  meta: proves("pending-locale"),
}, async () => {
  const { promise, resolve } = Promise.withResolvers<Catalogue>()
  const change = requestLocale("de", () => promise)
  expect(localeState()).toEqual({ current: "de", pending: "de" })
  expect(text("basics.saved")).toBe("Erfolgreich gespeichert")
  resolve(GERMAN)
  await change
  expect(localeState()).toEqual({ current: "de", pending: undefined })
  expect(text("basics.saved")).toBe("Gesichert")
})

test("a locale that the product does not speak is dropped", {
  meta: proves("pending-locale"),
}, async () => {
  for (const unknown of ["en", "fr", "", "de-DE"]) {
    await requestLocale(unknown, () => Promise.reject(new Error("never asked for")))
  }
  expect(localeState()).toEqual({ current: "de", pending: undefined })
})

test("a language whose catalogue does not load stays pending and can be requested again", async () => {
  await expect(requestLocale("de", () => Promise.reject(new Error("offline")))).rejects.toThrow()
  expect(localeState().pending).toBe("de")
  await requestLocale("de", async () => GERMAN)
  expect(localeState().pending).toBeUndefined()
})

test("the last requested language counts, whichever catalogue arrives first", async () => {
  const former = Promise.withResolvers<Catalogue>()
  const first = requestLocale("de", () => former.promise)
  await requestLocale("de", async () => ({ "basics.saved": "Neu" }))
  former.resolve({ "basics.saved": "Alt" })
  await first
  expect(text("basics.saved")).toBe("Neu")
})
