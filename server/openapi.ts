import { z } from "zod"
import { PRODUCT_NAME } from "#platform/product.ts"
import {
  type Access,
  type Endpoint,
  endpoint,
  isOfOffice,
  type OfficeAccess,
} from "#platform/server/endpoint.ts"
import { IDEMPOTENCY_KEY } from "#platform/server/idempotency.ts"
import { apiErrorSchema } from "#server/api-errors.ts"
import { errorResponses, refusalStatuses } from "#server/openapi-errors.ts"

/*
 * The API's description of itself (OpenAPI 3.1), made from nothing but the endpoints' declarations
 * and their schemas.
 */

type JsonSchema = Record<string, unknown>

/** The document for a list of calls. */
function describeApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const declared of endpoints) {
    const path = declared.path.replaceAll(/:(\w+)/g, "{$1}")
    paths[path] ??= {}
    paths[path][declared.method.toLowerCase()] = operation(declared)
  }
  return {
    openapi: "3.1.0" as const,
    info: {
      title: PRODUCT_NAME,
      version: "1",
      description:
        "Every call of the product. Errors have one form; their sentences are German, those about fields English where Accept-Language asks for it.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Error: schemaOf(apiErrorSchema, "output") },
      responses: errorResponses({ $ref: "#/components/schemas/Error" }),
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description: "Names an intent: repeated with the same key, it happens once",
          schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
        },
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "Authorization",
          description: "The access token that a sign-in sets as a cookie",
        },
      },
    },
  }
}

type ApiDescription = ReturnType<typeof describeApi>

/** `GET /api/openapi.json`; describes itself too. Made once, because the calls never change. */
export function descriptionEndpoint(endpoints: () => readonly Endpoint[]): Endpoint {
  let description: ApiDescription | undefined
  return endpoint({
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description",
    access: "anonymous",
    answer: z.looseObject({
      openapi: z.literal("3.1.0"),
      paths: z.record(z.string(), z.unknown()),
    }),
    async handle() {
      description ??= describeApi(endpoints())
      return { json: description, headers: { "cache-control": "no-cache" } }
    },
  })
}

const SECURITY: Record<Exclude<Access, OfficeAccess>, object[]> = {
  anonymous: [],
  signature: [],
  public: [{}, { session: [] }],
  "signed-in": [{ session: [] }],
  pilot: [{ session: [] }],
}

function operation(declared: Endpoint) {
  const { access } = declared
  const isWriting = declared.method !== "GET"
  const requestBody = bodyOf(declared)
  return {
    operationId: operationId(declared),
    summary: declared.summary,
    ...(isOfOffice(access)
      ? { "x-access": "admin", "x-right": access.right }
      : { "x-access": access }),
    ...(declared.freshProof && { "x-fresh-proof": true }),
    security: isOfOffice(access) ? [{ session: [] }] : SECURITY[access],
    parameters: [
      ...parametersOf(declared.params, "path"),
      ...parametersOf(declared.query, "query"),
      ...(isWriting ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: { ...success(declared), ...refusals(declared) },
  }
}

function success({ status: declared, answer }: Endpoint) {
  const status: number = declared ?? 200
  if (!answer) return { [status]: { description: "Done" } }
  const schema = schemaOf(answer, "output")
  return { [status]: { description: "Done", content: { "application/json": { schema } } } }
}

function refusals(declared: Endpoint) {
  return Object.fromEntries(
    refusalStatuses(declared).map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]),
  )
}

function bodyOf({ body, upload, access, method }: Endpoint) {
  if (upload) {
    // OpenAPI 3.1: an empty schema is bytes as they are
    return { required: true, content: Object.fromEntries(upload.types.map((type) => [type, {}])) }
  }
  if (body) {
    const schema = schemaOf(body, "input")
    return { required: true, content: { "application/json": { schema } } }
  }
  // what is signed is the sender's own form
  return access === "signature" && method !== "GET" ? { content: { "*/*": {} } } : undefined
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }))
}

/** `POST /api/users/:id/photo` -> `postUsersByIdPhoto` */
function operationId({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api\//, "")
    .replaceAll(/:(\w+)/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + capitals.join("")
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  return rest
}
