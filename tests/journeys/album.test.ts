import { readFile } from "node:fs/promises"
import { eq } from "drizzle-orm"
import { unzipSync } from "fflate"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { albumPath } from "#features/memories/memory-paths.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE, path: string) {
  const page = await visit(device)
  await letIn(page, email)
  await open(page, path)
  return page
}

/** In both themes. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
  }
}

async function addPhotos(page: Page, ...backgrounds: string[]): Promise<void> {
  const files = await Promise.all(
    backgrounds.map(async (background, index) => {
      const create = { width: 1_600, height: 900, channels: 3, background } as const
      const buffer = await sharp({ create }).jpeg().toBuffer()
      return { name: `Jonas Kern ${index}.jpg`, mimeType: "image/jpeg", buffer }
    }),
  )
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Fotos hinzufügen" }).click()
  await (await chooser).setFiles(files)
}

async function flownTogether() {
  const pilot = await makePilotLogin(db)
  const jonas = await makeLogin(db, { firstName: "Jonas", lastName: "Kern" })
  const lena = await makeLogin(db, { firstName: "Lena", lastName: "Berger" })
  const flight = await makePastFlight(db, {
    pilotId: pilot.id,
    passengerId: jonas.id,
    seatsOffered: 3,
    title: "Übers Watt und zurück",
  })
  const heldAt = new Date(clock.now().getTime() - days(30))
  const { id } = await makeBooking(db, { flight, passengerId: lena.id, heldAt })
  await db.update(bookingsTable).set({ status: "settled" }).where(eq(bookingsTable.id, id))
  return { flight, pilot, jonas, lena }
}

test("two guests and a pilot share photos, show one with everybody's yes, and take it back", async () => {
  const { flight, pilot, jonas, lena } = await flownTogether()
  const album = albumPath(flight.id)

  const phone = await visitAs(jonas.email, PHONE, flightRoomPath(flight.id))
  await phone.getByRole("link", { name: "Fotos hinzufügen" }).click()
  await phone.getByText("Noch keine Fotos").waitFor()
  await addPhotos(phone, "#3c45c4", "#e2a04f")
  await phone.getByText("2 Fotos sind im Album.").waitFor()
  await phone.getByRole("img", { name: "Dein Foto 2" }).waitFor()
  await expectNoFindings(phone)
  // the same files again are the same photos
  await addPhotos(phone, "#3c45c4")
  await phone.getByText("Das Foto ist im Album.").waitFor()
  expect(await phone.getByRole("img", { name: /^Dein Foto \d/ }).count()).toBe(2)
  await phone.getByRole("img", { name: "Dein Foto 1" }).click()
  const own = phone.getByRole("dialog", { name: "Dein Foto" })
  await own.getByLabel("Bildzeile").fill("Über dem Watt")
  await own.getByRole("button", { name: "Speichern" }).click()
  await own.getByRole("figure").getByText("Über dem Watt").waitFor()
  await expectNoFindings(phone)
  await phone.keyboard.press("Escape")

  const stranger = await makeLogin(db)
  const outside = await visitAs(stranger.email, DESKTOP, "/de/cockpit")
  expect((await outside.goto(album))?.status()).toBe(404)

  // the pilot asks both, and nothing is public yet
  const desk = await visitAs(pilot.email, DESKTOP, album)
  await desk.getByRole("img", { name: "Foto 1 von Jonas: Über dem Watt" }).click()
  const shown = desk.getByRole("dialog", { name: "Foto von Jonas" })
  await shown.getByText("1 von 2").waitFor()
  await desk.keyboard.press("ArrowRight")
  await shown.getByText("2 von 2").waitFor()
  await desk.keyboard.press("ArrowLeft")
  await shown.getByText("1 von 2").waitFor()
  await shown.getByRole("button", { name: "Öffentlich zeigen …" }).click()
  await shown.getByRole("button", { name: "Um Einverständnis fragen" }).click()
  await shown.getByText("Bitte sag, wer zu erkennen ist").waitFor()
  await expectNoFindings(desk)
  await shown.getByRole("checkbox", { name: "Lena B." }).check()
  await shown.getByRole("button", { name: "Um Einverständnis fragen" }).click()
  await shown.getByText("Lena B.: hat noch nicht geantwortet").waitFor()
  await expectNoFindings(desk)
  const moment = outside.getByRole("img", { name: "Foto von Bord: Übers Watt und zurück" })
  await open(outside, profilePath(pilot.id))
  expect(await moment.count()).toBe(0)

  const other = await visitAs(lena.email, DESKTOP, album)
  const asked = other.getByRole("region", { name: "Darf dieses Foto öffentlich werden?" })
  await asked.getByText("Du antwortest als Lena Berger.").waitFor()
  await expectNoFindings(other)
  await asked.getByRole("button", { name: "Ja, zeigen" }).click()
  await asked.waitFor({ state: "detached" })
  await open(phone, album)
  await phone.getByRole("button", { name: "Ja, zeigen" }).click()
  await phone.getByText("Öffentlich", { exact: true }).waitFor()
  await open(outside, profilePath(pilot.id))
  await moment.scrollIntoViewIfNeeded()
  await expect
    .poll(() => moment.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoFindings(outside)
  const address = (await moment.getAttribute("src")) ?? ""
  expect((await outside.request.get(address)).headers()["cache-control"]).toBe("no-store")

  // a yes that is taken back holds at once
  await other.getByRole("img", { name: /^Foto 1 von Jonas/ }).click()
  await other.getByRole("button", { name: "Einverständnis zurücknehmen" }).click()
  await other
    .getByRole("button", { name: "Einverständnis zurücknehmen" })
    .waitFor({ state: "detached" })
  expect((await outside.request.get(address)).status()).toBe(404)
  await open(outside, profilePath(pilot.id))
  expect(await moment.count()).toBe(0)
  await open(desk, album)
  await desk.getByRole("img", { name: /^Foto 1 von Jonas/ }).click()
  await shown.getByText("Ein Einverständnis wurde zurückgenommen.").waitFor()
  expect(await shown.getByRole("button", { name: "Öffentlich zeigen …" }).count()).toBe(0)

  // all in one file, without a name
  await open(other, album)
  const download = other.waitForEvent("download")
  await other.getByRole("link", { name: "Alle herunterladen" }).click()
  const entries = unzipSync(await readFile(await (await download).path()))
  expect(Object.keys(entries)).toEqual(["foto-01.jpg", "foto-02.jpg"])

  // what its author deletes is gone for all
  await open(phone, album)
  await phone.getByRole("img", { name: /^Dein Foto 1/ }).click()
  await own.getByRole("button", { name: "Foto löschen" }).click()
  await own.getByRole("button", { name: "Löschen", exact: true }).click()
  await own.waitFor({ state: "detached" })
  await open(other, album)
  await other.getByRole("img", { name: "Foto 1 von Jonas" }).waitFor()
  expect(await other.getByRole("img", { name: /^Foto \d von Jonas/ }).count()).toBe(1)
})

test("a guest who declines keeps the photo among those on board", async () => {
  const { flight, pilot, jonas, lena } = await flownTogether()
  const phone = await visitAs(jonas.email, PHONE, albumPath(flight.id))
  await addPhotos(phone, "#3c45c4")
  await phone.getByText("Das Foto ist im Album.").waitFor()
  const desk = await visitAs(pilot.email, DESKTOP, albumPath(flight.id))
  await desk.getByRole("img", { name: "Foto 1 von Jonas" }).click()
  await desk.getByRole("button", { name: "Öffentlich zeigen …" }).click()
  await desk.getByRole("checkbox", { name: "Lena B." }).check()
  await desk.getByRole("button", { name: "Um Einverständnis fragen" }).click()
  await desk.getByText("Lena B.: hat noch nicht geantwortet").waitFor()
  const other = await visitAs(lena.email, PHONE, albumPath(flight.id))
  await other.getByRole("button", { name: "Nein, unter uns lassen" }).click()
  await other.getByRole("button", { name: "Nein, unter uns lassen" }).waitFor({ state: "detached" })
  await open(desk, albumPath(flight.id))
  await desk.getByRole("img", { name: "Foto 1 von Jonas" }).click()
  await desk.getByText("Nicht alle waren einverstanden.").waitFor()
})
