import { expect, test } from "vitest"
import { z } from "zod"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { OFFICE_RIGHTS } from "#features/office-roles/office-right.ts"
import { isOfOffice } from "#platform/server/endpoint.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)
const { json: description } = await call("GET", "/api/openapi.json")

interface Operation {
  operationId: string
  summary: string
  "x-access": string
  security: object[]
  parameters: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: JsonSchema }> }>
}
type JsonSchema = Record<string, unknown>

function operationOf(method: string, path: string): Operation {
  return description.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]
}

const operations = apiEndpoints.map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  operation: operationOf(endpoint.method, endpoint.path),
}))

test("every call is described, and nothing else", () => {
  const described = Object.entries<Record<string, Operation>>(description.paths).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = apiEndpoints.map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
  )
  expect(described.toSorted()).toEqual(declared.toSorted())
})

// the parts of OpenAPI 3.1 that are used, and nothing else
const reference = z.strictObject({ $ref: z.string().regex(/^#\/components\/\w+\/\w+$/) })
const content = z.record(
  z.string().regex(/^[\w*]+\/[\w.+*-]+$/),
  z.strictObject({ schema: z.record(z.string(), z.unknown()).optional() }),
)
const header = z.strictObject({
  description: z.string().min(1),
  schema: z.record(z.string(), z.unknown()),
})
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), header).optional(),
  content: content.optional(),
})
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(["path", "query", "header"]),
  description: z.string().optional(),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
})
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  summary: z.string().min(5).max(120),
  "x-access": z.enum(["anonymous", "public", "signed-in", "pilot", "admin", "signature"]),
  "x-right": z.enum(OFFICE_RIGHTS).optional(),
  "x-fresh-proof": z.literal(true).optional(),
  security: z.array(z.record(z.string(), z.array(z.never()))),
  parameters: z.array(z.union([reference, parameter])),
  requestBody: z.strictObject({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(z.string().regex(/^[2345]\d\d$/), z.union([reference, response])),
})
const document = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), response),
    parameters: z.record(z.string(), parameter),
    securitySchemes: z.record(z.string(), z.record(z.string(), z.string())),
  }),
})

test("the document has the structure of OpenAPI 3.1, and all that it refers to is there", () => {
  expect(() => document.parse(description)).not.toThrow()
  const ids = operations.map(({ operation: { operationId } }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const target of referencesIn(description)) {
    const found = target
      .slice(2)
      .split("/")
      .reduce((part, name) => part?.[name], description)
    expect(found, target).toBeDefined()
  }
})

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  )
}

test.each(operations)("$name has all its parts", ({ endpoint, operation: described }) => {
  const names = (place: string) =>
    described.parameters.filter((one) => one.in === place).map((one) => one.name)
  expect(names("path")).toEqual((endpoint.path.match(/:\w+/g) ?? []).map((name) => name.slice(1)))
  expect(described.parameters.filter((one) => one.in === "path" && !one.required)).toEqual([])
  const takesKey = described.parameters.some((one) => String(one.$ref).endsWith("IdempotencyKey"))
  expect(takesKey).toBe(endpoint.method !== "GET")
  expect(described.requestBody !== undefined).toBe(
    Boolean(endpoint.body || endpoint.upload || endpoint.access === "signature"),
  )
  const success = described.responses[endpoint.status ?? 200]
  if (endpoint.status !== 204) {
    expect(success?.content?.["application/json"]?.schema).not.toEqual({})
    expect(success?.content?.["application/json"]?.schema).toBeDefined()
  }
  expect(described.responses["500"]).toBeDefined()
  const isClosed = isOfOffice(endpoint.access) || ["signed-in", "pilot"].includes(endpoint.access)
  expect(described.security).toEqual(
    isClosed ? [{ session: [] }] : endpoint.access === "public" ? [{}, { session: [] }] : [],
  )
  if (isClosed) expect(described.responses["401"]).toBeDefined()
})

test("bytes are described by their media types", () => {
  expect(operationOf("POST", "/api/users/:id/photo").requestBody?.content).toMatchObject({
    "image/jpeg": {},
    "image/png": {},
  })
})

test("real answers are what the document says, down to the last property", async () => {
  const { id } = await makeUser(db)
  const flight = await makeFlight(db)
  const samples = [
    ["GET", "/api2/autocomplete", { query: "?q=Bonn" }],
    ["GET", "/api/airports", { query: "?q=EDKB" }],
    ["GET", "/api/users/:id/as-owner", { as: id }],
    ["GET", "/api/users/:id/sessions", { as: id }],
    ["GET", "/api/users/:id/statistics", { as: id }],
    ["GET", "/api/users/:id/notifications", { as: id }],
    ["GET", "/api/users/:id/subscriptions", { as: id }],
    ["PUT", "/api/users/:id", { as: id, body: { about: "Gern am Fenster." } }],
    ["POST", "/api/checkouts", { body: { flightId: flight.id, seats: 1, shownTotalCents: 6_875 } }],
    ["POST", "/api/events", { body: { name: "Create Subscription" } }],
    ["POST", "/api/auth/logout", {}],
    ["POST", "/api/auth/refresh", {}],
    ["POST", "/api/checkouts", { body: { seats: "zwei" } }],
    ["GET", "/api/users/:id/as-owner", {}],
    ["GET", "/api/payments/:ref", {}],
  ] as const
  for (const [method, path, sent] of samples) {
    const { query = "", ...options } = { query: "", ...sent }
    const real = path.replace(":id", String(id)).replace(":ref", "222222222222")
    const { status, json } = await call(method, real + query, options)
    const schema = describedSchema(operationOf(method, path), status)
    const parsed = z.fromJSONSchema(schema as never).safeParse(json)
    expect(parsed.success, `${method} ${path} ${status}: ${parsed.error}`).toBe(true)
    expect(parsed.data).toEqual(json)
  }
})

function describedSchema({ responses }: Operation, status: number): JsonSchema {
  const found = responses[status]
  const name = found?.$ref?.split("/").at(-1) ?? ""
  const resolved = found?.$ref ? description.components.responses[name] : found
  const schema = resolved?.content?.["application/json"]?.schema
  return schema?.$ref ? description.components.schemas.Error : schema
}

test("the description may be kept, but is asked for again; no cookie decides about it", async () => {
  const answer = await app.request("http://localhost:3000/api/openapi.json", {
    headers: { cookie: "Authorization=x" },
  })
  expect(answer.headers.get("cache-control")).toBe("no-cache")
  const tag = answer.headers.get("etag") ?? ""
  const again = await app.request("http://localhost:3000/api/openapi.json", {
    headers: { "if-none-match": tag },
  })
  expect(again.status).toBe(304)
})
