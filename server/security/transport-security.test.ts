import { Hono } from "hono"
import { expect, test } from "vitest"
import { nameAnswer, securityHeaders } from "#server/edge.ts"
import { answerUnreadable } from "#server/http/unreadable-request.ts"

const app = new Hono().use(nameAnswer, securityHeaders).get("/*", (c) => c.text("ja"))

const strictness = (answer: Response) => answer.headers.get("strict-transport-security")

test.each(["/de", "/api/airports", "/assets/app.js", "/assets/maplibre-gl-worker-1.mjs"])(
  "%s asks for https here and at every name below",
  async (path) => {
    expect(strictness(await app.request(path))).toBe("max-age=31536000; includeSubDomains")
  },
)

test("so does the answer to what can not be read", () => {
  const answer = answerUnreadable(new Error("unreadable"))
  expect(strictness(answer)).toBe("max-age=31536000; includeSubDomains")
})
