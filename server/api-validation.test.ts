import { expect, test } from "vitest"
import { z } from "zod"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { line, lines, verbatim } from "#platform/text-input.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

// a call that takes one of everything, to see which sentences the API has of its own
const form = endpoint({
  method: "POST",
  path: "/api/everything",
  summary: "One of everything",
  access: "anonymous",
  repeat: "natural",
  body: z.object({
    name: line(5).min(2),
    note: lines(10).optional(),
    secret: verbatim(8).optional(),
    email: z.email().optional(),
    age: z.number().positive().optional(),
    seats: z.int().min(1).max(5).optional(),
    days: z.array(z.int()).min(1).max(2).optional(),
    colour: z.enum(["red", "green"]).optional(),
    isTrue: z.literal(true).optional(),
    own: z.string("Ein eigener Satz.").optional(),
  }),
  answer: z.object({
    name: z.string(),
    note: z.string().optional(),
    secret: z.string().optional(),
  }),
  handle: async ({ body: { name, note, secret } }) => ({
    json: { name, ...(note !== undefined && { note }), ...(secret !== undefined && { secret }) },
  }),
})

const db = await testDatabase()
const { call } = testApplication(db, [form as Endpoint])

async function saidAbout(body: object, language?: string): Promise<Record<string, string>> {
  const headers: Record<string, string> = language ? { "accept-language": language } : {}
  const answer = await call("POST", "/api/everything", { body: { name: "Ada", ...body }, headers })
  expect(answer).toMatchObject({ status: 400, json: { statusCode: 400, error: "Bad Request" } })
  return Object.fromEntries(
    answer.json.message.map(
      (entry: { property: string; constraints: Record<string, string> }) =>
        [entry.property, Object.values(entry.constraints)[0]] as const,
    ),
  )
}

test("refused fields come as a list of property and constraints", {
  meta: proves("validation-form"),
}, async () => {
  expect(await call("POST", "/api/everything", { body: { name: "", seats: 9 } })).toEqual({
    status: 400,
    cookies: [],
    json: {
      statusCode: 400,
      error: "Bad Request",
      code: "validation",
      message: [
        { property: "name", constraints: { too_small: "Mindestens 2 Zeichen" } },
        { property: "seats", constraints: { too_big: "Höchstens 5" } },
      ],
    },
  })
})

test("what should be a number and is none 'needs to be numeric'", {
  meta: proves("numeric-message"),
}, async () => {
  expect(await saidAbout({ age: "elf", seats: null, days: ["x"] })).toEqual({
    age: "Bitte gib eine Zahl ein",
    seats: "Bitte gib eine Zahl ein",
    "days.0": "Bitte gib eine Zahl ein",
  })
  expect(await saidAbout({ age: "elf", seats: {} }, "en")).toEqual({
    age: "needs to be numeric",
    seats: "needs to be numeric",
  })
})

test("everything else of the wrong type 'needs to be correct type'", {
  meta: proves("type-message"),
}, async () => {
  const wrong = { name: 5, note: ["a"], days: "x", email: "x" }
  expect(await saidAbout({ ...wrong, email: false })).toEqual({
    name: "Diese Angabe hat nicht die richtige Form",
    note: "Diese Angabe hat nicht die richtige Form",
    days: "Diese Angabe hat nicht die richtige Form",
    email: "Diese Angabe hat nicht die richtige Form",
  })
  expect(await saidAbout({ ...wrong, email: false }, "en")).toEqual({
    name: "needs to be correct type",
    note: "needs to be correct type",
    days: "needs to be correct type",
    email: "needs to be correct type",
  })
})

test.each([
  [{ name: undefined }, "name", "Bitte fülle dieses Feld aus", "Please fill in this field"],
  [{ name: "A" }, "name", "Mindestens 2 Zeichen", "At least 2 characters"],
  [{ name: "Amelie" }, "name", "Höchstens 5 Zeichen", "At most 5 characters"],
  [
    { email: "x@" },
    "email",
    "Bitte gib eine gültige E-Mail-Adresse an",
    "Please enter a valid email address",
  ],
  [
    { age: 0 },
    "age",
    "Bitte gib eine Zahl größer als 0 an",
    "Please enter a number greater than 0",
  ],
  [{ seats: 0 }, "seats", "Mindestens 1", "At least 1"],
  [{ seats: 6 }, "seats", "Höchstens 5", "At most 5"],
  [{ seats: 1.5 }, "seats", "Bitte gib eine ganze Zahl ein", "Please enter a whole number"],
  [{ days: [] }, "days", "Mindestens 1 Eintrag", "At least 1 entry"],
  [{ days: [1, 2, 3] }, "days", "Höchstens 2 Einträge", "At most 2 entries"],
  [
    { colour: "blue" },
    "colour",
    "Bitte wähle eine der Möglichkeiten",
    "Please choose one of the options",
  ],
  [{ isTrue: false }, "isTrue", "Bitte fülle dieses Feld aus", "Please fill in this field"],
  [{ name: "a\0b" }, "name", "Bitte nur lesbare Zeichen", "Please use readable characters only"],
  [{ own: 5 }, "own", "Ein eigener Satz.", "Ein eigener Satz."],
])(
  "%j is answered in German and in English",
  { meta: proves("default-messages") },
  async (body, property, german, english) => {
    expect(await saidAbout(body)).toEqual({ [property]: german })
    expect(await saidAbout(body, "en")).toEqual({ [property]: english })
  },
)

test.each([
  ["en", "en"],
  ["en-US,en;q=0.9", "en"],
  ["EN-gb", "en"],
  ["en,de;q=0.9", "en"],
  ["de,en;q=0.9", "de"],
  ["de;q=0.5,en;q=0.5", "de"],
  ["en;q=0.1,de;q=0.2", "de"],
  ["fr,en;q=0.3", "en"],
  ["fr", "de"],
  ["*", "de"],
  ["en;q=0", "de"],
  ["english", "de"],
  ["en;q=9", "de"],
  [";;;", "de"],
])("Accept-Language %j is answered in %s", async (header, language) => {
  const said = await saidAbout({ age: "x" }, header)
  expect(said.age).toBe(language === "en" ? "needs to be numeric" : "Bitte gib eine Zahl ein")
})

test("a body that is no object at all is refused in the same form", async () => {
  for (const rawBody of ["[]", "null", "5", '"x"']) {
    expect(await call("POST", "/api/everything", { rawBody })).toMatchObject({
      status: 400,
      json: {
        message: [
          {
            property: "",
            constraints: { invalid_type: "Diese Angabe hat nicht die richtige Form" },
          },
        ],
      },
    })
  }
})

test.each([
  ["  Ada ", "Ada"],
  ["A\u0308da", "Äda"],
  ["O’Neé", "O’Neé"],
])("the line %j comes in as %j", async (name, stored) => {
  expect(await call("POST", "/api/everything", { body: { name } })).toMatchObject({
    json: { name: stored },
  })
})

test.each([
  "A\u0000a",
  "A\na",
  "A\ta",
  "A\u0007a",
  "A\u2028a",
  "A\u202ea",
  "\ud800A",
  "\u200b\u200b",
])("the line %j is not readable", async (name) => {
  expect(await saidAbout({ name })).toEqual({ name: "Bitte nur lesbare Zeichen" })
})

test("text of several lines keeps its lines and loses every other control character", async () => {
  const body = { name: "Ada", note: " a\r\nb\rc\u2028d\te " }
  expect(await call("POST", "/api/everything", { body })).toMatchObject({
    status: 200,
    json: { note: "a\nb\nc\nd e" },
  })
  expect(await saidAbout({ note: "a\u001bb" })).toEqual({ note: "Bitte nur lesbare Zeichen" })
})

test("a secret stays as it is, blanks and all", async () => {
  const body = { name: "Ada", secret: " a\u0308 " }
  expect(await call("POST", "/api/everything", { body })).toMatchObject({
    status: 200,
    json: { secret: " a\u0308 " },
  })
  expect(await saidAbout({ secret: "a\0" })).toEqual({ secret: "Bitte nur lesbare Zeichen" })
})
