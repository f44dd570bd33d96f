import { expect, test } from "vitest"
import { DEMO_PASSWORD, PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { pausePostgres } from "#tests/support/pause-postgres.ts"
import { startProduct } from "#tests/support/start-product.ts"

const HTML = { accept: "text/html" }

test("while the database does not answer visitors see the last pages, everybody else is told so at once, and all is well afterwards", async () => {
  const product = await startProduct()
  const { url } = product
  let goOn = () => {}
  const passenger = httpVisitor(url)
  try {
    await passenger.call("POST", "/api/auth/login/password", {
      email: PASSENGER_EMAIL,
      password: DEMO_PASSWORD,
    })
    const fresh = await fetch(`${url}/de`, { headers: HTML })
    expect([fresh.status, fresh.headers.get("age")]).toEqual([200, null])
    const title = /<title>[^<]+/.exec(await fresh.text())?.[0] ?? "none"
    goOn = pausePostgres(layoutOf(product.dataDir).cluster)
    await expect.poll(async () => (await fetch(`${url}/api/airports?q=bonn`)).status).toBe(503)

    const stale = await fetch(`${url}/de`, { headers: HTML })
    expect(stale.status).toBe(200)
    expect(Number(stale.headers.get("age"))).toBeGreaterThan(0)
    expect(Number(stale.headers.get("age"))).toBeLessThanOrEqual(60)
    expect(stale.headers.get("warning")).toBe('110 - "Response is Stale"')
    const text = await stale.text()
    expect(text).toContain(title)
    expect(text).toContain("Wir kommen gerade nicht an unsere Daten heran.")

    const begun = performance.now()
    const answers = await Promise.all([
      passenger.get("/de"),
      fetch(`${url}/de/impressum-der-nie-gelesen-wurde`, { headers: HTML }),
      fetch(`${url}/api/airports?q=bonn`),
      fetch(`${url}/api/webhooks/payments/trial`, { method: "POST" }),
    ])
    expect(performance.now() - begun).toBeLessThan(2_000)
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    }
    expect(await answers[1]?.text()).toContain("<h1>Kurze Zwischenlandung</h1>")
    expect(await answers[2]?.json()).toMatchObject({ statusCode: 503, code: "away" })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${url}/readyz`)).text()).toBe("database unreachable")

    goOn()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    await expect.poll(async () => (await passenger.get("/de/cockpit")).status).toBe(200)
    const again = await fetch(`${url}/de`, { headers: HTML })
    expect([again.status, again.headers.get("age")]).toEqual([200, null])
  } finally {
    goOn()
    await product.stop()
  }
})
