import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { arrive, axeFindings, DESKTOP, open, PHONE, visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { minutesAhead } from "#tests/support/test-clock.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const pilot = await makePilotLogin(db)

function offerFlight(title: string, inDays: number) {
  const departsAt = new Date(clock.now().getTime() + days(inDays))
  return makeFlight(db, { pilotId: pilot.id, title, departsAt, isInstantBooking: false })
}

const secondsOf = (time: string | null) => {
  const [minutes = 0, seconds = 0] = (time ?? "").split(":").map(Number)
  return minutes * 60 + seconds
}

test.each([
  { size: "a desktop", options: DESKTOP, inDays: 5, email: "haelt.plaetze.1@aufwind.example" },
  { size: "a phone", options: PHONE, inDays: 6, email: "haelt.plaetze.2@aufwind.example" },
])(
  "on $size a guest has 5 minutes, renews once, confirms the address, has 15, and leaves the seats to others",
  async ({ options, inDays, email }) => {
    const flight = await offerFlight(`Gehalten bis dann, ${inDays}`, inDays)
    const page = await visit(options)
    const timer = page.getByRole("timer", { name: "Reservierung" })
    const left = async () => secondsOf(await timer.textContent())
    await open(page, `${flightPath(flight.id)}?personen=3`)
    await page.getByRole("button", { name: "Plätze sichern" }).last().click()
    await arrive(page, "**/de/kasse?*")
    expect(await left()).toBeGreaterThan(4 * 60)
    expect(await left()).toBeLessThanOrEqual(5 * 60)
    expect(await page.getByRole("button", { name: "Zeit verlängern" }).count()).toBe(0)

    // the time runs down: in its last two minutes it can be renewed once
    await minutesAhead(4, async () => {
      await page.reload()
      await page.locator("body.hydrated").waitFor({ state: "attached" })
      expect(await left()).toBeLessThanOrEqual(60)
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole("button", { name: "Zeit verlängern" }).click()
      await expect.poll(left).toBeGreaterThan(4 * 60)
      expect(await page.getByRole("button", { name: "Zeit verlängern" }).count()).toBe(0)
    })
    await minutesAhead(8, async () => {
      await page.reload()
      await page.locator("body.hydrated").waitFor({ state: "attached" })
      await page.getByText("Mit bestätigter E-Mail-Adresse sind es 15 Minuten.").waitFor()
      await page.getByLabel("E-Mail").fill(email)
      await page.getByRole("button", { name: "Code schicken" }).click()
      await page.getByPlaceholder("000000").fill(await codeFor(email))
      await page.getByText("Angemeldet als").waitFor()
      await expect.poll(left).toBeGreaterThan(14 * 60)

      // nobody else gets them meanwhile; whoever leaves is asked, and may stay
      expect(await countFreeSeats(db, flight.id)).toBe(0)
      await page.getByRole("link", { name: "Zurück zum Flug" }).click()
      const dialog = page.getByRole("dialog", { name: "Plätze freigeben?" })
      await dialog.waitFor()
      // it has its colours when it is open
      await expect.poll(() => axeFindings(page)).toEqual([])
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      await page.getByRole("link", { name: "Zurück zum Flug" }).click()
      await dialog.getByRole("button", { name: "Plätze freigeben" }).click()
      await arrive(page, `**${flightPath(flight.id)}`)
      const other = await visit(options)
      await open(other, `${flightPath(flight.id)}?personen=3`)
      await other.getByRole("button", { name: "Plätze sichern" }).last().click()
      await arrive(other, "**/de/kasse?*")
    })
  },
)

test("a guest whose second time is over is led to the address, and goes on from there", async () => {
  const email = "haelt.plaetze.3@aufwind.example"
  const flight = await offerFlight("Zweimal fünf Minuten", 7)
  const page = await visit(PHONE)
  await open(page, flightPath(flight.id))
  await page.getByRole("button", { name: "Platz sichern" }).last().click()
  await arrive(page, "**/de/kasse?*")
  await minutesAhead(6, async () => {
    await page.reload()
    await page.locator("body.hydrated").waitFor({ state: "attached" })
    await page.getByText("Die Zeit ist um.").waitFor()
    await page.getByRole("button", { name: "Platz neu sichern" }).first().click()
    await page.getByRole("timer", { name: "Reservierung" }).waitFor()
  })
  await minutesAhead(12, async () => {
    await page.reload()
    await page.locator("body.hydrated").waitFor({ state: "attached" })
    await page
      .getByText(/Bestätige oben deine E-Mail-Adresse/)
      .first()
      .waitFor()
    expect(await page.getByRole("button", { name: "Platz neu sichern" }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel("E-Mail").fill(email)
    await page.getByRole("button", { name: "Code schicken" }).click()
    await page.getByPlaceholder("000000").fill(await codeFor(email))
    await page.getByText("Angemeldet als").waitFor()
    await page.getByRole("button", { name: "Platz neu sichern" }).first().click()
    const timer = page.getByRole("timer", { name: "Reservierung" })
    await expect.poll(async () => secondsOf(await timer.textContent())).toBeGreaterThan(14 * 60)
  })
})
