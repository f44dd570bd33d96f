import { tmpdir } from "node:os"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { arrive, axeFindings, letIn, open, takeSuggestion, visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { planePath } from "#tests/support/storefront-paths.ts"

/** A new pilot, with a list of aircraft that no other journey knows. */
async function newPilot(name: string): Promise<Page> {
  const email = `${name}@aufwind.example`
  const page = await visit()
  await open(page, `/de/login?redirect=${encodeURIComponent("/de/cockpit/einstellungen")}`)
  await page.getByLabel("E-Mail").fill(email)
  await page.getByRole("button", { name: "Code schicken" }).click()
  await page.getByRole("textbox", { name: "Code" }).fill(await codeFor(email))
  await arrive(page, "**/de/cockpit/einstellungen")
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor()
  await page.getByLabel("Lizenz").selectOption("PPL(A)")
  await page.getByLabel("Heimatplatz").click()
  await takeSuggestion(page, page.getByRole("combobox", { name: "Heimatplatz" }), "EDKB")
  await page.getByRole("button", { name: "Pilotenprofil anlegen" }).click()
  await page.getByRole("link", { name: "Flugzeugen", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Flugzeuge" }).waitFor()
  return page
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openProductDatabase(ownProduct.dataDir)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

async function picture(name: string): Promise<string> {
  const path = join(tmpdir(), `${name}-${process.pid}.jpg`)
  const create = { width: 1200, height: 800, channels: 3, background: "#357" } as const
  await sharp({ create }).jpeg().toFile(path)
  return path
}

async function demoPlane(): Promise<string> {
  return withDatabase(planePath)
}

test("an aircraft is made from the library, and nothing typed is lost on the way", async () => {
  const page = await newPilot("werkbank")
  await page.getByRole("heading", { name: "Noch kein Flugzeug" }).waitFor()
  await page.getByRole("link", { name: "Flugzeug anlegen" }).click()
  await page.getByRole("heading", { level: 1, name: "Flugzeug anlegen" }).waitFor()

  // another type replaces what the first one has brought
  const type = page.getByLabel("Muster aus der Bibliothek")
  await type.selectOption({ label: "Cessna 172 P" })
  await type.selectOption({ label: "Cessna 152" })
  expect(await page.getByLabel("Muster", { exact: true }).inputValue()).toBe("Cessna 152")
  expect(await page.getByLabel("Sitze").inputValue()).toBe("2")
  expect(await page.getByLabel("Name", { exact: true }).count()).toBe(2)
  await page
    .getByText("Typisch für das Muster. Trag den Wert deines Flugzeugs ein.")
    .first()
    .waitFor()
  const cruise = page.getByLabel("Reisegeschwindigkeit")
  await cruise.fill("92")
  await type.selectOption({ label: "Cessna 172 P" })
  expect(await cruise.inputValue()).toBe("92")
  expect(await page.getByLabel("Ecke 3: Masse").inputValue()).toBe("1088")

  await page.getByLabel("Kennzeichen").fill("DE-KBW")
  await page.getByLabel("Baujahr").fill("2999")
  await page.getByLabel("Wem gehört es?").selectOption({ label: "Verein" })
  await page.getByLabel("Stundensatz", { exact: false }).first().fill("178,50")
  await page.getByLabel("Wem gehört es?").selectOption({ label: "mir allein" })
  await page.getByLabel("Leermasse", { exact: true }).fill("-680")
  await page.getByLabel("Hebelarm der Leermasse").fill("1,004")
  await page.getByLabel("Zuladung für Gäste und Gepäck").fill("260")
  // the third corner before the second: the line crosses itself
  await page.getByLabel("Ecke 2: Masse").fill("1088")
  await page.getByLabel("Ecke 3: Arm").fill("0,889")
  await page.getByLabel("Ecke 3: Masse").fill("600")
  await page.getByLabel("Ecke 1: Masse").fill("900")
  await page.getByRole("button", { name: "Speichern" }).click()
  await page.getByText("Das ist kein Kennzeichen.").waitFor()
  await page.getByText("Dieses Baujahr liegt in der Zukunft.").waitFor()
  await page.getByText("Eine Masse ist nie negativ.").waitFor()
  expect(await page.getByLabel("Leermasse", { exact: true }).inputValue()).toBe("-680")
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel("Kennzeichen").fill("d ekbw")
  await page.getByLabel("Baujahr").fill("1984")
  await page.getByLabel("Leermasse", { exact: true }).fill("680")
  await page.getByRole("button", { name: "Speichern" }).click()
  await page.getByText("gibt es keinen Stundensatz zu teilen").waitFor()
  await page.getByText("Die Linie kreuzt sich.").waitFor()
  await page.getByLabel("Wem gehört es?").selectOption({ label: "Verein" })
  expect(await page.getByLabel("Stundensatz", { exact: false }).first().inputValue()).toBe("178,50")
  await page.getByLabel("Ecke 1: Masse").fill("600")
  await page.getByLabel("Ecke 2: Masse").fill("884")
  await page.getByLabel("Ecke 3: Arm").fill("1,003")
  await page.getByLabel("Ecke 3: Masse").fill("1.088")
  await page.getByRole("button", { name: "Speichern" }).click()

  await page.getByRole("heading", { level: 1, name: "Cessna 172 P" }).waitFor()
  await page.getByRole("region", { name: "Schwerpunkt rechnen" }).waitFor()
  expect(await page.getByLabel("Kennzeichen").inputValue()).toBe("D-EKBW")
  expect(await cruise.inputValue()).toBe("92")

  await page.getByRole("button", { name: "Außer Dienst stellen" }).click()
  await page.getByRole("button", { name: "Wieder in Dienst nehmen" }).waitFor()
  await page.getByRole("link", { name: "Flugzeuge", exact: true }).click()
  await page.getByText("außer Dienst", { exact: true }).waitFor()
})

test("guests see the photos of an aircraft, and its insurance decides in Flugfit", async () => {
  const page = await newPilot("fototasche")
  const { plane, flight } = await withDatabase(async (db) => {
    const email = "fototasche@aufwind.example"
    const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
    const plane = await makePlane(db, { pilotId: user?.id ?? 0 })
    // paused, so that no other journey finds it
    const own = { pilotId: plane.pilotId, planeId: plane.id, status: "paused" } as const
    return { plane, flight: await makeFlight(db, own) }
  })
  await open(page, `/de/cockpit/einstellungen/flugzeuge/${plane.id}`)
  const photos = page.getByRole("region", { name: "Fotos" })
  await photos.getByRole("button", { name: "Fotos wählen" }).waitFor()
  await photos
    .getByLabel("Bilddateien")
    .setInputFiles([await picture("vorn"), await picture("drin")])
  await photos.getByText("Die Fotos sind da.").waitFor()
  await photos.getByLabel("Was Foto 2 zeigt").fill("Cockpit mit zwei Bildschirmen")
  await photos.getByRole("button", { name: "Foto 2 nach vorn" }).click()
  await photos.getByRole("button", { name: "Speichern" }).click()
  await photos.getByText("Reihenfolge und Beschreibungen sind gespeichert.").waitFor()

  const insurance = page.getByRole("region", { name: "Versicherung" })
  const today = isoDay(new Date(), HOME_ZONE)
  // the proof counts for every aircraft; only what differs is typed here
  await insurance.getByText("Dein Versicherungsnachweis fehlt noch.").waitFor()
  expect(await insurance.getByLabel("Versicherer").isVisible()).toBe(false)
  await insurance.getByText("Dieses Flugzeug ist anders versichert").click()
  await insurance.getByLabel("Versicherer").fill("Luftpool")
  await insurance.getByLabel("Versichert bis", { exact: true }).fill(addDays(today, -1))
  await insurance.getByRole("button", { name: "Speichern" }).click()
  await insurance.getByText("Sie ist schon abgelaufen.").waitFor()
  await insurance.getByText("Ohne Haftpflicht für Fluggäste darf niemand mitfliegen.").waitFor()
  await insurance.getByText("Bitte gib die Nummer des Vertrags an.").waitFor()
  expect(await insurance.getByLabel("Versicherer").inputValue()).toBe("Luftpool")
  expect(await axeFindings(page)).toEqual([])
  await insurance.getByLabel("Vertragsnummer").fill("LP-2027-118")
  await insurance.getByLabel("Versichert bis", { exact: true }).fill(addDays(today, 30))
  await insurance.getByText("Die Haftpflicht deckt auch Fluggäste ab.").click()
  await insurance.getByRole("button", { name: "Speichern" }).click()
  await page.getByText("Erfolgreich gespeichert").waitFor()

  await page.reload()
  expect(await photos.getByLabel("Was Foto 1 zeigt").inputValue()).toBe(
    "Cockpit mit zwei Bildschirmen",
  )
  expect(await insurance.getByLabel("Vertragsnummer").inputValue()).toBe("LP-2027-118")

  const guest = await visit()
  await open(guest, `/de/flug/${flight.id}`)
  const first = guest.getByRole("img", { name: "Cockpit mit zwei Bildschirmen" })
  const widthOf = async () => {
    // it is loaded once it is seen, and what is hydrated above it moves it
    await first.scrollIntoViewIfNeeded()
    return first.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  }
  await expect.poll(widthOf).toBe(1200)
  expect(await axeFindings(guest)).toEqual([])
})

test("changing one weight moves the point, the verdict and the address", async () => {
  const page = await visit()
  await letIn(page, PILOT_EMAIL)
  await open(page, await demoPlane())
  const balance = page.getByRole("region", { name: "Schwerpunkt rechnen" })
  const chart = balance.getByRole("img")
  const point = async () => {
    const name = (await chart.getAttribute("aria-label")) ?? ""
    const [, arm = "", kg = ""] = /Start: ([\d,]+)\sm, ([\d.,]+)\skg/.exec(name) ?? []
    const box = await chart.getByText("Start", { exact: true }).boundingBox()
    return { arm, kg, x: box?.x ?? 0, y: box?.y ?? 0 }
  }
  const before = await point()
  await balance.getByText("Im zulässigen Bereich.").waitFor()
  await balance.getByLabel("Gepäckraum").fill("40")
  await expect.poll(async () => (await point()).arm).not.toBe(before.arm)
  const after = await point()
  expect(after.x).toBeGreaterThan(before.x)
  expect(after.y).toBeLessThan(before.y)
  await expect.poll(() => new URL(page.url()).search).toBe("?platz3=40")

  await balance.getByLabel("Hinten").fill("180")
  await balance.getByText("So nicht zulässig.").waitFor()
  await balance.getByText(/Beim Start [\d,]+ kg zu schwer\./).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe("?platz2=180&platz3=40")

  // the server computes the same for who has no script
  const cookies = await page.context().storageState()
  const reader = await visit({ javaScriptEnabled: false, storageState: cookies })
  await reader.goto(page.url())
  expect(await reader.getByRole("img", { name: /Start:/ }).getAttribute("aria-label")).toBe(
    await chart.getAttribute("aria-label"),
  )
  await reader.getByLabel("Hinten").fill("0")
  await reader.getByRole("button", { name: "Neu berechnen" }).click()
  await reader.getByText("Im zulässigen Bereich.").waitFor()
  expect(await reader.getByRole("img", { name: /Start:/ }).getAttribute("aria-label")).toContain(
    `${after.arm}\u00a0m`,
  )
})
