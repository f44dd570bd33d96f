import { afterAll, expect, inject, test } from "vitest"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import {
  axeFindings,
  contrastFindings,
  DESKTOP,
  open,
  PHONE,
  signIn,
  visit,
} from "#tests/support/browser.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { pathsOfRows, planePath, STOREFRONT } from "#tests/support/storefront-paths.ts"
import { zoomFaults } from "#tests/support/zoom-faults.ts"

const { db, close } = openProductDatabase(inject("dataDir"))
afterAll(close)

const COCKPIT = [
  "/de/cockpit",
  "/de/cockpit/archiv",
  "/de/cockpit/guthaben",
  "/de/cockpit/gemerkt",
  "/de/cockpit/nachrichten",
  "/de/cockpit/gesuche",
  "/de/cockpit/einstellungen",
  "/de/cockpit/einstellungen/profil",
]

const COCKPIT_TEXTS = CONTENT_PAGES.cockpit.map((path) => `/de/${path}`)

/** What only pilots see; its states stand in the address. */
const FOR_PILOTS = [
  "/de/cockpit/flugbuch",
  "/de/cockpit/flugbuch?klasse=UL&landung=23:30&gaeste=5&kunstflug=1",
  "/de/cockpit/einstellungen/flugzeuge",
  "/de/cockpit/einstellungen/flugzeuge/neu",
  "/de/cockpit/einstellungen/verifizierung",
  "/de/cockpit/einstellungen/verifizierung?nachweis=medical",
]

const FOR_ADMINS = [
  "/de/cockpit",
  "/de/verwaltung",
  "/de/verwaltung/nachweise",
  "/de/verwaltung/meldungen",
  "/de/verwaltung/meldungen?stand=widerspruch",
  "/de/verwaltung/nutzer",
  "/de/verwaltung/nutzer?wer=gesperrt",
  "/de/verwaltung/fluege",
  "/de/verwaltung/fluege?stand=alle&suche=EDKZ",
  "/de/verwaltung/widerrufe",
  "/de/verwaltung/zahlungen",
  "/de/verwaltung/mails",
  "/de/verwaltung/protokoll",
  "/de/verwaltung/auftraege",
  "/de/verwaltung/auftraege?ansicht=gescheitert",
  "/de/verwaltung/auftraege?ansicht=geplant",
]

const VIEWS = [
  { view: "a desktop", theme: "light", other: "dark", options: DESKTOP },
  { view: "a phone", theme: "dark", other: "light", options: PHONE },
] as const

/** For some sixty pages on a busy machine. */
const PATIENCE = 600_000

type View = (typeof VIEWS)[number]

// opening a page takes longer than looking at it, so it is looked at in every way at once, on both
// devices side by side
test(
  "on a desktop and a phone, in both themes and zoomed, nothing is wrong with any page of the storefront",
  async () => {
    const paths = [...STOREFRONT, ...Object.values(await pathsOfRows(db))]
    const findings = VIEWS.map(async (view) => faultsOfAll(await visitAs(view), paths, view))
    expect((await Promise.all(findings)).flat()).toEqual([])
  },
  PATIENCE,
)

test(
  "on a desktop and a phone, in both themes and zoomed, nothing is wrong with any page of both cockpits and the back office",
  async () => {
    const people = [
      {
        email: PILOT_EMAIL,
        paths: [...COCKPIT, ...COCKPIT_TEXTS, ...FOR_PILOTS, await planePath(db)],
      },
      { email: PASSENGER_EMAIL, paths: [...COCKPIT, "/de/cockpit/checkliste"] },
      { email: ADMIN_EMAIL, paths: FOR_ADMINS },
    ]
    const findings = VIEWS.map(async (view) => {
      const faults: string[] = []
      for (const { email, paths } of people) {
        const page = await visitAs(view)
        await signIn(page, email)
        faults.push(...(await faultsOfAll(page, paths, view)).map((fault) => `${email} ${fault}`))
      }
      return faults
    })
    expect((await Promise.all(findings)).flat()).toEqual([])
  },
  PATIENCE,
)

test("every link of header, footer and cockpit leads to a page", async () => {
  const visitor = await visit()
  await open(visitor, "/de")
  const links = new Set(await hrefsIn(visitor, "header a, footer a"))
  await signIn(visitor, PILOT_EMAIL)
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

/** The texts share few layouts; the other theme is looked at on one of each. */
const OTHER_TEXTS = new Set(
  Object.values(CONTENT_PAGES).flatMap((paths) => paths.slice(1).map((path) => `/de/${path}`)),
)

const visitAs = ({ options, theme }: View) =>
  visit({ ...options, colorScheme: theme, reducedMotion: "reduce" })

async function faultsOfAll(page: Visitor, paths: readonly string[], view: View): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await open(page, path)
    faults.push(...(await faultsOf(page, path, view)).map((fault) => `${view.view} ${fault}`))
  }
  return faults
}

async function faultsOf(page: Visitor, path: string, view: View): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  const faults = await axeFindings(page)
  if (tooWide > 0) faults.push(`${tooWide} px too wide`)
  // a phone shows the other theme's colours already, and is not zoomed: its pages are narrow
  if (view.options !== DESKTOP) return faults.map((fault) => `${path}: ${fault}`)
  if (!OTHER_TEXTS.has(path)) {
    await page.emulateMedia({ colorScheme: view.other })
    for (const fault of await contrastFindings(page)) faults.push(`${view.other}: ${fault}`)
    await page.emulateMedia({ colorScheme: view.theme })
  }
  faults.push(...(await zoomFaults(page)))
  return faults.map((fault) => `${path}: ${fault}`)
}
