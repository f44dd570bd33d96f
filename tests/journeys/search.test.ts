import { expect, test } from "vitest"
import { chooseTown, open, PHONE, visit } from "#tests/support/browser.ts"

test("suggestions appear while typing and are taken by keyboard", async () => {
  const page = await visit()
  await open(page, "/de")
  await chooseTown(page, "Muench")
  expect(await page.locator("input[name=ort]").inputValue()).toBe("München")
})

test.each([
  [
    "an unknown town",
    "?ort=Qxyzzy",
    "Diesen Ort kennen wir nicht. Wähle eines der Ergebnisse aus.",
  ],
  ["31 February", "?von=2027-02-31&bis=2027-03-03", "Diesen Tag gibt es nicht."],
  ["a day of the past", "?von=2020-01-01&bis=2020-01-02", "Dieser Tag liegt in der Vergangenheit."],
  [
    "an end before the beginning",
    "?von=2099-05-02&bis=2099-05-01",
    "Das Ende liegt vor dem Anfang.",
  ],
  ["nobody", "?personen=0", "Mindestens eine Person fliegt mit."],
  ["six people", "?personen=6", "Höchstens fünf Personen teilen sich die Kosten eines Flugs."],
  ["another radius", "?ort=Köln&umkreis=7", "Wähle 25, 50, 100, 200 oder 400 km."],
  ["page minus one", "?seite=-1", "Diese Seite gibt es nicht."],
])("%s in the address is answered with a sentence", async (_, query, sentence) => {
  const page = await visit({ javaScriptEnabled: false })
  const answer = await page.goto(`/de/suche${query}`)
  expect(answer?.status()).toBe(200)
  expect(await page.getByRole("alert").getByText(sentence).isVisible()).toBe(true)
})

test("where nothing flies the page names the nearest radius in which something does", async () => {
  const page = await visit(PHONE)
  await open(page, "/de/suche?ort=Köln&umkreis=25&personen=5")
  await page.getByRole("heading", { name: "Hier bleibt der Himmel leer" }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  )
})
