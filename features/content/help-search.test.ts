import { describe, expect, test } from "vitest"
import type { FaqGroup, FaqItem } from "./content-page.ts"
import { countHits, isSearchable, MAX_QUERY_LENGTH, searchHelp } from "./help-search.ts"

function item(question: string, answerHtml: string): FaqItem {
  const answerText = answerHtml.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&")
  return { id: question, question, answerHtml, answerText }
}

const GROUPS: FaqGroup[] = [
  {
    id: "mitfliegen",
    title: "Fragen zum Mitfliegen",
    items: [
      item("Wie viel Gepäck darf ich mitnehmen?", "<p>Eine weiche Tasche, höchstens 5 kg.</p>"),
      item(
        "Was ziehe ich an?",
        '<p>Flache Schuhe. Mehr zur <a href="/de/safety">Sicherheit</a>.</p>',
      ),
    ],
  },
  {
    id: "bezahlen",
    title: "Fragen zum Bezahlen",
    items: [
      item("Was bekomme ich bei einer Absage zurück?", "<p>Alles, auch die Gebühr &amp; mehr.</p>"),
      item("Wie sage ich ab?", "<p>Per Mail.</p>"),
      item("Über welchen Weg kommt die Erstattung?", "<p>Dorthin, woher das Geld kam.</p>"),
    ],
  },
]

const found = (query: string) =>
  searchHelp(GROUPS, query).flatMap(({ hits }) => hits.map(({ question }) => question))

const [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] = GROUPS.flatMap(({ items }) =>
  items.map(({ question }) => question),
)

test.each([
  { query: "", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
  { query: "   ", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
  { query: "?", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
  { query: "Gepäck", finds: [GEPAECK] },
  { query: "GEPAECK", finds: [GEPAECK] },
  { query: "gepack", finds: [GEPAECK] },
  { query: "gebuehr", finds: [ABSAGE] },
  { query: "uber welchen", finds: [WEG] },
  { query: "Wie kann ich absagen?", finds: [ABSAGE, WIE] },
  { query: "stornieren", finds: [ABSAGE, WIE] },
  { query: "Koffer", finds: [GEPAECK] },
  { query: "Rückzahlung", finds: [WEG] },
  { query: "gepäck tasche", finds: [GEPAECK] },
  { query: "gepäck schuhe", finds: [] },
  { query: "schuh", finds: [ANZIEHEN] },
  { query: "wie", finds: [GEPAECK, WIE] },
  { query: "5", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
  { query: "5 kg", finds: [GEPAECK] },
  { query: "href", finds: [] },
  { query: "amp", finds: [] },
  { query: "Hubschrauber", finds: [] },
  { query: "<script>", finds: [] },
  { query: "(", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
  { query: ".*", finds: [GEPAECK, ANZIEHEN, ABSAGE, WIE, WEG] },
])("„$query“ finds $finds.length questions", ({ query, finds }) => {
  expect(found(query)).toEqual(finds)
  expect(countHits(searchHelp(GROUPS, query))).toBe(finds.length)
})

test("groups without a hit disappear, and only while something is searched for", () => {
  expect(searchHelp(GROUPS, "gepäck").map(({ id }) => id)).toEqual(["mitfliegen"])
  expect(searchHelp(GROUPS, "").map(({ id }) => id)).toEqual(["mitfliegen", "bezahlen"])
  expect(["", "?", "a", "Gepäck"].map(isSearchable)).toEqual([false, false, false, true])
})

describe("what was found is marked", () => {
  const first = (query: string) => searchHelp(GROUPS, query)[0]?.hits[0]

  test.each([
    { query: "gepaeck", asked: "Wie viel [Gepäck] darf ich mitnehmen?" },
    { query: "gepack", asked: "Wie viel [Gepäck] darf ich mitnehmen?" },
    { query: "darf gepäck", asked: "Wie viel [Gepäck] [darf] ich mitnehmen?" },
    { query: "erstat", asked: "Über welchen Weg kommt die [Erstat]tung?" },
    { query: "über", asked: "[Über] welchen Weg kommt die Erstattung?" },
  ])("in the question, for „$query“", ({ query, asked }) => {
    const written = first(query)?.asked.map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    expect(written?.join("")).toBe(asked)
  })

  test("in the answer, but in no tag, no address and no entity", () => {
    expect(first("sicherheit")?.markedHtml).toBe(
      '<p>Flache Schuhe. Mehr zur <a href="/de/safety"><mark>Sicherheit</mark></a>.</p>',
    )
    expect(first("gebühr")?.markedHtml).toBe(
      "<p>Alles, auch die <mark>Gebühr</mark> &amp; mehr.</p>",
    )
  })

  test("and nothing where nothing is searched for", () => {
    expect(first("")?.markedHtml).toBe(GROUPS[0]?.items[0]?.answerHtml)
    expect(first("")?.asked).toEqual([{ text: GEPAECK, isHit: false }])
  })
})

test("a query of any length takes no time", () => {
  const long = "gepäck ".repeat(10_000)
  expect(found(long)).toEqual([GEPAECK])
  expect(MAX_QUERY_LENGTH).toBeLessThan(long.length)
})
