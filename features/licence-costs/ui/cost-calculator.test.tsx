import { renderToStaticMarkup } from "react-dom/server"
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { licenceAt, PPL_PATH, SPL_PATH } from "../cost-address.ts"
import { CostCalculator } from "./cost-calculator.tsx"
import { CostSources } from "./cost-sources.tsx"

// a server has them before it is asked for the first page
beforeAll(() => Promise.all([import("./cost-result.tsx"), import("./sharing-explained.tsx")]))

/** The calculator as the server answers an address, without a line of script. */
async function pageAt(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, "http://localhost")
  const element = (
    <>
      <CostCalculator />
      <CostSources licence={licenceAt(pathname, searchParams)} />
    </>
  )
  const { query, dataRoutes } = createStaticHandler([
    { path: PPL_PATH, element },
    { path: SPL_PATH, element },
  ])
  const context = await query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error("no page")
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  return html.replaceAll("\u00a0", " ")
}

const sumIn = (html: string) => /role="status"[^>]*><strong[^>]*>([^<]+)/.exec(html)?.[1]
const textIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1]

test("the page of the PPL(A) computes what its address says", async () => {
  // 20 h x 200.00 + 160.00/2 + 50.00/2 + 50.00/5, half of the hours shared by two
  const html = await pageAt(
    `${PPL_PATH}?stunden=20&preis=200&starts=0&beitrag=0&versicherung=0&sonstiges=0&mitgaesten=10&gaeste=1`,
  )
  expect(textIn(html, "stunden")).toBe("20")
  expect(html).toContain('aria-label="Kosten im Jahr, allein: 4.115,00 €"')
  expect(sumIn(html)).toBe("3.115,00 €")
  expect(html).toContain("155,75 € je Flugstunde, allein wären es 205,75 €")
  expect(html).toContain(`action="${PPL_PATH}#rechner"`)
  expect(html).toContain(SPL_PATH)
})

test("every figure of the chart is in a table", async () => {
  const html = await pageAt(PPL_PATH)
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) => row ?? "")
  const figures = rows
    .filter((row) => !row.includes("colSpan"))
    .map((row) =>
      row
        .replace(/<[^>]+>/g, "|")
        .split("|")
        .filter(Boolean),
    )
  expect(figures).toEqual([
    ["Posten", "allein", "mit Gästen"],
    ["Flugstunden", "2.160,00 €", "1.350,00 €"],
    ["Landungen", "240,00 €", "150,00 €"],
    ["Pflicht", "115,00 €", "115,00 €"],
    ["Beiträge und Ausrüstung", "730,00 €", "730,00 €"],
    ["Tragen deine Gäste", "–", "900,00 €"],
    ["Du trägst", "3.245,00 €", "2.345,00 €"],
  ])
})

test.each([
  ["", "Segelflug", "SFCL.160", "Starts im Jahr"],
  ["?schein=ultraleicht", "Ultraleicht", "§ 45 LuftPersV", "Landungen im Jahr"],
  ["?schein=hubschrauber", "Segelflug", "SFCL.160", "Starts im Jahr"],
])("on the page of the SPL ?%s means %s", async (query, meaning, rule, field) => {
  const html = await pageAt(`${SPL_PATH}${query}`)
  expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${meaning}<`))
  expect(html).toContain(rule)
  expect(html).toContain(field)
  expect(html).toContain(PPL_PATH)
  expect(textIn(html, "schein")).toBe(meaning === "Ultraleicht" ? "ultraleicht" : undefined)
})

test("what cannot be taken is answered at its field, and shown as text", async () => {
  const html = await pageAt(`${PPL_PATH}?stunden=%22%3E%3Cscript%3E&preis=-5&gaeste=9`)
  expect(html).not.toContain("<script>")
  expect(html).toContain("Trag eine Zahl ein. Gerechnet wird mit 12 h.")
  expect(html).toContain("Mindestens 0,00 €.")
  expect(html).toContain("Höchstens 5.")
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(sumIn(html)).toMatch(/^[\d.]+,\d\d €$/)
})

test("a warning says when the hours are too few for the licence", async () => {
  const html = await pageAt(`${SPL_PATH}?stunden=2&starts=5&mitgaesten=0`)
  expect(html).toContain("Für den Schein fehlen 1 h und 5 Starts.")
})

test("who owns alone shares fuel and fees, and keeps the rest", async () => {
  const html = await pageAt(`${PPL_PATH}?flugzeug=eigen`)
  expect(html).toContain("Flugzeug halten")
  expect(html).toContain("kein Stundensatz")
  expect(textIn(html, "preis")).toBeUndefined()
})
