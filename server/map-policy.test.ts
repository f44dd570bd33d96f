import { Hono } from "hono"
import { expect, test, vi } from "vitest"

vi.stubEnv("MAP_STYLE_URL", "https://karte.example/stil.json?schluessel=1")
const { nameAnswer, securityHeaders } = await import("#server/edge.ts")

const app = new Hono().use(nameAnswer, securityHeaders).get("/*", (c) => c.text("ja"))

async function policyOf(path: string): Promise<string[]> {
  const answer = await app.request(path)
  return (answer.headers.get("content-security-policy") ?? "").split("; ")
}

test("pages and the worker of the map may ask the server of the named style, scripts stay ours", async () => {
  const policy = await policyOf("/de/suche")
  expect(policy).toContain("connect-src 'self' https://karte.example")
  expect(policy).toContain("img-src 'self' data: blob: https://karte.example")
  expect(policy).toContain("worker-src 'self'")
  expect(policy.find((part) => part.startsWith("script-src"))).not.toContain("karte.example")
})

test("of our scripts only the map's worker may call the host of the map style", async () => {
  expect(await policyOf("/assets/maplibre-gl-worker-CZtFQQIV.mjs")).toEqual([
    "default-src 'none'",
    "connect-src 'self' https://karte.example",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
  expect(await policyOf("/assets/pin-map-CC5g8cFM.js")).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
})
