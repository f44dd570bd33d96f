import { expect, test } from "vitest"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { axeFindings, DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"
import { STOREFRONT } from "#tests/support/storefront-paths.ts"

const COCKPIT = [
  "/de/cockpit",
  "/de/cockpit/archiv",
  "/de/cockpit/nachrichten",
  "/de/cockpit/gesuche",
  "/de/cockpit/einstellungen",
  "/de/cockpit/einstellungen/profil",
  ...CONTENT_PAGES.cockpit.map((path) => `/de/${path}`),
]

const VIEWS = [
  { view: "a desktop by day", options: { ...DESKTOP, colorScheme: "light" as const } },
  { view: "a phone at night", options: { ...PHONE, colorScheme: "dark" as const } },
]

test.each(VIEWS)(
  "on $view axe finds nothing on any page of the storefront, and nothing is wider than it",
  async ({ options }) => {
    const page = await visit(options)
    const findings: string[] = []
    for (const path of STOREFRONT) {
      await open(page, path)
      findings.push(...(await faultsOf(page, path)))
    }
    expect(findings).toEqual([])
  },
)

test.each(VIEWS)("on $view axe finds nothing on any page of both cockpits", async ({ options }) => {
  const findings: string[] = []
  for (const email of ["pilot@aufwind.example", "passagier@aufwind.example"]) {
    const page = await visit(options)
    await signIn(page, email)
    for (const path of COCKPIT) {
      await open(page, path)
      findings.push(...(await faultsOf(page, `${path} as ${email}`)))
    }
  }
  expect(findings).toEqual([])
})

test("every link of header, footer and cockpit leads to a page", async () => {
  const visitor = await visit()
  await open(visitor, "/de")
  const links = new Set(await hrefsIn(visitor, "header a, footer a"))
  await signIn(visitor, "pilot@aufwind.example")
  for (const href of await hrefsIn(visitor, "header a, nav a")) links.add(href)
  expect(links.size).toBeGreaterThan(25)
  const dead: string[] = []
  for (const href of links) {
    const answer = await visitor.request.get(href)
    if (!answer.ok()) dead.push(`${href} ${answer.status()}`)
  }
  expect(dead).toEqual([])
})

type Visitor = Awaited<ReturnType<typeof visit>>

function hrefsIn(page: Visitor, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
}

async function faultsOf(page: Visitor, name: string): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  const faults = await axeFindings(page)
  if (tooWide > 0) faults.push(`${tooWide} px too wide`)
  return faults.map((fault) => `${name}: ${fault}`)
}
