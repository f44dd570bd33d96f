import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { axeFindings, DESKTOP, open, PHONE, visit } from "#tests/support/browser.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

async function flightWithPhotos(): Promise<string> {
  const { id, pilotId } = await makeFlight(db)
  for (const [index, alt] of ["Das Watt bei Ebbe", "Juist von Westen", ""].entries()) {
    await makeFlightPhoto(db, { flightId: id, pilotId, position: index + 1, alt })
  }
  return `/de/flug/${id}`
}

test("the photos of a flight open large, and keys lead from one to the next", async () => {
  const page = await visit(DESKTOP)
  await open(page, await flightWithPhotos())
  await page.getByRole("link", { name: "Alle 3 Fotos" }).click()
  const dialog = page.getByRole("dialog", { name: "Fotos vom Flug" })
  await dialog.getByText("1 von 3").waitFor()
  await dialog.getByRole("img", { name: "Das Watt bei Ebbe" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await dialog.getByText("2 von 3").waitFor()
  await dialog.getByRole("img", { name: "Juist von Westen" }).waitFor()
  await dialog.getByRole("button", { name: "Nächstes Foto" }).click()
  await dialog.getByText("3 von 3").waitFor()
  expect(await dialog.getByRole("button", { name: "Nächstes Foto" }).isDisabled()).toBe(true)
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
})

test("a small photo opens itself", async () => {
  const page = await visit(DESKTOP)
  await open(page, await flightWithPhotos())
  const others = page.getByRole("list", { name: "Weitere Bilder" })
  await others.getByRole("link", { name: "Juist von Westen" }).click()
  await page.getByRole("dialog").getByText("2 von 3").waitFor()
})

test("on a phone a finger turns the pages", async () => {
  const page = await visit(PHONE)
  await open(page, await flightWithPhotos())
  await page.getByRole("link", { name: "Alle 3 Fotos" }).click()
  const dialog = page.getByRole("dialog", { name: "Fotos vom Flug" })
  const picture = dialog.getByRole("img")
  await picture.waitFor()
  const touch = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }]
  await picture.dispatchEvent("touchstart", { touches: touch(280), changedTouches: touch(280) })
  await picture.dispatchEvent("touchend", { touches: [], changedTouches: touch(120) })
  await dialog.getByText("2 von 3").waitFor()
})

test("without script a photo is a file to open", async () => {
  const page = await visit({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto(await flightWithPhotos())
  const href = await page.getByRole("link", { name: "Alle 3 Fotos" }).getAttribute("href")
  expect(href).toMatch(/1280\.webp$/)
})
