import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import { proves } from "#tests/contract/proves.ts"
import { open, signIn, visit } from "#tests/support/browser.ts"
import { HOSTILE_QUERIES } from "#tests/support/hostile/hostile-values.ts"
import { holdDemoSeat, signInByCode } from "#tests/support/http-steps.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openDatabaseAsProduct, openProductDatabase } from "#tests/support/product-database.ts"
import { sendRaw } from "#tests/support/raw-request.ts"

const url = ownProduct.url
const { host } = new URL(url)
const FORM = "Content-Type: application/x-www-form-urlencoded"

const PERSON = `User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36`
const HEAD = [`Host: ${host}`, PERSON]

test("a guest may use the whole storefront", { meta: proves("guest-storefront") }, async () => {
  const paths = [
    "",
    "/suche",
    "/registrieren",
    "/login",
    "/kasse",
    "/flugplatz/EDKB",
    "/kitchen-sink",
    ...[...CONTENT_PAGES.storefront, ...CONTENT_PAGES.hero].map((path) => `/${path}`),
  ]
  const refused: string[] = []
  for (const path of paths) {
    const { status } = await fetch(`${url}/de${path}`, { redirect: "manual" })
    if (status !== 200) refused.push(`/de${path} ${status}`)
  }
  expect(refused).toEqual([])
})

test("only pilots get to where flights are created: guests log in, passengers see the 403 page", {
  meta: proves("error-sentences", "wizard-create", "pilots-only", "error-pages"),
}, async () => {
  const steps = ["", "/datum", "/typ", "/kosten", "/beschreibung"]
  const wizard = steps.map((step) => `/de/cockpit/flug-erstellen${step}`)
  for (const path of wizard) {
    const guest = await fetch(url + path, { redirect: "manual" })
    expect(guest.status).toBe(302)
    expect(guest.headers.get("location")).toBe(`/de/login?redirect=${encodeURIComponent(path)}`)
  }
  const passenger = await visit()
  await signIn(passenger, "passagier@aufwind.example")
  for (const path of wizard) {
    expect((await passenger.request.get(path)).status()).toBe(403)
  }
  await open(passenger, wizard[0] ?? "")
  const screen = passenger.getByRole("main")
  await expect.poll(() => screen.textContent()).toContain("Error 403 · Forbidden")
  expect(await screen.textContent()).toContain("Hier geht es um eigene Flüge.")
  expect(await screen.getByRole("heading", { level: 1 }).textContent()).toBe(
    "Dieser Bereich ist für dich nicht gestattet.",
  )
  expect(await passenger.title()).toBe("Error 403 • Aufwind")
  const pilot = await visit()
  await signIn(pilot, "pilot@aufwind.example")
  for (const path of wizard) {
    expect((await pilot.request.get(path)).status()).not.toBe(403)
  }
})

test("pages that can not be shown say so: status, sentence, and the way home", {
  meta: proves("error-screen", "error-sentences", "error-pages"),
}, async () => {
  const page = await visit()
  const cases = [
    [
      "/de/gibt/es/nicht",
      404,
      "Not Found",
      "Irgendwo bist du wohl falsch abgebogen.",
      "Page Not Found: /de/gibt/es/nicht",
    ],
    [
      "/de/suche?ort=%00",
      400,
      "Bad Request",
      "Ein unbekannter Fehler ist aufgetreten.",
      "In der Adresse oder im Formular steht etwas, womit wir nichts anfangen können.",
    ],
  ] as const
  for (const [path, status, statusMessage, sentence, message] of cases) {
    expect((await page.goto(path))?.status()).toBe(status)
    const screen = page.getByRole("main")
    expect(await screen.textContent()).toContain(`Error ${status} · ${statusMessage}`)
    expect(await screen.getByText(message).isVisible()).toBe(true)
    expect(await screen.getByRole("heading", { level: 1 }).textContent()).toBe(sentence)
    await screen.getByRole("link", { name: "Zur Startseite" }).click()
    await page.waitForURL("**/de")
    expect(await page.getByText("Error").count()).toBe(0)
  }
})

const HOSTILE_TARGETS = [
  "/de/%ff",
  "/de/%",
  "/%",
  "/%00",
  "/de/%00",
  "/de/flug/%00",
  "/de/flug/%ff",
  "/de/flug/%ED%A0%80",
  "/de/flug/-1",
  "/de/flug/0",
  "/de/flug/99999999999999999999",
  "/de/flug/1e400",
  "/de/profil/99999999999",
  "/de/profil/%00",
  "/de/flugplatz/%00",
  "/de/flugplatz/%0d%0a",
  "/de/flugplatz/%F0%9F",
  "/de/kasse/zahlung/%00",
  "/de/kasse/zahlung/..%2f..%2f",
  "/de/%0d%0aSet-Cookie:%20a=b",
  "/de/suche?ort=%00",
  "/de/suche?ort=%0d%0aSet-Cookie:%20a=b",
  "/de/suche?ort=%ff",
  "/de/suche?ort=%ED%A0%80",
  "/de/suche?ort[]=a&ort[__proto__]=b&ort=c&ort=d",
  "/de/suche?umkreis=-1&personen=99999999999999999999&von=0000-00-00&bis=%ff&seite=-1",
  "/de/suche?umkreis=1e400&seite=NaN&preis=Infinity&sortierung=__proto__",
  "/de/suche?__proto__=a&constructor=b",
  `/de/suche?ort=${"a".repeat(12_000)}`,
  `/de/suche?${"a=b&".repeat(3_000)}`,
  `/de/${"a/".repeat(5_000)}`,
  `/de/${"a".repeat(12_000)}`,
  `/de/${"a".repeat(30_000)}`,
  "/de/login?redirect=%00",
  "/de/login?redirect=%0d%0aLocation:%20https://evil.example",
  "/de/login?redirect=//evil.example",
  "/de/direct-login/%00/%ff",
  "/de/direct-login/a@b.de/%00",
  "/de/cockpit/archiv?seite=-1&ansicht=%00",
  "/de/cockpit/einstellungen/daten/..%2f..%2fsecret",
  "/de//evil.example",
  "//evil.example/de",
  "/de/\\evil.example",
  "/de/..%2f..%2f..%2fetc/passwd",
  "/de/../../etc/passwd",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/%ff",
  "/.env",
  "/server/main.ts",
  "/szenen/%ff/x/y/1.svg",
  "/szenen/alps/noon/hero/99999999999.svg",
  "/fotos/%00/640.webp",
  "/fotos/00000000-0000-4000-8000-000000000000/..%2f640.webp",
  "/messages/..%2fde.json",
  "/unsubscribe/%00/%ff",
  "/unsubscribe/99999999999/x",
  "/dev/postfach/%00",
  "/dev/postfach/__proto__",
  "/de.data",
  "/de/suche.data?ort=%00",
  "/de/%ff.data",
  "/de/flug/%00.data",
  "/_root.data?_routes=%ff",
  "/__manifest",
  "/__manifest?paths=%00&version=x",
  "/__manifest?paths=/de/%ff,//evil.example&version=",
  `/__manifest?paths=${"/de/suche,".repeat(1_000)}`,
  "/de.data?_routes=__proto__,constructor",
  "/redirect?to=%00",
  "/redirect?to=%ff",
  "/api/%ff",
  "/api2/%00",
  "*",
  "de",
  "http://evil.example/de",
  "/de?\xff=\xfe",
  "/de/\xff",
]

test.each(HOSTILE_TARGETS)("GET %s is no failure of ours", async (target) => {
  const { status, headers, text } = await sendRaw(url, target, { headers: HEAD })
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(headers.get("set-cookie") ?? "").not.toContain("a=b")
  const location = headers.get("location")
  if (location) expect(new URL(location, url).host).toBe(host)
})

test.each([
  "/de/%ff",
  "/de/flug/%00",
  "/de/kasse/zahlung/%00",
  "/de/flugplatz/%0d%0a",
  "/de/%ED%A0%80",
])("%s is a page that does not exist", async (target) => {
  const { status, text } = await sendRaw(url, target, { headers: HEAD })
  expect(status).toBe(404)
  expect(text).toContain("Irgendwo bist du wohl falsch abgebogen.")
})

const BROKEN_LINK = "/de/direct-login/x@y.example/abc"
const FORM_PAGES = ["/de/login", "/de/registrieren", "/de/kasse", BROKEN_LINK]

test.each([
  { what: "no form", headers: ["Content-Type: text/plain"], body: "a=b", status: 415 },
  { what: "JSON", headers: ["Content-Type: application/json"], body: "{}", status: 415 },
  { what: "nothing at all", headers: [], body: "", status: 415 },
  {
    what: "a form without boundary",
    headers: ["Content-Type: multipart/form-data"],
    body: "a=b",
    status: 400,
  },
  {
    what: "a broken form",
    headers: ["Content-Type: multipart/form-data; boundary=x"],
    body: "--x\r\nContent-Disposition: form-data\r\n\r\n",
    status: 400,
  },
  { what: "NUL in a form", headers: [FORM], body: "email=%00", status: 400 },
  { what: "a huge form", headers: [FORM], body: "a".repeat(65_537), status: 413 },
])("a page that is sent $what answers $status", async ({ headers, body, status }) => {
  for (const path of [...FORM_PAGES, "/logout", "/de"]) {
    const answer = await sendRaw(url, path, {
      method: "POST",
      headers: [...HEAD, ...headers, `Content-Length: ${body.length}`],
      body,
    })
    expect(answer.status, path).toBe(status)
  }
})

const SIGN_IN = [
  { step: "send", email: "h@flug.example" },
  { step: "code", email: "h@flug.example", token: "123456", isPersistent: "on" },
  { step: "password", email: "h@flug.example", password: "geraten", isPersistent: "on" },
]

const REGISTRATION = {
  als: "pilot",
  firstName: "Lena",
  lastName: "Berger",
  email: "h@flug.example",
  "pilot.licence": "UL",
  homeAirport: "EDKB",
  isAdult: "on",
  hasSubscribedNewsletter: "on",
}

const ORDER = {
  "people.0.name": "Lena Berger",
  "people.0.weightKg": "64",
  "people.0.luggageKg": "4",
  "people.0.isMinor": "on",
  hasConsent: "on",
  hasGuardianConsent: "on",
  message: "Gern am Fenster.",
  shownTotalCents: "6875",
}

/** What the forms of each page send, as they send it. */
const FORMS: readonly { path: string; fields: Record<string, string>; isAtCheckout?: true }[] = [
  ...SIGN_IN.flatMap((fields) =>
    ["/de/login", "/de/registrieren", "/de/kasse"].map((path) => ({ path, fields })),
  ),
  { path: "/de/registrieren", fields: REGISTRATION },
  { path: "/de/kasse", fields: { intent: "release" } },
  { path: "/de/kasse", fields: ORDER },
  { path: "/de/kasse", fields: ORDER, isAtCheckout: true },
  { path: "/de/flug/1", fields: { personen: "2", shownTotalCents: "6875" } },
  {
    path: "/de/flug/1",
    fields: { personen: "2", tag: "2027-01-09", uhrzeit: "11:30", shownTotalCents: "6875" },
  },
  { path: BROKEN_LINK, fields: { intent: "abcdefgh", isPersistent: "on" } },
  {
    path: `/de/direct-login/x@y.example/${"x".repeat(43)}`,
    fields: { intent: "abcdefgh", isPersistent: "on" },
  },
]

const HOSTILE_FIELDS = [...HOSTILE_QUERIES, "%7B%22%24gt%22%3A%22%22%7D", "0%00", "%C3%28"]

test.each(FORMS.map((form) => ({ ...form, names: Object.keys(form.fields).join(", ") })))(
  "$path takes hostile $names as a mistake, never as a failure",
  async (form) => {
    const at = form.isAtCheckout ? await atCheckout() : { cookies: "", path: form.path }
    const bodies = Object.keys(form.fields).flatMap((name) => hostileForms(form.fields, name))
    const failures: string[] = []
    for (const body of bodies) {
      const { status, headers, text } = await sendRaw(url, at.path, {
        method: "POST",
        headers: [
          ...HEAD,
          ...(at.cookies === "" ? [] : [`Cookie: ${at.cookies}`]),
          `X-Forwarded-For: ${[10, ...randomBytes(3)].join(".")}`,
          body.startsWith("--") ? "Content-Type: multipart/form-data; boundary=grenze" : FORM,
          `Content-Length: ${body.length}`,
        ],
        body,
      })
      const isPage = status < 400 ? /<h1/.test(text) || status === 302 : text.includes("<h1")
      if (status >= 500 || status < 200 || !isPage) failures.push(`${status} ${body.slice(0, 200)}`)
      const location = headers.get("location")
      if (location) expect(new URL(location, url).host).toBe(host)
      expect(headers.get("set-cookie") ?? "").not.toContain("a=b")
    }
    expect(failures).toEqual([])
  },
)

/** The form with one field missing, doubled, made a file, or full of what nobody means. */
function hostileForms(fields: Record<string, string>, name: string): string[] {
  const { [name]: own = "", ...others } = fields
  const rest = new URLSearchParams(others)
  const file = `form-data; name="${name}"; filename="a.bin"\r\nContent-Type: image/png`
  const parts = [
    `Content-Disposition: ${file}\r\n\r\n\xff\xfe\0`,
    ...Object.entries(others).map(
      ([other, value]) => `Content-Disposition: form-data; name="${other}"\r\n\r\n${value}`,
    ),
  ]
  return [
    `${rest}`,
    `${rest}&${name}=${own}&${name}=%E2%80%AE&${name}[]=a&${name}[__proto__]=b`,
    `${parts.map((part) => `--grenze\r\n${part}\r\n`).join("")}--grenze--\r\n`,
    ...HOSTILE_FIELDS.map((value) => `${name}=${value}&${rest}`),
  ]
}

/** Somebody signed in who holds a seat: their cookies, and the page where they order. */
async function atCheckout(): Promise<{ cookies: string; path: string }> {
  const database = openProductDatabase(ownProduct.dataDir)
  const visitor = httpVisitor(url)
  await signInByCode(database.db, visitor, "kasse@flug.example")
  const { ref } = await holdDemoSeat(database.db, visitor, { isInstantBooking: false })
  await database.close()
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  return { cookies, path: checkoutPath(ref) }
}

test.each([
  { what: "no host", headers: [PERSON], status: 400 },
  { what: "an empty host", headers: ["Host: ", PERSON], status: 400 },
  { what: "two hosts", headers: [...HEAD, "Host: evil.example"], status: 400 },
  { what: "another host", headers: ["Host: evil.example", PERSON], status: 421 },
  { what: "a host with a user", headers: [`Host: ${host}@evil.example`, PERSON], status: 400 },
  { what: "our host with a dot", headers: [`Host: ${host.replace(":", ".:")}`], status: 421 },
  { what: "another port", headers: ["Host: localhost:1", PERSON], status: 421 },
  {
    what: "a forwarded host",
    headers: [...HEAD, "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"],
    status: 200,
  },
])("$what is answered by $status", async ({ headers, status }) => {
  for (const path of ["/de", "/api/airports?q=x", "/redirect?to=/de"]) {
    const answer = await sendRaw(url, path, { headers })
    expect(answer.status, path).toBe(status === 200 && path.startsWith("/redirect") ? 302 : status)
    expect(answer.headers.get("location") ?? "").not.toContain("evil")
    expect(answer.text).not.toContain("evil.example")
  }
})

test("a head of more than 8 KB is refused, all that a browser sends fits", async () => {
  const cookie = (length: number) => [...HEAD, `Cookie: a=${"x".repeat(length)}`]
  expect((await sendRaw(url, "/de", { headers: cookie(7_000) })).status).toBe(200)
  expect((await sendRaw(url, "/de", { headers: cookie(8_200) })).status).toBe(431)
})

test("who trickles in a head is cut off after ten seconds", async () => {
  const { port } = new URL(url)
  const socket = connect(Number(port), "127.0.0.1")
  let answer = ""
  const closed = new Promise((resolve) => socket.on("close", resolve))
  socket.on("data", (bytes) => {
    answer += bytes
  })
  socket.on("error", () => {})
  const begun = performance.now()
  socket.write(`GET /de HTTP/1.1\r\nHost: ${host}\r\n`)
  const drop = setInterval(() => socket.write("X-More: 1\r\n"), 250)
  await closed
  clearInterval(drop)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeGreaterThan(9_500)
})

test("an id that a proxy gives is that of the answer, a stranger's is not", async () => {
  const id = "6f1c2f0e9b7d4b1f8f0a"
  const paths = ["/de", "/de/login", "/api/airports?q=bonn", "/de/\\x", "/healthz"]
  const idOf = async (path: string, from: string) => {
    const headers = [`Host: 127.0.0.1:${new URL(url).port}`, `X-Request-Id: ${id}`]
    const address = url.replace("localhost", "127.0.0.1")
    return (await sendRaw(address, path, { headers, from })).headers.get("x-request-id")
  }
  for (const path of paths) {
    expect([path, await idOf(path, "127.0.0.1")]).toEqual([path, id])
    expect([path, await idOf(path, "127.0.0.9")]).toEqual([
      path,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
  }
})

const REQUIRED = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "referrer-policy": /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  "content-security-policy": /default-src '(?:self|none)'/,
}

/** Of pictures and the parts of pages; the rest means something for documents alone. */
const REQUIRED_OF_FILES = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

const PRIVATE = /no-store/
const PUBLIC = /public, max-age=\d+/

const EVERY_KIND = [
  { path: "/de", status: 200, cache: PRIVATE },
  { path: "/de.data", status: 200, cache: PRIVATE },
  { path: "/de/gibt-es-nicht", status: 404, cache: PRIVATE },
  { path: "/de/cockpit", status: 302, cache: PRIVATE },
  { path: "/de/login?redirect=%00", status: 400, cache: PRIVATE },
  { path: "/", status: 301, cache: PRIVATE },
  { path: "/redirect?to=//evil.example", status: 302, cache: PRIVATE },
  { path: "/szenen/x/y/z/1.svg", status: 404, cache: PRIVATE },
  { path: "/fotos/00000000-0000-4000-8000-000000000000/640.webp", status: 404, cache: PRIVATE },
  { path: "/messages/de.json", status: 200, cache: PUBLIC },
  { path: "/messages/xx.json", status: 404, cache: PRIVATE },
  { path: "/build.json", status: 200, cache: PRIVATE },
  { path: "/healthz", status: 200, cache: PRIVATE },
  { path: "/startupz", status: 200, cache: PRIVATE },
  { path: "/readyz", status: 200, cache: PRIVATE },
  { path: "/metrics", status: 404, cache: PRIVATE },
  { path: "/api2/autocomplete?q=Bonn", status: 200, cache: PRIVATE },
  { path: "/api2/autocomplete?q=%00", status: 400, cache: PRIVATE },
  { path: "/api/users/1/as-owner", status: 401, cache: PRIVATE },
  { path: "/api/gibt-es-nicht", status: 404, cache: PRIVATE },
  { path: "/api/openapi.json", status: 200, cache: /no-cache/ },
  { path: "/de/\\x", status: 400, cache: PRIVATE },
  { path: "/de", status: 421, cache: PRIVATE, headers: ["Host: evil.example"] },
  { path: "/api/airports", status: 421, cache: PRIVATE, headers: ["Host: evil.example"] },
  {
    path: "/de/login",
    status: 403,
    cache: PRIVATE,
    method: "POST",
    headers: [...HEAD, "Origin: https://evil.example"],
  },
  {
    path: "/api/checkouts",
    status: 403,
    cache: PRIVATE,
    method: "POST",
    headers: [...HEAD, "Origin: https://evil.example"],
  },
  {
    path: "/api/checkouts",
    status: 413,
    cache: PRIVATE,
    method: "POST",
    headers: [...HEAD, "Content-Type: application/json", "Content-Length: 65537"],
    body: " ".repeat(65_537),
  },
  {
    path: "/api/checkouts",
    status: 415,
    cache: PRIVATE,
    method: "POST",
    headers: [...HEAD, "Content-Type: text/plain", "Content-Length: 1"],
    body: "x",
  },
  {
    path: "/de/login",
    status: 413,
    cache: PRIVATE,
    method: "POST",
    headers: [...HEAD, FORM, "Content-Length: 65537"],
    body: " ".repeat(65_537),
  },
]

test.each(EVERY_KIND)("$status of $path carries every security header", async (given) => {
  const { path, status, cache, ...options } = given
  const answer = await sendRaw(url, path, { headers: HEAD, ...options })
  expect(answer.status).toBe(status)
  for (const [name, value] of Object.entries(REQUIRED)) {
    expect(answer.headers.get(name), name).toMatch(value)
  }
  expect(answer.headers.get("content-security-policy")).not.toContain("script-src 'unsafe")
  expect(answer.headers.get("cache-control")).toMatch(cache)
  expect(answer.headers.get("x-powered-by")).toBeNull()
})

test.each([
  ["/de", 405],
  ["/api/airports", 404],
] as const)(
  "TRACE of %s is refused with %i and gives nothing of the request back",
  async (path, status) => {
    const headers = [...HEAD, "Cookie: Authorization=geheim", "X-Echo: geheim"]
    const answer = await sendRaw(url, path, { method: "TRACE", headers })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain("geheim")
  },
)

test("pictures carry the headers of a file, and are kept", async () => {
  for (const path of ["/favicon.svg", "/szenen/lake/dawn/hero-phone/14.svg", "/icons/192.png"]) {
    const answer = await fetch(url + path)
    expect(answer.status).toBe(200)
    expectHeadersOfFile(answer)
    expect(answer.headers.get("cache-control")).toMatch(PUBLIC)
  }
})

test("scripts and fonts of the pages carry them too, and are kept for a year", async () => {
  const document = await (await fetch(`${url}/de`)).text()
  const files = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const answer = await fetch(url + file)
    expectHeadersOfFile(answer)
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  }
})

function expectHeadersOfFile({ url: file, headers }: Response) {
  for (const [name, value] of Object.entries(REQUIRED_OF_FILES)) {
    expect(headers.get(name), `${file}: ${name}`).toMatch(value)
  }
}

test.each([
  { accepted: "br, gzip", encoding: "br" },
  { accepted: "gzip", encoding: "gzip" },
  { accepted: "identity", encoding: null },
])("who accepts $accepted gets a script as $encoding, and the same script", async (given) => {
  const document = await (await fetch(`${url}/de`)).text()
  const [, file] = /href="(\/assets\/react-[^"]+\.js)"/.exec(document) ?? []
  const answer = await fetch(`${url}${file}`, { headers: { "accept-encoding": given.accepted } })
  expect(answer.headers.get("content-encoding")).toBe(given.encoding)
  expect(answer.headers.get("vary")).toBe("Accept-Encoding")
  const built = await readFile(`build/client${file}`, "utf8")
  expect(await answer.text()).toBe(built)
})

test("pages set no cookie but the locale's, and a form that signs in hides its tokens from scripts", async () => {
  const page = await sendRaw(url, "/de", { headers: HEAD })
  expect(page.headers.getSetCookie()).toEqual([
    "i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax",
  ])
  const body = "step=password&email=pilot%40aufwind.example&password=Aufwind-Demo-1"
  const signedIn = await sendRaw(url, "/de/login", {
    method: "POST",
    headers: [...HEAD, FORM, `Content-Length: ${body.length}`],
    body,
  })
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split("; "))
  expect(cookies.map(([pair]) => pair?.split("=")[0]).toSorted()).toEqual([
    "Authorization",
    "auth_exp",
    "i18n_redirected",
    "known_device",
    "refresh",
  ])
  for (const [pair = "", ...attributes] of cookies) {
    expect(attributes).toContain("Path=/")
    expect(attributes).toContain("SameSite=Lax")
    expect(attributes.includes("HttpOnly"), pair).toBe(
      /^(?:Authorization|known_device|refresh)=/.test(pair),
    )
  }
})

test("nobody waits for ever in the database behind it", async () => {
  const { pool, close } = openDatabaseAsProduct(ownProduct.dataDir)
  const { rows } = await pool.query(`
    select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements,
      current_setting('idle_in_transaction_session_timeout') as open_transactions`)
  await close()
  expect(rows).toEqual([{ locks: "5s", statements: "15s", open_transactions: "30s" }])
})
