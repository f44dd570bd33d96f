import { expect, test } from "vitest"
import { CREDIT, makeContentPhoto } from "#tests/support/content-photos.ts"
import { findContentPage } from "./content-pages.ts"
import { plainText, renderMarkdown } from "./markdown.ts"
import { photoCredits } from "./photo-credits.ts"

const photo = await makeContentPhoto("inselflug")
const creditsOf = (credit: object) => renderMarkdown(photoCredits([{ ...photo, ...credit }]))

test("where there are photos, a section of its own says what each shows and whose it is", () => {
  const [section, ...others] = creditsOf({}).sections
  expect(others).toEqual([])
  expect(section?.heading).toEqual({ id: "bildnachweise", text: "Bildnachweise" })
  expect(plainText(section?.html ?? "")).toContain(
    "Inselflug: Juist bei Ebbe, aus 600 Metern gesehen. Foto: Jana Beispiel, CC BY 4.0",
  )
  expect(section?.html).toContain(`<a href="${CREDIT.licenceUrl}" rel="noopener noreferrer">CC BY`)
  expect(section?.html).toContain(`<a href="${CREDIT.source}" rel="noopener noreferrer">Jana`)
  expect(section?.html).toContain("Alle anderen Landschaften und Himmel auf diesen Seiten")
})

test("home page and regions are called as people call them, and no full stop stands twice", () => {
  expect(photoCredits([{ ...photo, name: "startseite", alt: "Berge." }])).toContain(
    "- **Startseite:** Berge. Foto:",
  )
  expect(photoCredits([{ ...photo, name: "thueringen" }])).toContain("- **Thüringen:**")
})

test("a name is never taken for markup", () => {
  const odd = { credit: "_Jana_ [B] <b>*x*</b>", licence: "CC0", licenceUrl: undefined }
  const [section] = creditsOf({ ...odd, source: undefined }).sections
  expect(plainText(section?.html ?? "")).toContain("Foto: _Jana_ [B] <b>*x*</b>, CC0")
  expect(section?.html).not.toMatch(/<a |<em>|<b>/)
})

test("without photos the imprint says that the pictures are drawn, and nothing of photos", () => {
  const imprint = JSON.stringify(findContentPage("impressum"))
  expect(photoCredits([])).toBe("Landschaften und Himmel auf diesen Seiten sind gezeichnet.")
  expect(imprint).toContain(photoCredits([]))
  expect(imprint).not.toContain("Bildnachweise")
})
