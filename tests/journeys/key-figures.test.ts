import { readFile } from "node:fs/promises"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ADMIN_EMAIL } from "#db/seed/people/demo-logins.ts"
import { KEY_FIGURES_PATH } from "#features/key-figures/key-figures-address.ts"
import { formatMonth, monthOf, shiftMonth } from "#features/key-figures/period.ts"
import { countKeyFiguresQueue } from "#features/key-figures/server/count-key-figures.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
// the process counts soon after its start, this does not wait for it
beforeAll(() => countKeyFiguresQueue.run(db, {}))
afterAll(close)

const former = shiftMonth(monthOf(clock.now()), -1)

test.each([
  { device: "desktop", view: DESKTOP, colorScheme: "dark" as const },
  { device: "phone", view: PHONE, colorScheme: "light" as const },
])(
  "on a $device the back office reads the key figures, goes to another month by keyboard, opens a chart as a table, narrows it to a kind and takes the table along",
  async ({ view, colorScheme }) => {
    const office = await visit({ ...view, colorScheme })
    await letIn(office, ADMIN_EMAIL)
    await open(office, KEY_FIGURES_PATH)
    const overview = office.getByRole("region", { name: formatMonth(monthOf(clock.now())) })
    await overview.getByText("Buchungswert", { exact: true }).waitFor()
    expect(await axeFindings(office)).toEqual([])

    const from = office.getByLabel("Von", { exact: true })
    await from.focus()
    await office.keyboard.press("ArrowDown")
    await arrive(office, ({ searchParams }) => searchParams.get("von") === former)
    const until = office.getByLabel("Bis", { exact: true })
    await until.focus()
    await office.keyboard.press("ArrowDown")
    await arrive(office, ({ searchParams }) => searchParams.get("bis") === former)
    await office.getByRole("heading", { name: formatMonth(former), level: 2 }).waitFor()
    // who goes on by keyboard is still where they were
    expect(await until.evaluate((list) => list === document.activeElement)).toBe(true)

    const orders = office.getByRole("region", { name: "Bestellungen", exact: true })
    await orders.locator("summary").focus()
    await office.keyboard.press("Enter")
    await orders.getByRole("rowheader", { name: formatMonth(former) }).waitFor()
    expect(await orders.getByRole("img").getAttribute("aria-label")).toContain(formatMonth(former))
    await office.locator("summary", { hasText: "Wie gezählt wird" }).focus()
    await office.keyboard.press("Enter")
    await office.getByText("Ein Tag ist ein Tag in Berlin.", { exact: false }).waitFor()
    expect(await axeFindings(office)).toEqual([])

    await office.getByLabel("Art des Flugs", { exact: true }).selectOption({ label: "Rundflug" })
    await arrive(office, ({ searchParams }) => searchParams.get("art") === "rundflug")
    await office.getByText("Ein Ausschnitt.").waitFor()
    expect(await office.getByText("Wer wiederkommt").count()).toBe(0)

    const [download] = await Promise.all([
      office.waitForEvent("download"),
      office.getByRole("link", { name: "Als Tabelle" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("aufwind-zahlen.csv")
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n")
    expect(lines[0]).toContain('"Monat";"Region";"Art des Flugs";')
    expect(lines.slice(1, -1).every((line) => line.startsWith(`"${former}";`))).toBe(true)
    expect(lines.slice(1, -1).every((line) => line.includes(';"Rundflug";'))).toBe(true)
    const taken = await db
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.kind, "user.key_figures_exported"))
    expect(taken.length).toBeGreaterThan(0)
  },
)
