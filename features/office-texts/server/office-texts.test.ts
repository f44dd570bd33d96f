import { desc, eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { latestVersionOf, makeVersion } from "#db/seed/factories/make-content-version.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { searchHelp } from "#features/content/help-search.ts"
import { DELIVERED_PLAN, type HomePlan } from "#features/content/home-plan.ts"
import { deliveredText, findContentPage } from "#features/content/server/content-pages.ts"
import { homeTopicsOn } from "#features/content/server/home-topics.ts"
import { faqStructuredData } from "#features/content/structured-data.ts"
import { fieldsOf, type TextFields } from "#features/content/text-fields.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { sketchAnswerSchema } from "../sketch-schema.ts"
import { HOME_DOCUMENT } from "../version.ts"
import { HOME_CALLS, TEXT_CALLS } from "../version-calls.ts"
import { contentVersionsTable as versions } from "./content-versions-table.ts"
import { findDocument } from "./find-document.ts"
import { loadPublishedContent } from "./follow-content.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const editor = await makeUser(db, { officeRoles: ["content"], firstName: "Nina", lastName: "Falk" })
const colleague = await makeUser(db, { officeRoles: ["content"] })

afterEach(async () => {
  for (const document of ["hilfe", "inselflug", HOME_DOCUMENT]) {
    const basedOn = await latestVersionOf(db, document)
    const isHome = document === HOME_DOCUMENT
    const body = { basedOn, note: "Zurück.", ...(!isHome && { document }) }
    await call("POST", isHome ? HOME_CALLS.return : TEXT_CALLS.return, { as: editor.id, body })
  }
  await loadPublishedContent(db)
})

const FIRST_GROUP = "## Fragen zum Mitfliegen"
const HELP = fieldsOf(deliveredText("hilfe"))
const withQuestion = (question: string, answer: string): TextFields => ({
  ...HELP,
  body: HELP.body.replace(FIRST_GROUP, `${FIRST_GROUP}\n\n### ${question}\n\n${answer}`),
})

async function save(
  document: string,
  text: TextFields,
  more: { basedOn?: number; isPublished?: boolean; as?: number; note?: string } = {},
) {
  const { as = editor.id, isPublished = true, note = "Gefragt worden." } = more
  const basedOn = more.basedOn ?? (await latestVersionOf(db, document))
  return call("POST", TEXT_CALLS.save, { as, body: { document, basedOn, note, isPublished, text } })
}

/** How an answer names a field and what is wrong there. */
const at = (property: string, sentence: unknown) => ({
  property,
  constraints: Object.fromEntries(
    [property.startsWith("seasons") ? "plan-breaks-rules" : "text-breaks-rules"].map((code) => [
      code,
      sentence,
    ]),
  ),
})

const questionsOf = (slug: string) =>
  findContentPage(slug)?.faq.flatMap(({ items }) => items.map(({ question }) => question)) ?? []

test("what is published stands in the place of the file: page, help search and structured data", async () => {
  const text = withQuestion("Darf mein Kontrabass mit?", "Nur als Gepäckstück mit eigenem Sitz.")
  expect(await save("hilfe", text)).toMatchObject({ status: 200 })
  expect(questionsOf("hilfe")).not.toContain("Darf mein Kontrabass mit?")
  await loadPublishedContent(db)
  expect(questionsOf("hilfe")).toContain("Darf mein Kontrabass mit?")
  const faq = findContentPage("hilfe")?.faq ?? []
  const found = searchHelp(faq, "kontrabass").flatMap(({ hits }) => hits)
  expect(found.map(({ question }) => question)).toEqual(["Darf mein Kontrabass mit?"])
  expect(JSON.stringify(faqStructuredData({ faq }))).toContain("Kontrabass")
})

test("a draft is seen by nobody, and whoever comes back goes on with it", async () => {
  const text = withQuestion("Und Schlagzeug?", "Auch nicht.")
  await save("hilfe", text, { isPublished: false })
  await loadPublishedContent(db)
  expect(questionsOf("hilfe")).not.toContain("Und Schlagzeug?")
  const found = await findDocument(db, "hilfe")
  expect(found?.document.workingBody).toContain("Und Schlagzeug?")
  expect(found?.document.shownBody).not.toContain("Und Schlagzeug?")
  expect(found?.document.draft).toMatchObject({ state: "draft", author: "Nina Falk" })
})

test("a draft need not be finished, and what is published keeps to every rule, told at its field", async () => {
  const text = { ...HELP, title: "", body: 'Nur ein Satz mit "geraden" Strichen.' }
  expect(await save("hilfe", text, { isPublished: false })).toMatchObject({ status: 200 })
  const before = await latestVersionOf(db, "hilfe")
  expect(await save("hilfe", text)).toMatchObject({
    status: 400,
    json: {
      message: [
        at("title", "Der Titel hat 3 bis 60 Zeichen, hier sind es 0."),
        at("body", expect.stringMatching(/Gerade Anführungszeichen.*mindestens 20 Fragen/)),
      ],
    },
  })
  expect(await latestVersionOf(db, "hilfe")).toBe(before)
})

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a handler", "<img src=x onerror=alert(1)>"],
  ["an address that runs", "[Klick](javascript:alert(1))"],
  ["an unknown placeholder", "{{DATABASE_URL}}"],
  ["a page of the back office", "[Klick](/de/verwaltung)"],
])("hostile Markdown is never published, and its preview is harmless: %s", async (_, words) => {
  const text = withQuestion("Was ist das?", words)
  expect((await save("hilfe", text)).status).toBe(400)
  const sketch = await call("POST", TEXT_CALLS.sketch, {
    as: editor.id,
    body: { document: "hilfe", text },
  })
  expect(sketch.status).toBe(200)
  expect(sketch.json.findings).toEqual([{ field: "body", message: expect.any(String) }])
  const { sections, faq } = sketchAnswerSchema.parse(sketch.json).page
  const html = [...sections, ...faq.flatMap(({ items }) => items)]
    .map((part) => ("html" in part ? part.html : part.answerHtml))
    .join("\n")
  expect(html).not.toMatch(/<script|<img|href="javascript|postgres/)
})

test.each(["agb", "datenschutz", "widerruf", "impressum", "regionen/harz", HOME_DOCUMENT])(
  "what stays with the deployment is no text of the back office: %s",
  async (document) => {
    const before = await latestVersionOf(db, document)
    expect((await save(document, HELP, { basedOn: before })).status).toBe(400)
    expect(await latestVersionOf(db, document)).toBe(before)
  },
)

test("a row for such a text, however it came about, is not shown", async () => {
  const terms = findContentPage("agb")
  await db.insert(versions).values({
    document: "agb",
    number: 1,
    state: "published",
    body: deliveredText("inselflug"),
    deliveredBody: "",
    note: "Zurück.",
    authorId: editor.id,
    writtenAt: new Date(),
  })
  await loadPublishedContent(db)
  expect(findContentPage("agb")).toEqual(terms)
})

test("of two people who changed the same version the second one is told, and nothing is lost", async () => {
  const basedOn = await latestVersionOf(db, "hilfe")
  const mine = withQuestion("Meine Frage?", "Meine Antwort.")
  const theirs = withQuestion("Deren Frage?", "Deren Antwort.")
  const answers = await Promise.all([
    save("hilfe", mine, { basedOn }),
    save("hilfe", theirs, { basedOn, as: colleague.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await latestVersionOf(db, "hilfe")).toBe(basedOn + 1)
  // whoever has seen the other text may decide for their own
  const late = answers[0]?.status === 409 ? mine : theirs
  expect(await save("hilfe", late, { basedOn: basedOn + 1 })).toMatchObject({ status: 200 })
  const rows = await db.select().from(versions).where(eq(versions.document, "hilfe"))
  expect(rows.filter(({ body }) => /Meine Frage|Deren Frage/.test(body)).length).toBeGreaterThan(1)
})

test("saving the same once more is the same version", async () => {
  const text = withQuestion("Noch einmal?", "Nein.")
  const first = await save("hilfe", text)
  expect(await save("hilfe", text)).toMatchObject({ status: 200, json: first.json })
})

test("an earlier version comes back as a new one, and then the deployment's", async () => {
  const first = (await save("hilfe", withQuestion("Erste?", "Ja."))).json.number
  const second = (await save("hilfe", withQuestion("Zweite?", "Ja."))).json.number
  const restored = await call("POST", TEXT_CALLS.restore, {
    as: colleague.id,
    body: { document: "hilfe", basedOn: second, number: first, note: "Die war besser." },
  })
  expect(restored).toMatchObject({ status: 200, json: { number: second + 1 } })
  await loadPublishedContent(db)
  expect(questionsOf("hilfe")).toContain("Erste?")
  const body = { document: "hilfe", basedOn: second + 1, note: "Alles zurück." }
  await call("POST", TEXT_CALLS.return, { as: editor.id, body })
  await loadPublishedContent(db)
  expect(questionsOf("hilfe")).not.toContain("Erste?")
  const found = await findDocument(db, "hilfe", second + 1)
  expect(found?.history.slice(0, 4).map(({ state }) => state)).toEqual([
    "delivered",
    "published",
    "published",
    "published",
  ])
  expect(found?.asked?.version).toMatchObject({ restoredNumber: first, note: "Die war besser." })
  expect(found?.asked?.formerBody).toContain("Zweite?")
  const events = await db
    .select({ kind: eventsTable.kind, reason: eventsTable.reason, by: eventsTable.actorId })
    .from(eventsTable)
    .where(eq(eventsTable.entity, "text"))
    .orderBy(desc(eventsTable.id))
    .limit(2)
  expect(events).toEqual([
    { kind: "text.returned", reason: "Alles zurück.", by: editor.id },
    { kind: "text.published", reason: "Die war besser.", by: colleague.id },
  ])
})

test("an earlier version that keeps to the rules no more does not come back", async () => {
  const number = await makeVersion(db, {
    document: "inselflug",
    text: { body: `${fieldsOf(deliveredText("inselflug")).body}\n\n[Weg](/de/gibt-es-nicht)` },
  })
  const body = { document: "inselflug", basedOn: number, number, note: "Zurück." }
  const answer = await call("POST", TEXT_CALLS.restore, { as: editor.id, body })
  expect(answer.status).toBe(422)
  expect(answer.json.message).toContain("/de/gibt-es-nicht gibt es nicht.")
  const unknown = { ...body, number: number + 1, basedOn: number + 1 }
  expect((await call("POST", TEXT_CALLS.restore, { as: editor.id, body: unknown })).status).toBe(
    400,
  )
})

test("a deployment that brings another text is told to whoever has published one, and changes nothing", async () => {
  await makeVersion(db, {
    document: "inselflug",
    text: { lead: "Sieben Inseln, und unter dir wandern die Priele." },
    deliveredBody: deliveredText("inselflug").replace("Seehunde", "Robben"),
  })
  await loadPublishedContent(db)
  expect(findContentPage("inselflug")?.lead).toBe(
    "Sieben Inseln, und unter dir wandern die Priele.",
  )
  const found = await findDocument(db, "inselflug")
  expect(found?.document.formerDeliveredBody).toContain("Robben")
  expect(found?.document.deliveredBody).not.toContain("Robben")
  const text = fieldsOf(found?.document.workingBody ?? "")
  await save("inselflug", { ...text, lead: "Sieben Inseln, und unter dir die Priele." })
  expect((await findDocument(db, "inselflug"))?.document.formerDeliveredBody).toBeNull()
})

test("a published text that this deployment cannot read leaves the file in its place", async () => {
  await db.insert(versions).values({
    document: "inselflug",
    number: (await latestVersionOf(db, "inselflug")) + 1,
    state: "published",
    body: "---\ntitle: Insel\n---\n\n{{GONE}}\n",
    deliveredBody: "",
    note: "Zurück.",
    authorId: editor.id,
    writtenAt: new Date(),
  })
  await loadPublishedContent(db)
  expect(findContentPage("inselflug")?.title).toBe("Inselflug")
})

const WINTER: HomePlan = {
  usual: ["panoramaflug", "inselflug", "stadtflug", "flug-mit-hund", "kunstflug"],
  seasons: [
    {
      name: "Winter",
      from: "2026-12-01",
      to: "2027-02-28",
      isYearly: true,
      topics: [
        "nachtflug",
        "alpenflug",
        "heiratsantrag-in-der-luft",
        "luftfotografie",
        "wunschflug",
      ],
    },
  ],
}

async function savePlan(plan: HomePlan, basedOn?: number) {
  const body = {
    basedOn: basedOn ?? (await latestVersionOf(db, HOME_DOCUMENT)),
    note: "Zurück.",
    plan,
  }
  return call("POST", HOME_CALLS.save, { as: editor.id, body })
}

test("the home page shows the topics of the day, of an earlier version, and the usual ones again", async () => {
  expect(await savePlan(WINTER)).toMatchObject({ status: 200 })
  await loadPublishedContent(db)
  expect(homeTopicsOn("2027-12-24")).toEqual(WINTER.seasons[0]?.topics)
  expect(homeTopicsOn("2027-07-01")).toEqual(WINTER.usual)
  const basedOn = await latestVersionOf(db, HOME_DOCUMENT)
  await savePlan(DELIVERED_PLAN)
  await call("POST", HOME_CALLS.restore, {
    as: editor.id,
    body: { basedOn: basedOn + 1, number: basedOn, note: "Doch." },
  })
  await loadPublishedContent(db)
  expect(homeTopicsOn("2027-07-01")).toEqual(WINTER.usual)
  await call("POST", HOME_CALLS.return, {
    as: editor.id,
    body: { basedOn: basedOn + 2, note: "Zurück." },
  })
  await loadPublishedContent(db)
  expect(homeTopicsOn("2027-07-01")).toEqual(DELIVERED_PLAN.usual)
})

test("a plan with an empty season is refused at its field, and an overtaken one as a conflict", async () => {
  const empty = { ...WINTER, seasons: WINTER.seasons.map((one) => ({ ...one, topics: [] })) }
  expect(await savePlan(empty)).toMatchObject({
    status: 400,
    json: { message: [at("seasons.0.topics", "Es sind genau 5 Themen, hier sind es 0.")] },
  })
  const basedOn = await latestVersionOf(db, HOME_DOCUMENT)
  expect((await savePlan(WINTER, basedOn)).status).toBe(200)
  expect((await savePlan(DELIVERED_PLAN, basedOn)).status).toBe(409)
})

test("whoever publishes says why, and whoever drafts need not", async () => {
  const text = withQuestion("Warum?", "Darum.")
  expect(await save("hilfe", text, { note: "" })).toMatchObject({
    status: 400,
    json: { message: [{ property: "note" }] },
  })
  expect((await save("hilfe", text, { note: "", isPublished: false })).status).toBe(200)
})

test("versions stay as they are", async () => {
  await makeVersion(db, { document: "hilfe" })
  await expect(db.execute(sql`update content_versions set body = ''`)).rejects.toThrow()
  await expect(db.execute(sql`delete from content_versions`)).rejects.toThrow()
})
