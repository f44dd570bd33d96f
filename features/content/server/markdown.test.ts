import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { ContentSection } from "../content-page.ts"
import { ProseArticle } from "../ui/prose-article.tsx"
import { renderMarkdown } from "./markdown.ts"

const htmlOf = (sections: readonly ContentSection[]) => sections.map(({ html }) => html).join("\n")

test("a second-level heading opens a section that it names", () => {
  const { sections, headings } = renderMarkdown("Vorweg.\n\n## Über den Wolken\n\nText.")
  const heading = { id: "ueber-den-wolken", text: "Über den Wolken" }
  expect(sections).toEqual([
    { heading: null, html: "<p>Vorweg.</p>" },
    { heading, html: "<p>Text.</p>" },
  ])
  expect(headings).toEqual([heading])
  expect(renderToStaticMarkup(createElement(ProseArticle, { sections }))).toContain(
    '<section><div><p>Vorweg.</p></div></section><section aria-labelledby="ueber-den-wolken"><h2 id="ueber-den-wolken">Über den Wolken</h2><div><p>Text.</p></div></section>',
  )
})

test("two headings of the same words get different ids", () => {
  const { headings } = renderMarkdown("## Preis\n\nA\n\n## Preis\n\nB")
  expect(headings.map(({ id }) => id)).toEqual(["preis", "preis-2"])
})

test("questions are taken out of the prose and become a list", () => {
  const { sections, faq } = renderMarkdown(
    "## Fakten\n\nText.\n\n## Fragen zum Wetter\n\n### Und bei *Nebel*?\n\nDann **nicht** & Geld [zurück](/de/hilfe).",
  )
  expect(htmlOf(sections)).toBe("<p>Text.</p>")
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
  const { sections } = renderMarkdown("<script>alert(1)</script>\n\nEin <b>Wort</b>.")
  const html = htmlOf(sections)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain("&lt;script&gt;")
})

test("only safe addresses become links, and external ones do not pass on the opener", () => {
  const { sections } = renderMarkdown(
    "[a](javascript:alert(1)) [b](//evil.example) [c](https://example.org) [d](/de/agb)",
  )
  const html = htmlOf(sections)
  expect(html).not.toMatch(/javascript:|evil/)
  expect(html).toContain('<a href="https://example.org" rel="noopener noreferrer">c</a>')
  expect(html).toContain('<a href="/de/agb">d</a>')
})

test("each cell of a table with three columns knows its column, and each row its header", () => {
  const { sections } = renderMarkdown(
    "| Name | Zweck | Dauer |\n| --- | --- | --- |\n| `refresh` | „Bleibt“ & mehr | 24 *Stunden* |",
  )
  expect(htmlOf(sections)).toContain(
    '<tr><th scope="row"><code>refresh</code></th><td data-column="Zweck"><span>„Bleibt“ &amp; mehr</span></td><td data-column="Dauer"><span>24 <em>Stunden</em></span></td></tr>',
  )
})

test("a table has a frame that can be scrolled by keyboard and is labelled with what it lists", () => {
  const { sections } = renderMarkdown("| Name | Dauer |\n| --- | --- |\n| `refresh` | 24 Stunden |")
  expect(htmlOf(sections)).toMatch(
    /^<div class="table-frame" role="group" tabindex="0" aria-label="Name, Dauer"><table>.*<\/table>\s*<\/div>$/s,
  )
})
