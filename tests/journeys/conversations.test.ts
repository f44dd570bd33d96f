import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { messagesTable } from "#features/chat/core/server/conversations-tables.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { arrive, axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const NUMBER = "0171 2345678"

const thread = (page: Page) => page.getByRole("region", { name: /^Verlauf mit/ })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Nachricht an/ }).fill(text)
  await page.getByRole("button", { name: "Senden", exact: true }).click()
}

test.each([
  { device: "desktop", view: { ...DESKTOP, colorScheme: "dark" } },
  { device: "phone", view: { ...PHONE, colorScheme: "light" } },
] as const)(
  "on a $device two people write to each other, and see their numbers once the booking is confirmed",
  async ({ view }) => {
    const pilot = await makePilotLogin(db)
    const flight = await makeFlight(db, { pilotId: pilot.id, title: "Zur Quelle und zurück" })
    const guest = await makeLogin(db, { firstName: "Lena", lastName: "Berger" })
    const person = await visit(view)
    await letIn(person, guest.email)
    await open(person, flightPath(flight.id))
    await person
      .getByRole("link", { name: `${pilot.firstName} fragen` })
      .first()
      .click()
    await person.waitForURL("**/de/fragen?*")
    await person.getByRole("button", { name: "Senden", exact: true }).click()
    await person.getByText("Schreib etwas, bevor du sendest.").waitFor()
    await person.getByLabel("Deine Nachricht").fill(`Darf mein Hund mit? Sonst ruf an: ${NUMBER}`)
    await person.getByRole("button", { name: "Senden", exact: true }).click()
    await arrive(person, "**/de/cockpit/nachrichten/*")
    await thread(person).getByText("sieht die andere Seite erst, wenn eine Buchung steht").waitFor()
    await expectNoFindings(person)

    // the other side reads it without the number, and both see at once what the other writes
    const page = await visit(view)
    await letIn(page, pilot.email)
    await open(page, "/de/cockpit/nachrichten")
    await page.getByRole("link", { name: /Lena B\./ }).click()
    await thread(page).getByText("Darf mein Hund mit?").waitFor()
    expect(await thread(page).textContent()).not.toContain("2345678")
    await expectNoFindings(page)
    await write(page, "Wenn er unter den Sitz passt, gern.")
    await thread(person).getByText("Wenn er unter den Sitz passt, gern.").waitFor()
    await write(person, "Passt er. Ich frage gleich an.")
    await thread(page).getByText("Passt er. Ich frage gleich an.").waitFor()
    await thread(page).getByText("Gelesen", { exact: true }).waitFor()

    // nothing of a file's name arrives
    await sendPhoto(person, `${NUMBER}.png`)
    const photo = thread(page).getByRole("img", { name: "Foto von Lena B." })
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await photo.click()
    const dialog = page.getByRole("dialog", { name: "Foto von Lena B." })
    await dialog.getByRole("img").waitFor()
    await expectNoFindings(page)
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    expect(await page.content()).not.toContain("2345678")

    await request(person, flight.id)
    await page.getByRole("button", { name: /zusagen/i }).click()
    await thread(page)
      .getByText(/zugesagt/)
      .first()
      .waitFor()
    await expect.poll(() => thread(page).textContent()).toContain(NUMBER)
    await open(person, new URL(page.url()).pathname)
    await thread(person).getByText(NUMBER, { exact: false }).first().waitFor()
    expect(await statusesOn(flight.id)).toEqual(["confirmed"])
  },
)

/** In both themes. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
  }
}

async function sendPhoto(page: Page, name: string): Promise<void> {
  const create = { width: 1_600, height: 900, channels: 3, background: "#7d86e8" } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Foto senden" }).click()
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer })
}

async function request(page: Page, flightId: number): Promise<void> {
  await open(page, flightPath(flightId))
  await page.getByRole("button", { name: "Platz sichern" }).first().click()
  await arrive(page, "**/de/kasse?*")
  await page.getByLabel("Gewicht mit Kleidung").fill("64")
  await page.getByRole("textbox", { name: "Gepäck" }).fill("4")
  await page.getByLabel(/Ich bin einverstanden/).check()
  await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click()
  await arrive(page, "**/de/kasse/zahlung/*")
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click()
  await arrive(page, "**/de/kasse/erfolg?*")
  await page.getByRole("heading", { name: "Deine Anfrage ist unterwegs" }).waitFor()
}

async function statusesOn(flightId: number) {
  const bookings = await db
    .select({ status: bookingsTable.status })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  return bookings.map(({ status }) => status)
}

/** Lena has asked a pilot, who has answered. */
async function makeTalk() {
  const pilot = await makePilotLogin(db)
  const guest = await makeLogin(db, { firstName: "Lena", lastName: "Berger" })
  const { id } = await makeConversation(db, { pilotId: pilot.id, personId: guest.id })
  await makeMessage(db, {
    conversationId: id,
    authorId: guest.id,
    text: "Fliegt ihr auch bei Wind?",
  })
  await makeMessage(db, { conversationId: id, authorId: pilot.id, text: "Bis 20 Knoten, ja." })
  return { id, pilot, guest }
}

test("what is written without a network is sent once it is back, and once only", async () => {
  const { id, guest } = await makeTalk()
  const page = await visit(PHONE)
  await letIn(page, guest.email)
  await open(page, conversationPath(id))
  await page.context().setOffline(true)
  await write(page, "Und bei Regen?")
  await page.getByRole("alert").getByText("Nicht gesendet.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.context().setOffline(false)
  await thread(page).getByText("Gesendet", { exact: true }).waitFor()
  await page.getByRole("alert").waitFor({ state: "detached" })
  await page.getByText("Wird gesendet …").waitFor({ state: "detached" })
  await thread(page).getByText("Und bei Regen?").waitFor()
  const sent = await db.select().from(messagesTable).where(eq(messagesTable.conversationId, id))
  expect(sent.filter(({ text }) => text === "Und bei Regen?")).toHaveLength(1)
})

test("a message is reported where it stands, and who is blocked is not told of it", async () => {
  const { id, pilot, guest } = await makeTalk()
  const page = await visit(DESKTOP)
  await letIn(page, guest.email)
  await open(page, conversationPath(id))
  await thread(page).getByText("Bis 20 Knoten, ja.").hover()
  await thread(page).getByRole("link", { name: "Nachricht melden" }).click()
  await page.waitForURL("**/de/melden?nachricht=*")
  await page.getByRole("heading", { level: 1, name: "Melden" }).waitFor()
  await page.getByText(/^Nachricht von .* vom /).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await open(page, conversationPath(id))
  await page.locator("summary").filter({ hasText: "Mehr: Unterhaltung" }).click()
  await page.getByRole("button", { name: / blockieren$/ }).click()
  await page.getByText(/^Du hast .* blockiert\.$/).waitFor()
  expect(await axeFindings(page)).toEqual([])

  const other = await visit(DESKTOP)
  await letIn(other, pilot.email)
  await open(other, conversationPath(id))
  await write(other, "Bist du noch da?")
  await thread(other).getByText("Gesendet", { exact: true }).waitFor()
  await open(page, conversationPath(id))
  await thread(page).getByText("Bis 20 Knoten, ja.").waitFor()
  expect(await thread(page).textContent()).not.toContain("Bist du noch da?")
})

const RESTRICTED = {
  verdict: "restricted",
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Die Nachricht setzt eine Person herab, die nur gefragt hat.",
}

test("what the back office hides disappears from an open thread", async () => {
  const { id, pilot, guest } = await makeTalk()
  const page = await visit(PHONE)
  await letIn(page, guest.email)
  await open(page, conversationPath(id))
  await thread(page).getByText("Bis 20 Knoten, ja.").waitFor()
  const [rude] = await db.select().from(messagesTable).where(eq(messagesTable.authorId, pilot.id))
  const report = await makeReport(db, {
    subjectKind: "message",
    subjectId: rude?.id ?? 0,
    reporterId: guest.id,
  })
  const office = await visit(DESKTOP)
  await letIn(office, (await makeLogin(db, { isAdmin: true })).email)
  const decided = await office.request.post(`${ownProduct.url}/api/reports/${report.id}/decision`, {
    data: RESTRICTED,
    headers: { origin: ownProduct.url },
  })
  expect(decided.status()).toBe(200)
  await thread(page).getByText("Nach einer Meldung ausgeblendet").waitFor()
  expect(await thread(page).textContent()).not.toContain("Bis 20 Knoten, ja.")
})
