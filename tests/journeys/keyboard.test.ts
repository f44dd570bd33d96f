import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { DESKTOP, open, PHONE, signIn, visit } from "#tests/support/browser.ts"

const PASSENGER = "passagier@aufwind.example"
const PILOT = "pilot@aufwind.example"

const SCREENS = [
  { path: "/de/login" },
  { path: "/de/login?mit=passwort" },
  { path: "/de/registrieren" },
  { path: "/de/registrieren?als=pilot" },
  { path: "/de/konto-geloescht" },
  { path: "/de/cockpit/einstellungen", as: PASSENGER },
  { path: "/de/cockpit/einstellungen", as: PILOT },
  { path: "/de/cockpit/einstellungen/profil", as: PASSENGER },
  { path: "/de/cockpit/einstellungen/profil", as: PILOT },
]

const VIEWS = [
  { view: "desktop", options: DESKTOP },
  { view: "phone", options: PHONE },
]

const everyScreen = VIEWS.flatMap(({ view, options }) =>
  SCREENS.map((screen) => ({ view, options, as: "", ...screen })),
)

test.each(everyScreen)(
  "on a $view everything on $path is reached by Tab, once, in reading order and visibly (as $as)",
  async ({ options, path, as }) => {
    const page = await visit(options)
    if (as) await signIn(page, as)
    await open(page, path)
    const wanted = await markControls(page)
    expect(wanted.length).toBeGreaterThanOrEqual(3)
    expect(await walk(page, wanted.length)).toEqual(wanted.map((name) => ({ name, isSeen: true })))
  },
)

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
    return [...all].filter(isStop).map((element, place) => {
      const words = element.getAttribute("aria-label") ?? element.textContent
      const name = `${place} ${element.localName} ${element.getAttribute("name") ?? words.trim().slice(0, 40)}`
      Object.assign(element.dataset, { stop: name, look: lookOf(element) })
      return name
    })
  })
}

async function walk(page: Page, stops: number) {
  // from the very top, also where a page puts the focus into its first field
  await page.locator("[data-stop]").first().focus()
  await page.keyboard.press("Shift+Tab")
  const walked: { name: string; isSeen: boolean }[] = []
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press("Tab")
    walked.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        const { lookOf } = window as unknown as { lookOf(element: HTMLElement): string }
        const isSeen = lookOf(focused) !== focused.dataset.look
        return { name: focused.dataset.stop ?? focused.outerHTML.slice(0, 80), isSeen }
      }),
    )
  }
  return walked
}
