import { availableParallelism, loadavg } from "node:os"
import { performance } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { runnerImport } from "vite"
import { fillBookings } from "#db/seed/many/fill-bookings.ts"
import { fillEvents } from "#db/seed/many/fill-events.ts"
import { fillFlights } from "#db/seed/many/fill-flights.ts"
import { fillOfficeLists } from "#db/seed/many/fill-office-lists.ts"
import { createRandom } from "#db/seed/random.ts"
import { searchOffice } from "#features/admin/server/search/search-office.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { readRowsOf } from "#tests/support/read-rows.ts"
import { countFigure, type Figure, median } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * The search of the back office over a million bookings: the time of each kind of question, from the text to
 * what is shown, one after the other as one person asks. And that none of them reads a growing table, or an
 * index of it, from its beginning to its end.
 */

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000)
const FLIGHTS = BOOKINGS / 4
const MAX_MS = 100
const TURNS = 100
/** An index that was walked through would have many more. */
const MAX_ROWS = 5_000

export async function officeSearchBench(product: Pick<Product, "db">): Promise<Figure[]> {
  const { options } = product.db
  const { db, close } = openDatabase(String(options.connectionString), { max: 4 })
  try {
    // one that is filled already is only measured
    if ((await db.$count(sql`bookings`)) < BOOKINGS) {
      await fillFlights(db, { count: FLIGHTS })
      await fillBookings(db, { count: BOOKINGS })
      await fillEvents(db)
      await fillOfficeLists(db)
    }
    const url = String(options.connectionString)
    return [...(await measure(db)), ...(await plansOf(url)), loadFigure()]
  } finally {
    await close()
  }
}

/** Rooms draw their mails and files in JSX, which Node does not read by itself. */
async function plansOf(connectionString: string): Promise<Figure[]> {
  const { module } = await runnerImport<typeof import("./office-plans.ts")>(
    `${import.meta.dirname}/office-plans.ts`,
    { configFile: false, logLevel: "error" },
  )
  return module.planFigures(connectionString, LIST_SEARCHES)
}

/** Of each way in which the list of bookings can be searched, what it has most of. */
const LIST_SEARCHES = ["Alexander Müller", "Anna", "Rundflug", "EDDB", "4711"]

function loadFigure(): Figure {
  const loads = loadavg().map((load) => load.toFixed(1))
  return countFigure(
    `load average beside ${availableParallelism()} cores, of 1, 5 and 15 minutes: ${loads.join(", ")}`,
    Number(loads[0]),
    "told, not judged",
    true,
  )
}

async function measure(db: Db): Promise<Figure[]> {
  const known = await db.$count(sql`bookings`)
  const figures: Figure[] = [
    countFigure("bookings that are searched", known, `>= ${BOOKINGS}`, known >= BOOKINGS),
  ]
  const scanned = new Set<string>()
  let mostRows = 0
  for (const [what, texts] of Object.entries(await asked(db))) {
    const { searches, reads } = await timesOf(db, texts)
    const worst = percentile(searches, 0.99)
    figures.push({
      what: `${what}: half of all, 99 of 100, and a read by primary key`,
      ours: `${rounded(median(searches))} ms, ${rounded(worst)} ms`,
      baseline: `${rounded(median(reads))} ms`,
      ratio: rounded(median(searches) / median(reads)),
      target: `<= ${MAX_MS} ms`,
      pass: worst <= MAX_MS,
    })
    for (const text of texts.slice(0, 5)) {
      const read = await readRowsOf(db, (tx) => searchOffice(tx, OWNER, text))
      for (const table of read.scanned) scanned.add(table)
      mostRows = Math.max(mostRows, read.rows)
    }
  }
  figures.push({
    what: "tables that a search reads from beginning to end",
    ours: [...scanned].join(", ") || "0",
    baseline: null,
    ratio: null,
    target: "0",
    pass: scanned.size === 0,
  })
  figures.push(
    countFigure(
      "most rows that a search has read",
      mostRows,
      `<= ${MAX_ROWS}`,
      mostRows <= MAX_ROWS,
    ),
  )
  return figures
}

/** Texts of each kind, of what is there. */
async function asked(db: Db): Promise<Record<string, string[]>> {
  const random = createRandom("what the office looks for")
  const some = async (column: string, from: string) => {
    const { rows } = await db.execute<{ text: string }>(
      sql.raw(`select ${column} as text from ${from} order by md5(id::text) limit ${TURNS}`),
    )
    return rows.map(({ text }) => text)
  }
  const people = "users where deleted_at is null"
  const names = await some("first_name || ' ' || last_name", people)
  const emails = await some("email", people)
  const codes = await some("code", "vouchers where code is not null")
  return {
    "first and last name": names,
    "last and begun first name": names.map((name) => {
      const [first = "", last = ""] = name.split(" ")
      return `${last} ${first.slice(0, 2)}`
    }),
    "a first name alone": names.map((name) => name.split(" ")[0] ?? name),
    "two letters": names.map((name) => name.slice(0, 2)),
    "a name that nobody has": names.map((name) => `${name} Xylander${random.int(1, 9)}`),
    "mail address": emails,
    "begun mail address": emails.map((email) => email.slice(0, 12)),
    "booking reference": await some("ref", "checkouts where subject = 'flight'"),
    "flight number": (await some("id", "flights")).map(String),
    registration: await some("registration", "planes"),
    "begun registration": (await some("registration", "planes")).map((text) => text.slice(0, 4)),
    "ICAO code": await some("code", "airports"),
    "voucher code": codes.map(formatVoucherCode),
    "payment reference": await some("ref", "payments"),
    "the provider's id": await some("provider_ref", "payments"),
    "receipt number": Array.from({ length: TURNS }, () => `AW-2026-${random.int(1, 999_999)}`),
    "one letter after the other": "Alexander Schmidtbauer"
      .split("")
      .map((_, index, letters) => letters.slice(0, index + 1).join("")),
  }
}

const OWNER = { officeRoles: ["owner"] } as const

/** Milliseconds of each search, and of a read by primary key beside it: a busy machine slows both. */
async function timesOf(db: Db, texts: readonly string[]) {
  if (texts.length === 0) throw new Error("there is nothing to look for")
  const [searches, reads]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const text = String(texts[turn % texts.length])
    searches.push(await timeOf(() => searchOffice(db, OWNER, text)))
    reads.push(await timeOf(() => db.execute(sql`select * from bookings where id = ${turn + 1}`)))
  }
  return { searches, reads }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

const rounded = (ms: number) => Number(ms.toPrecision(2))
