import { writeFileSync } from "node:fs"
import { DEMO_PASSWORD, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { type HttpVisitor, httpVisitor } from "#tests/support/http-visitor.ts"
import { countFigure, type Figure } from "./figure.ts"
import { judgePages, type LighthouseScores } from "./lighthouse.ts"
import { type PageWeight, weighPage } from "./page-weight.ts"
import type { Product } from "./product.ts"
import { scriptBudget } from "./script-budget.ts"
import { type Asker, SPECIFIED_ROUTES, type SpecifiedRoute } from "./specified-routes.ts"

/*
 * Every route of the specification as somebody finds it: what it answers, what it weighs, and of
 * five pages what Lighthouse says. Writes docs/routes.md.
 */

const DOCUMENT = "docs/routes.md"

interface Row extends SpecifiedRoute {
  at: string
  weight: PageWeight
  judged?: LighthouseScores
}

export async function storefrontBench(product: Product): Promise<Figure[]> {
  const visitors = await signIn(product)
  const rows: Row[] = []
  for (const route of SPECIFIED_ROUTES) {
    const path = typeof route.at === "string" ? route.at : await route.at(product)
    rows.push({ ...route, at: path, weight: await weighPage(visitors[route.as], path) })
  }
  const measured = rows.filter(({ isMeasured }) => isMeasured)
  const judged = await judgePages(
    measured.map(({ at }) => product.url + at),
    process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  )
  for (const [index, row] of measured.entries()) Object.assign(row, { judged: judged[index] })
  writeFileSync(DOCUMENT, documentOf(rows))
  return [...measured.flatMap(figuresOf), ...(await scriptBudget(visitors.guest, rows))]
}

async function signIn({ url }: Product): Promise<Record<Asker, HttpVisitor>> {
  const visitors = { guest: httpVisitor(url), pilot: httpVisitor(url) }
  const credentials = { email: PILOT_EMAIL, password: DEMO_PASSWORD }
  await visitors.pilot.call("POST", "/api/auth/login/password", credentials)
  return visitors
}

function figuresOf({ route, judged }: Row): Figure[] {
  if (!judged) return []
  const [performance = 0, ...others] = judged.scores
  return [
    countFigure(`${route}: Lighthouse, performance`, performance, ">= 98", performance >= 98),
    countFigure(
      `${route}: Lighthouse, accessibility, best practices, SEO (the least)`,
      Math.min(...others),
      "100",
      others.every((score) => score === 100),
    ),
    countFigure(
      `${route}: layout shift`,
      Number(judged.layoutShift.toFixed(4)),
      "0",
      judged.layoutShift === 0,
    ),
    countFigure(
      `${route}: requests to others`,
      judged.foreignRequests,
      "0",
      judged.foreignRequests === 0,
    ),
  ]
}

function documentOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { route, layout, as, weight, judged } = row
    const status = weight.location ? `${weight.status} → ${weight.location}` : `${weight.status}`
    const isPage = weight.title !== ""
    const cells = [
      `\`${route}\``,
      layout,
      as,
      status,
      isPage ? weight.title.replaceAll("|", "\\|") : "",
      kilobytes(weight.html),
      isPage ? kilobytes(weight.scripts) : "",
      judged ? judged.scores.join(" / ") : "",
    ]
    return `| ${cells.join(" | ")} |`
  })
  return `# Every route of the specification

Written by \`npm run bench -- storefront\` from the demo world; not by hand. Sizes are kilobytes of 1,000 bytes
as gzip makes them: the document, and all scripts that it names for its first load. Lighthouse: performance
(median of five runs), accessibility, best practices, SEO, as it judges a phone. A 404 is a page that is still to be built.

| route | layout | asked by | status | title | HTML | JavaScript | Lighthouse |
| --- | --- | --- | --- | --- | --: | --: | --- |
${lines.join("\n")}
`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
