import { AssertionError } from "node:assert"
import { isDeepStrictEqual } from "node:util"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { apiErrorSchema } from "#server/api-errors.ts"
import { refusalStatuses } from "#server/openapi-errors.ts"

interface Answered {
  method: string
  path: string
  status: number
  json: unknown
}

/**
 * Holds a real answer against its endpoint's declaration, from which the API's description is made:
 * the status must be named there, and the answer must be all and only what the schema says.
 */
export function expectDescribed(endpoints: readonly Endpoint[], answered: Answered): void {
  const { method, path, status, json } = answered
  const endpoint = endpoints.find((one) => one.method === method && patternOf(one).test(path))
  const isOfTheEdge = status === 421 || (status >= 300 && status < 400)
  if (!endpoint || isOfTheEdge) return
  const where = `${method} ${endpoint.path} answered ${status}`
  if (status >= 400) {
    if (!refusalStatuses(endpoint).includes(status)) {
      fail(`${where}, which its declaration does not imply: name the kind in \`refuses\``)
    }
    if (!apiErrorSchema.safeParse(json).success) fail(`${where} without the form of errors`)
    return
  }
  if (status !== (endpoint.status ?? 200)) fail(`${where}: declare it as \`status\``)
  if (status === 204) return
  if (!endpoint.answer) fail(`${where} with a body: declare its \`answer\``)
  const parsed = endpoint.answer.safeParse(json)
  if (!parsed.success) fail(`${where} with something else than declared: ${parsed.error}`)
  if (!isDeepStrictEqual(parsed.data, json)) {
    fail(`${where} with more than declared: ${JSON.stringify(json)}`)
  }
}

const patterns = new WeakMap<Endpoint, RegExp>()

function patternOf(endpoint: Endpoint): RegExp {
  const known = patterns.get(endpoint)
  if (known) return known
  const path = endpoint.path.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.")
  const pattern = new RegExp(`^${path}(?:\\?.*)?$`)
  patterns.set(endpoint, pattern)
  return pattern
}

function fail(message: string): never {
  throw new AssertionError({ message })
}
