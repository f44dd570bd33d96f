import { expect, test } from "vitest"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { ContentPage } from "../content-page.ts"
import { findContentPage, listContentPages } from "./content-pages.ts"

const htmlOf = (page: ContentPage | undefined) => page?.sections.map(({ html }) => html).join("\n")

test("a page is found by its address and knows its sky", () => {
  expect(findContentPage("inselflug")).toMatchObject({
    path: "/de/inselflug",
    title: "Inselflug",
    terrain: "islands",
    time: "low-sun",
    isTemplate: false,
    cta: { label: "Inselflüge suchen", path: "/de/suche?thema=inselflug" },
  })
  expect(findContentPage("cockpit/infos")?.path).toBe("/de/cockpit/infos")
})

test("an unknown page is not found", () => {
  expect(findContentPage("gibt-es-nicht")).toBeUndefined()
})

test("the operator's configuration fills every placeholder", () => {
  const pages = listContentPages()
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter((page) => JSON.stringify(page).includes("{{"))).toEqual([])
  const imprint = findContentPage("impressum")
  expect(imprint?.isTemplate).toBe(true)
  expect(htmlOf(imprint)).toContain(env().OPERATOR_NAME)
  expect(htmlOf(imprint)).toContain(`<a href="mailto:${env().OPERATOR_EMAIL}">`)
  expect(htmlOf(imprint)).toContain(PRODUCT_NAME)
})

test("amounts stay on one line with their unit", () => {
  expect(htmlOf(findContentPage("kostenteilung"))).toContain("68,75\u00a0€")
})

test("every page has prose or questions, and no id twice", () => {
  for (const page of listContentPages()) {
    const groups = page.faq.flatMap(({ items }) => items.map(({ id }) => id))
    const ids = [...page.headings.map(({ id }) => id), ...groups]
    expect.soft(ids.length, page.slug).toBeGreaterThan(0)
    expect.soft(ids, page.slug).toHaveLength(new Set(ids).size)
  }
})
