import { expect, test } from "vitest"
import { renderMarkdown } from "./markdown.ts"

test("a second-level heading opens a section that it names", () => {
  const { html, headings } = renderMarkdown("Vorweg.\n\n## Über den Wolken\n\nText.")
  expect(html).toBe(
    '<section><div><p>Vorweg.</p></div></section>\n<section aria-labelledby="ueber-den-wolken"><h2 id="ueber-den-wolken">Über den Wolken</h2><div><p>Text.</p></div></section>',
  )
  expect(headings).toEqual([{ id: "ueber-den-wolken", text: "Über den Wolken" }])
})

test("two headings of the same words get different ids", () => {
  const { headings } = renderMarkdown("## Preis\n\nA\n\n## Preis\n\nB")
  expect(headings.map(({ id }) => id)).toEqual(["preis", "preis-2"])
})

test("questions leave the prose and become a list", () => {
  const { html, faq } = renderMarkdown(
    "## Fakten\n\nText.\n\n## Fragen zum Wetter\n\n### Und bei *Nebel*?\n\nDann **nicht** & Geld [zurück](/de/hilfe).",
  )
  expect(html).not.toContain("Nebel")
  expect(faq).toEqual([
    {
      id: "fragen-zum-wetter",
      title: "Fragen zum Wetter",
      items: [
        {
          id: "und-bei-nebel",
          question: "Und bei Nebel?",
          answerHtml:
            '<p>Dann <strong>nicht</strong> &amp; Geld <a href="/de/hilfe">zurück</a>.</p>',
          answerText: "Dann nicht & Geld zurück.",
        },
      ],
    },
  ])
})

test("raw HTML is shown and not obeyed", () => {
  const { html } = renderMarkdown("<script>alert(1)</script>\n\nEin <b>Wort</b>.")
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain("&lt;script&gt;")
})

test("only safe addresses become links, and outside ones do not pass on the opener", () => {
  const { html } = renderMarkdown(
    "[a](javascript:alert(1)) [b](//evil.example) [c](https://example.org) [d](/de/agb)",
  )
  expect(html).not.toMatch(/javascript:|evil/)
  expect(html).toContain('<a href="https://example.org" rel="noopener noreferrer">c</a>')
  expect(html).toContain('<a href="/de/agb">d</a>')
})
