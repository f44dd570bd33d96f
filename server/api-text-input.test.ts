import { expect, test } from "vitest"
import { apiEndpoints } from "#server/api-list.ts"
import { textsIn } from "#tests/support/text-leaves.ts"

/*
 * Every text of the API is of the one kind of `platform/text-input.ts`, or of a narrower one: this
 * walks through all schemas and tries each text in them.
 */

const leaves = apiEndpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) => textsIn(schema, `${method} ${path}:`)),
)

test("the walk finds texts of all kinds", () => {
  expect(leaves.length).toBeGreaterThan(30)
  expect(leaves.map(({ where }) => where)).toEqual(
    expect.arrayContaining([
      "GET /api2/autocomplete: q",
      "POST /api/checkouts/:ref/order: people.[].name",
      "POST /api/auth/login/token: email",
      "PUT /api/users/:id: bankAccount.iban",
    ]),
  )
})

test.each(leaves)("$where takes no NUL, no half character and nothing endless", ({ schema }) => {
  for (const text of ["a\0b", "\ud800", "\udc00abc", "x".repeat(60_000)]) {
    expect(schema.safeParse(text).success, JSON.stringify(text.slice(0, 9))).toBe(false)
  }
})
