import { CONTENT_PAGES } from "#app/content-routes.ts"
import type { HttpVisitor } from "#tests/support/http-visitor.ts"
import { countFigure, type Figure } from "./figure.ts"
import { type PageWeight, weighPage } from "./page-weight.ts"

/** What a first load of any page of these layouts may cost (quality: storefront pages). */
const MAX_SCRIPTS = 132_000
/** Shows every component to whoever builds pages; no visitor comes here. */
const SHOWROOM = "/de/kitchen-sink"
const LAYOUTS = ["storefront", "storefront-hero", "search", "login"]

interface WeighedPage {
  layout: string
  at: string
  weight: PageWeight
}

/** One figure for each layout, about its heaviest page; `specified` are weighed already. */
export async function scriptBudget(
  guest: HttpVisitor,
  specified: readonly WeighedPage[],
): Promise<Figure[]> {
  const pages = [...specified]
  for (const { layout, at } of otherPages(specified)) {
    if (pages.every((page) => page.at !== at))
      pages.push({ layout, at, weight: await weighPage(guest, at) })
  }
  return LAYOUTS.map((layout) => {
    const [heaviest] = pages
      .filter((page) => page.layout === layout && page.at !== SHOWROOM)
      .filter(({ weight }) => weight.status === 200)
      .toSorted((one, other) => other.weight.scripts - one.weight.scripts)
    if (!heaviest) throw new Error(`no page answers in the layout ${layout}`)
    const { scripts } = heaviest.weight
    const what = `${layout}: scripts of the heaviest first load, ${heaviest.at}, bytes (gzip)`
    return countFigure(what, scripts, `<= ${MAX_SCRIPTS}`, scripts <= MAX_SCRIPTS)
  })
}

/** Pages of ours that the specification's list of routes does not hold. */
function otherPages(specified: readonly WeighedPage[]): { layout: string; at: string }[] {
  const profile = specified
    .find(({ at }) => at.startsWith("/de/profil/"))
    ?.at.split("/")
    .at(-1)
  return [
    ...CONTENT_PAGES.storefront.map((path) => ({ layout: "storefront", at: `/de/${path}` })),
    ...CONTENT_PAGES.hero.map((path) => ({ layout: "storefront-hero", at: `/de/${path}` })),
    { layout: "storefront-hero", at: `/de/melden?profil=${profile}` },
    { layout: "login", at: "/de/login?mit=passwort" },
  ]
}
