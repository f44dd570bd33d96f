import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { arrive, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { pathsOfRows } from "#tests/support/storefront-paths.ts"
import { zoomFaults } from "#tests/support/zoom-faults.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const VIEWS = [
  { view: "desktop", options: DESKTOP },
  { view: "phone", options: PHONE },
]

interface Screen {
  path: string
  as?: string
}

/** Walked on both: here a phone shows other controls, or in another order. */
const ON_BOTH: readonly Screen[] = [
  { path: "/de/login" },
  { path: "/de/login?mit=passwort" },
  { path: "/de/registrieren" },
  { path: "/de/registrieren?als=pilot" },
  { path: "/de/konto-geloescht" },
  { path: "/de/cockpit/einstellungen", as: PASSENGER_EMAIL },
  { path: "/de/cockpit/einstellungen", as: PILOT_EMAIL },
  { path: "/de/cockpit/einstellungen/profil", as: PASSENGER_EMAIL },
  { path: "/de/cockpit/einstellungen/profil", as: PILOT_EMAIL },
  { path: "/de/cockpit/einstellungen/flugzeuge/neu", as: PILOT_EMAIL },
  { path: "/de" },
  { path: "/de/suche?ort=Köln" },
]

/** Walked on one: a phone shows the same, one below the other. */
const ON_DESKTOP: readonly Screen[] = [
  { path: "/de/alpenflug" },
  { path: "/de/fluege-ab-koeln-bonn" },
  { path: "/de/hilfe" },
  { path: "/de/sale" },
  { path: "/de/flugplatz/EDKB" },
  { path: "/de/widerruf" },
  { path: "/de/was-kostet-eine-ppl-a-im-jahr" },
  { path: "/de/cockpit/checkliste", as: PILOT_EMAIL },
  { path: "/de/cockpit/flug-erstellen/typ", as: PILOT_EMAIL },
  { path: "/de/cockpit/flug-erstellen/kosten", as: PILOT_EMAIL },
  { path: "/de/verwaltung/fluege", as: ADMIN_EMAIL },
  { path: "/de/verwaltung/nutzer", as: ADMIN_EMAIL },
]

const everyScreen = VIEWS.flatMap(({ view, options }) =>
  [...ON_BOTH, ...(options === DESKTOP ? ON_DESKTOP : [])].map((screen) => ({
    view,
    options,
    as: "",
    ...screen,
  })),
)

test.each(everyScreen)(
  "on a $view everything on $path is reached by Tab, once, in reading order and visibly (as $as)",
  async ({ options, path, as }) => {
    const page = await visit({ ...options, drawsMaps: true })
    if (as) await letIn(page, as)
    await open(page, path)
    await expectWalk(page)
  },
)

test("on a desktop so is everything on an offer, a profile and a report", async () => {
  const page = await visit({ ...DESKTOP, drawsMaps: true })
  const { offer, profile, report } = await pathsOfRows(db)
  for (const path of [offer, profile, report]) {
    await open(page, path)
    await expectWalk(page)
  }
})

test.each(VIEWS)(
  "on a $view so is everything from a flight to its checkout",
  async ({ options }) => {
    const page = await visit({ ...options, drawsMaps: true })
    const { flight } = await pathsOfRows(db)
    await open(page, flight)
    await expectWalk(page)
    // the last one on the page: beside the text, on a phone in the bar
    await page.getByRole("button", { name: "Platz sichern" }).last().press("Enter")
    await arrive(page, "**/de/kasse?*")
    await page.getByText("Dein Platz ist bis").waitFor()
    await expectWalk(page)
    // the only page with a bar at the top, and it needs a hold (the others: tests/journeys/pages.test.ts)
    expect(await zoomFaults(page)).toEqual([])
  },
)

async function expectWalk(page: Page) {
  // parts that come late, such as filters and a map, have come; on a busy machine the network may
  // have been idle before the page asked for them
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"))
  const wanted = await markControls(page)
  expect(wanted.length).toBeGreaterThanOrEqual(3)
  expect(await walk(page, wanted.length)).toEqual(
    wanted.map((name) => ({ name, isSeen: true, isCovered: false })),
  )
}

/** Numbers what a keyboard has to reach, in the order of the document, and answers what it is. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // the element itself, the frame around it or the label beside it shows where the focus is
    const lookOf = (element: HTMLElement) =>
      [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ]
        .map((shown) => {
          if (!shown) return ""
          const { outline, boxShadow, borderColor } = getComputedStyle(shown)
          return [outline, boxShadow, borderColor].join()
        })
        .join(";")
    Object.assign(window, { lookOf })
    const chosen = new Set<string>()
    const isStop = (element: HTMLElement) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (element.closest("[inert], [aria-hidden=true], fieldset[disabled]")) return false
      if (element.matches(":disabled, [tabindex='-1'], input[type=hidden]")) return false
      if (!(element instanceof HTMLInputElement && element.type === "radio")) return true
      // of a group of radio buttons only the chosen one, or the first, is a stop
      const { name, form } = element
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
      const inForm = group.filter((radio) => radio.form === form)
      if ((inForm.find(({ checked }) => checked) ?? inForm[0]) !== element || chosen.has(name))
        return false
      chosen.add(name)
      return true
    }
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    )
    const stops = [...all].filter(isStop)
    Object.assign(window, { stops })
    return stops.map((element, place) => {
      const words = element.getAttribute("aria-label") ?? element.textContent
      const name = `${place} ${element.localName} ${element.getAttribute("name") ?? words.trim().slice(0, 40)}`
      Object.assign(element.dataset, { stop: name, look: lookOf(element) })
      return name
    })
  })
}

/** What `markControls` leaves in the page. */
interface Marked {
  lookOf(element: HTMLElement): string
  stops: HTMLElement[]
  /** The one before. */
  lastStop?: HTMLElement
}

async function walk(page: Page, stops: number) {
  // from the very top, also where a page puts the focus into its first field
  await page.locator("[data-stop]").first().focus()
  await page.keyboard.press("Shift+Tab")
  const walked: { name: string; isSeen: boolean; isCovered: boolean }[] = []
  while (walked.length < stops) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate((place) => {
      const focused = document.activeElement as HTMLElement
      const marked = window as unknown as Marked
      // the browser's own field of a date or a time has a stop for each of its parts
      const isPart = focused === marked.lastStop && focused.matches("[type=date], [type=time]")
      if (isPart) return undefined
      marked.lastStop = focused
      const { lookOf, stops } = marked
      const wanted = stops[place]
      // a part that loads late, such as a field with suggestions, takes the place of the first one
      if (wanted && !wanted.isConnected && !focused.dataset.stop) {
        Object.assign(focused.dataset, wanted.dataset)
      }
      const isSeen = lookOf(focused) !== focused.dataset.look
      return {
        name: focused.dataset.stop ?? focused.outerHTML.slice(0, 80),
        isSeen,
        isCovered: isCovered(focused),
      }
      // out of the window, or behind a bar that stays while the page scrolls (WCAG 2.4.11)
      function isCovered(element: HTMLElement) {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
          let above = document.elementFromPoint((left + right) / 2, y)
          if (!above) return true
          while (above && !["fixed", "sticky"].includes(getComputedStyle(above).position)) {
            above = above.parentElement
          }
          return above !== null && !above.contains(element)
        })
      }
    }, walked.length)
    if (stop) walked.push(stop)
  }
  return walked
}
