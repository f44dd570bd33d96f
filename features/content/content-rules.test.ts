import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ANGLE_SECTIONS, ANGLES, regionPath } from "#features/places/region-address.ts"
import { REGIONS } from "#features/places/regions.ts"
import { SORTS } from "#features/search/search-query.ts"
import { MAX_DESCRIPTION_LENGTH } from "./content-page.ts"
import { EDITABLE_TEXTS } from "./editable-texts.ts"
import { parseContentFile } from "./front-matter.ts"
import { LINKABLE_PAGES, linkablePaths } from "./linkable-paths.ts"
import { fieldsOf, sourceOf } from "./text-fields.ts"
import {
  areQuotesClosed,
  countQuestions,
  countWords,
  FORBIDDEN,
  findingsOf,
  fiveWordSequences,
  knownText,
  proseOf,
  sharedPart,
} from "./text-rules.ts"

const CONTENT = "content"
const TOPICS = [
  "flug-mit-hund",
  "alpenflug",
  "stadtflug",
  "schnupperflug",
  "inselflug",
  "wochenendtrip",
  "flug-mit-kind",
  "panoramaflug",
  "heiratsantrag-in-der-luft",
  "kunstflug",
  "nachtflug",
  "luftfotografie",
  "wunschflug",
]

const REGION_FOLDER = "regionen/"

const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  // what lies beside a photo says whose it is
  .filter((file) => file.endsWith(".md") && !file.startsWith("photos/"))
  .map((file) => {
    const source = readFileSync(join(CONTENT, file), "utf8")
    return { slug: file.replace(/\.md$/, ""), source, ...parseContentFile(source) }
  })

/** The paths of the route table that need no parameter. */
function plainRoutes(): Set<string> {
  const table = ["app/routes.ts", "app/content-routes.ts"].map((file) => readFileSync(file, "utf8"))
  const paths = [...table.join("\n").matchAll(/"([a-z0-9/-]+)"/g)].map(([, path]) => `/de/${path}`)
  const regions = REGIONS.flatMap((region) => ANGLES.map((angle) => regionPath({ angle, region })))
  return new Set(["/de", ...paths, ...regions])
}

function linksOf({ body, frontMatter }: (typeof files)[number]): string[] {
  const inText = [...body.matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? "")
  const links = frontMatter.cta ? [...inText, frontMatter.cta.path] : inText
  return links.map((link) => link.replace(/\?.*$/, ""))
}

test("every internal link leads to a route that exists", () => {
  const routes = plainRoutes()
  const dead = files.flatMap((file) =>
    linksOf(file)
      .filter((path) => !routes.has(path))
      .map((path) => `${file.slug} -> ${path}`),
  )
  expect(dead).toEqual([])
})

test("no file breaks a rule by which the back office checks what is written there", () => {
  const texts = files.map(({ slug, source }) => knownText(slug, source))
  const paths = linkablePaths(files.map(({ slug }) => slug))
  const found = files.flatMap(({ slug, source }) =>
    findingsOf(slug, fieldsOf(source), { texts, paths }).map((finding) => ({ slug, ...finding })),
  )
  expect(found).toEqual([])
})

test("the editor of the back office starts with exactly what the file of a text says", () => {
  for (const slug of EDITABLE_TEXTS) {
    const source = files.find((file) => file.slug === slug)?.source ?? ""
    expect.soft(sourceOf(fieldsOf(source)), slug).toBe(source)
  }
})

test("every page to which a text may lead exists", () => {
  const routes = plainRoutes()
  expect(LINKABLE_PAGES.filter((path) => !routes.has(path))).toEqual([])
  expect(LINKABLE_PAGES).toHaveLength(new Set(LINKABLE_PAGES).size)
})

test("every content page has an address and every such address has its page", () => {
  const routes = plainRoutes()
  const pages = files.map(({ slug }) => slug).filter((slug) => !slug.startsWith(REGION_FOLDER))
  expect(pages.map((slug) => `/de/${slug}`).filter((path) => !routes.has(path))).toEqual([])
  const listed = [
    ...readFileSync("app/content-routes.ts", "utf8").matchAll(/^\s+"([a-z0-9/-]+)",$/gm),
  ].map(([, slug]) => slug)
  expect(listed.toSorted()).toEqual(pages.toSorted())
})

test("every region has its text, with a part for each of its three addresses and three questions", () => {
  const texts = files.filter(({ slug }) => slug.startsWith(REGION_FOLDER))
  const slugs = REGIONS.map(({ slug }) => `${REGION_FOLDER}${slug}`)
  expect(texts.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
  for (const { slug, body } of texts) {
    const titles = [...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const wanted = ["Von oben", ...Object.values(ANGLE_SECTIONS), "Fragen, die oft kommen"]
    expect.soft(titles, slug).toEqual(wanted)
    expect.soft(body.match(/^### /gm)?.length ?? 0, slug).toBeGreaterThanOrEqual(3)
    expect.soft(body.split(/\s+/).length, slug).toBeGreaterThanOrEqual(330)
  }
})

test("titles and descriptions are unique, and descriptions fit a search result", () => {
  for (const key of ["title", "description"] as const) {
    const values = files.map(({ frontMatter }) => frontMatter[key])
    expect(values).toHaveLength(new Set(values).size)
  }
  const lengths = files.map(({ frontMatter }) => frontMatter.description.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
})

test.each(FORBIDDEN)("no page contains $about", ({ pattern }) => {
  const found = files.filter(({ source }) => pattern.test(proseOf(source)))
  expect(found.map(({ slug }) => slug)).toEqual([])
})

test("every opened German quotation mark is closed", () => {
  const open = files.filter(({ source }) => !areQuotesClosed(source))
  expect(open.map(({ slug }) => slug)).toEqual([])
})

test("each topic has 250 to 450 words and at least three questions", () => {
  for (const topic of TOPICS) {
    const file = files.find(({ slug }) => slug === topic)
    const words = countWords(file?.body ?? "")
    expect.soft(words, topic).toBeGreaterThanOrEqual(250)
    expect.soft(words, topic).toBeLessThanOrEqual(450)
    expect.soft(countQuestions(file?.body ?? ""), topic).toBeGreaterThanOrEqual(3)
  }
})

test("any two topics or regions share less than 30 % of their five-word sequences", () => {
  const sequences = files
    .filter(({ slug }) => TOPICS.includes(slug) || slug.startsWith(REGION_FOLDER))
    .map(({ slug, body }) => ({ slug, set: fiveWordSequences(body) }))
  expect(sequences).toHaveLength(TOPICS.length + REGIONS.length)
  for (const a of sequences) {
    for (const b of sequences) {
      if (a !== b)
        expect.soft(sharedPart(a.set, b.set), `${a.slug} and ${b.slug}`).toBeLessThan(0.3)
    }
  }
})

test("no page of the cockpit is a copy of a public one, or of another of its own", () => {
  const sequences = files.map(({ slug, body }) => ({ slug, set: fiveWordSequences(body) }))
  const ofCockpit = sequences.filter(({ slug }) => slug.startsWith("cockpit/"))
  expect(ofCockpit).toHaveLength(6)
  for (const a of ofCockpit) {
    for (const b of sequences) {
      if (a !== b)
        expect.soft(sharedPart(a.set, b.set), `${a.slug} and ${b.slug}`).toBeLessThan(0.3)
    }
  }
})

test("the help page answers at least twenty questions", () => {
  const help = files.find(({ slug }) => slug === "hilfe")
  expect(countQuestions(help?.body ?? "")).toBeGreaterThanOrEqual(20)
})

test("the page about the ranking explains every order that the search offers", () => {
  const ranking = files.find(({ slug }) => slug === "rangfolge")?.body ?? ""
  expect(Object.values(SORTS).filter((label) => !ranking.includes(label))).toEqual([])
})

test("legal texts say that they are samples", () => {
  const samples = files.filter(({ frontMatter }) => frontMatter.template).map(({ slug }) => slug)
  expect(samples).toEqual(
    expect.arrayContaining(["agb", "impressum", "datenschutz", "widerruf", "barrierefreiheit"]),
  )
})
