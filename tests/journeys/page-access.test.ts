import type { RouteConfigEntry } from "@react-router/dev/routes"
import { afterAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import {
  PAGE_ROWS,
  type PageAnswer,
  type PageRow,
  setStage,
  VIEWERS,
  type Viewer,
} from "#tests/support/page-rows.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { rawWordsIn } from "#tests/support/raw-words.ts"
import { visibleLines, withoutOutput } from "#tests/support/visible-text.ts"

const url = ownProduct.url
const database = openProductDatabase(ownProduct.dataDir)
afterAll(async () => {
  await disconnectJobs()
  await database.close()
})

// rows of settlements come by the real commands, which promise jobs
await connectJobs(String(database.pool.options.connectionString), [])

const stage = await setStage(database.db, url)

/** The address of every page: layouts have none. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    if (entry.children) return addressesOf(entry.children, path)
    return [path]
  })
}

const addresses = addressesOf(await routes)

test("every page has its rows, and every row its page", () => {
  expect(Object.keys(PAGE_ROWS).toSorted()).toEqual(addresses.toSorted())
})

const cases = addresses.flatMap((address) =>
  (PAGE_ROWS[address] ?? []).map((row) => ({
    name: row.about ? `${address} (${row.about})` : address,
    row,
  })),
)

test.each(cases)("$name lets in whom it should, and reads as a page of ours", async ({ row }) => {
  const path = typeof row.at === "string" ? row.at : await row.at(stage)
  const answers: Partial<Record<Viewer, PageAnswer | number>> = {}
  const raw = new Set<string>()
  for (const viewer of VIEWERS) {
    const { seen, lines } = await answerTo(viewer, path, row)
    answers[viewer] = seen
    for (const line of lines) if (rawWordsIn(line).length > 0) raw.add(line)
  }
  expect(answers, path).toEqual(row.answers)
  if (!SHOWS_SOURCES.test(path)) expect([...raw], path).toEqual([])
})

/** The catalogue shows names of components, the editor of texts their Markdown. */
const SHOWS_SOURCES = /^\/de\/(?:kitchen-sink$|verwaltung\/texte\/)/

async function answerTo(viewer: Viewer, path: string, row: PageRow) {
  const answer = await answerOf(viewer, path, row)
  const isPage = answer.headers.get("content-type")?.startsWith("text/html")
  const text = await answer.text()
  return { seen: seenAs(answer, path), lines: isPage ? visibleLines(withoutOutput(text)) : [] }
}

async function answerOf(viewer: Viewer, path: string, { isInOwnersCheckout }: PageRow) {
  // a copy: what one row leaves in a browser is nothing to the next
  const visitor = httpVisitor(url)
  for (const [name, value] of stage.visitors[viewer].cookies) {
    if (name !== CHECKOUT_COOKIE) visitor.cookies.set(name, value)
  }
  const checkout = stage.visitors.owner.cookies.get(CHECKOUT_COOKIE)
  if (isInOwnersCheckout && checkout) visitor.cookies.set(CHECKOUT_COOKIE, checkout)
  return visitor.get(path)
}

function seenAs(answer: Response, path: string): PageAnswer | number {
  const location = answer.headers.get("location")
  if (location === `/de/login?redirect=${encodeURIComponent(path)}`) return "login"
  if (location !== null) return `to ${location.replace(/bestellung=\w+/, "bestellung=…")}` as const
  return answer.status === 200 ? "open" : answer.status
}
