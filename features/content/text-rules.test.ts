import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { linkablePaths } from "./linkable-paths.ts"
import { fieldsOf, sourceOf, type TextFields } from "./text-fields.ts"
import { findingsOf, knownText, tidyTypography } from "./text-rules.ts"

const source = (slug: string) => readFileSync(`content/${slug}.md`, "utf8")
const SLUGS = ["hilfe", "inselflug", "alpenflug", "cockpit/hilfe"]
const AROUND = {
  texts: SLUGS.map((slug) => knownText(slug, source(slug))),
  paths: linkablePaths(SLUGS),
}
const ISLAND = fieldsOf(source("inselflug"))

/** What the form says about the text of the islands when it is changed like this. */
function said(more: Partial<TextFields>, slug = "inselflug") {
  const fields = { ...fieldsOf(source(slug)), ...more }
  const paths = new Set([...AROUND.paths, "/de/suche"])
  return findingsOf(slug, fields, { ...AROUND, paths }).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}
const inBody = (words: string) => said({ body: `${ISLAND.body}\n\n${words}` })

test("the text of the deployment keeps to every rule", () => {
  expect(said({})).toEqual([])
})

test.each<[string, Partial<TextFields>, string]>([
  ["a short title", { title: "In" }, "title: Der Titel hat 3 bis 60 Zeichen, hier sind es 2."],
  [
    "a long title",
    { title: "Insel".repeat(13) },
    "title: Der Titel hat 3 bis 60 Zeichen, hier sind es 65.",
  ],
  [
    "a long description",
    { description: "Priele".repeat(26) },
    "description: Die Beschreibung hat 50 bis 155 Zeichen, hier sind es 156.",
  ],
  [
    "a short lead",
    { lead: "Priele" },
    "lead: Der Vorspann hat mindestens 20 Zeichen, hier sind es 6.",
  ],
  ["no landscape", { terrain: "moon" }, "terrain: Wähl eine Landschaft."],
  ["no light", { time: "" }, "time: Wähl ein Licht."],
  ["a button without words", { ctaLabel: "" }, "ctaLabel: Was steht auf dem Knopf?"],
  [
    "a button that leads out",
    { ctaPath: "https://evil.example" },
    "ctaPath: Wohin führt der Knopf? Zum Beispiel /de/suche.",
  ],
  ["a button to no page", { ctaPath: "/de/mond?a=1" }, "ctaPath: /de/mond gibt es nicht."],
  ["the title of another page", { title: "Alpenflug" }, "title: So heißt schon alpenflug."],
])("%s is told at its field", (_, more, message) => {
  expect(said(more)).toEqual([message])
})

test.each([
  ["<script>alert(1)</script>", "Kein HTML: Hier gilt nur Markdown."],
  ["<img src=x onerror=alert(1)>", "Kein HTML: Hier gilt nur Markdown."],
  ["Ein „Zitat, das offen bleibt.", "Zu jedem „ gehört ein “ und umgekehrt."],
  ["[Klick](javascript:alert(1))", "„javascript:alert(1“ ist keine Adresse"],
  ["[Klick](//evil.example)", "„//evil.example“ ist keine Adresse"],
  ["[Klick](http://evil.example)", "„http://evil.example“ ist keine Adresse"],
  ["[Klick](data:text/html,x)", "„data:text/html,x“ ist keine Adresse"],
  ["[Klick](/de/gibt-es-nicht#oben)", "/de/gibt-es-nicht gibt es nicht."],
  ["[Klick](/de/verwaltung)", "/de/verwaltung gibt es nicht."],
  ["[Klick]\n\n[klick]: javascript:alert(1)", "Schreib Adressen direkt hinter ihren Text"],
  ["Hallo {{SECRET}}.", "Den Platzhalter {{SECRET}} gibt es nicht."],
  ["Hallo {{operator_email}}.", "Den Platzhalter {{operator_email}} gibt es nicht."],
])("hostile or broken Markdown is refused: %s", (words, message) => {
  expect(inBody(words)).toEqual([expect.stringContaining(message)])
})

test("a picture is refused, its exclamation mark too", () => {
  expect(inBody("![Bild](/de/suche)")).toEqual([
    expect.stringContaining("Ausrufezeichen"),
    "body: Bilder gehören nicht in den Text.",
  ])
})

test("what is forbidden in a long text is told with its line", () => {
  expect(said({ body: `${ISLAND.body}\nWeiter - immer weiter.` })).toEqual([
    `body: Zeile ${ISLAND.body.split("\n").length + 1}: Bindestrich als Gedankenstrich: Schreib –, oder besser einen Punkt.`,
  ])
})

test("links that lead somewhere, and known placeholders, are fine", () => {
  expect(
    inBody("[Hilfe](/de/hilfe#konto), [Amt](https://www.lba.de) oder {{OPERATOR_EMAIL}}."),
  ).toEqual([])
})

test("a topic has its words and questions, and the help its twenty", () => {
  expect(said({ body: "Kurz." })).toEqual([
    "body: Ein Thema hat 250 bis 450 Wörter, hier sind es 1.",
    "body: Ein Thema beantwortet mindestens 3 Fragen (###).",
  ])
  expect(said({ body: "Kurz." }, "hilfe")).toEqual([
    "body: Die Hilfe beantwortet mindestens 20 Fragen (###).",
  ])
  expect(said({ body: "# Hilfe" }, "cockpit/hilfe")).toEqual([
    "body: Der Titel steht schon darüber: Überschriften beginnen mit ##.",
  ])
  expect(said({ body: "" }, "cockpit/hilfe")).toEqual(["body: Hier fehlt der Text."])
})

test("a topic that is mostly another one is told so", () => {
  const { body } = fieldsOf(source("alpenflug"))
  expect(said({ body })).toEqual(["body: Zu viel davon steht wörtlich auch in „Alpenflug“."])
})

test("a text is the same file again after it was taken apart, with and without a button", () => {
  for (const slug of SLUGS) expect.soft(sourceOf(fieldsOf(source(slug))), slug).toBe(source(slug))
})

test("quotes and dashes are set as German sets them where it is plain what was meant", () => {
  expect(tidyTypography('Sag "ja" - oder "nein".\n\n- Punkt')).toBe(
    "Sag „ja“ – oder „nein“.\n\n- Punkt",
  )
})
