import { spawnSync } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { anotherProcessBench } from "./another-process.ts"
import { authBench } from "./auth.ts"
import { bookingBench } from "./booking.ts"
import { booksBench } from "./books.ts"
import { chatBench } from "./chat.ts"
import type { Figure } from "./figure.ts"
import { growthBench } from "./growth.ts"
import { navigationBench } from "./navigation.ts"
import { officeSearchBench } from "./office-search.ts"
import { orderBench } from "./order.ts"
import { pagesBench } from "./pages.ts"
import { type Product, startMeasured } from "./product.ts"
import { publishBench } from "./publish.ts"
import { ratingsBench } from "./ratings.ts"
import { searchBench } from "./search.ts"
import { signedInBench } from "./signed-in.ts"
import { startBench } from "./start.ts"
import { storefrontBench } from "./storefront.ts"

/** Every bench, by the name that `npm run bench -- NAME` takes; each gets a product of its own. */
const BENCHES: Record<string, (product: Product) => Promise<Figure[]>> = {
  "another-process": anotherProcessBench,
  auth: authBench,
  booking: bookingBench,
  books: booksBench,
  chat: chatBench,
  growth: growthBench,
  navigation: navigationBench,
  "office-search": officeSearchBench,
  order: orderBench,
  pages: pagesBench,
  publish: publishBench,
  ratings: ratingsBench,
  search: searchBench,
  "signed-in": signedInBench,
  start: startBench,
  storefront: storefrontBench,
}

const RESULTS = "bench/results.json"

async function figuresOf(name: string): Promise<Figure[]> {
  const bench = BENCHES[name]
  if (!bench) throw new Error(`no bench ${name}; there are: ${Object.keys(BENCHES).join(", ")}`)
  const product = await startMeasured()
  try {
    return await bench(product)
  } finally {
    await product.stop()
  }
}

function table(figures: readonly Figure[]): string {
  const rows = [
    ["", "what", "ours", "baseline", "ratio", "target"],
    ...figures.map(({ what, ours, baseline, ratio, target, pass }) => [
      pass ? "ok" : "FAILED",
      what,
      ours,
      baseline ?? "",
      ratio === null ? "" : String(ratio),
      target,
    ]),
  ]
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n")
}

/** A process has one secret and one environment, each bench a product with its own. */
function figuresOfOwnProcess(name: string): Figure[] {
  rmSync(RESULTS, { force: true })
  spawnSync(process.execPath, [import.meta.filename, name], { stdio: "inherit" })
  return JSON.parse(readFileSync(RESULTS, "utf8")) as Figure[]
}

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(BENCHES)
const [only = ""] = names
const figures =
  names.length === 1 ? await figuresOf(only) : names.flatMap((name) => figuresOfOwnProcess(name))
writeFileSync(RESULTS, `${JSON.stringify(figures, null, 2)}\n`)
process.stdout.write(`${table(figures)}\n`)
process.exitCode = figures.every(({ pass }) => pass) ? 0 : 1
