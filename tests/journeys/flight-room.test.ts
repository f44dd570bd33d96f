import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { proves } from "#tests/contract/proves.ts"
import { axeFindings, DESKTOP, letIn, open, PHONE, visit } from "#tests/support/browser.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const TITLE = "Über die Ruhr und zurück"

async function bookedFlight() {
  const pilot = await makePilotLogin(db)
  const flight = await makeFlight(db, { pilotId: pilot.id, title: TITLE, seatsOffered: 3 })
  const guest = await makeLogin(db, { firstName: "Lena", lastName: "Berger" })
  await makeBooking(db, { flight, passengerId: guest.id })
  await makeBooking(db, { flight, outcome: "requested" })
  return { pilot, flight, guest }
}

async function visitAs(email: string, device: typeof DESKTOP | typeof PHONE): Promise<Page> {
  const page = await visit(device)
  await letIn(page, email)
  return page
}

test("a pilot finds guests, load, papers and what happened in the room of the next flight", {
  meta: proves("page-flight-room"),
}, async () => {
  const { pilot, flight } = await bookedFlight()
  const page = await visitAs(pilot.email, DESKTOP)
  await open(page, "/de/cockpit")
  await page.getByRole("link", { name: "Zum Flug" }).click()
  await page.waitForURL(`**${flightRoomPath(flight.id)}`)
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor()
  await page.getByRole("heading", { name: "Eine Anfrage wartet" }).waitFor()
  const region = (name: string) => page.getByRole("region", { name })
  await region("Mit an Bord").getByText("Lena B.").first().waitFor()
  for (const name of [
    "Treffpunkt und Route",
    "Flugfit",
    "Checkliste",
    "Dokumente",
    "Gehört dazu",
  ]) {
    await region(name).waitFor()
  }
  await region("Was bisher geschah").getByText("Lena B. hat angefragt").first().waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole("button", { name: /zusagen/i }).click()
  await page.getByRole("heading", { name: "2 Gäste fliegen mit" }).waitFor()
})

test("the page of a flight knows its guest and leads into the room", async () => {
  const { flight, guest } = await bookedFlight()
  const page = await visitAs(guest.email, PHONE)
  await open(page, flightPath(flight.id))
  await page.getByRole("heading", { name: "Du fliegst mit" }).waitFor()
  expect(await page.getByRole("button", { name: "Platz sichern" }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Zu deinem Flug" }).click()
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor()
  await page.getByRole("region", { name: "Deine Buchung" }).getByText("Treffpunkt").waitFor()
  await page.getByRole("link", { name: /^Nachricht an/ }).waitFor()
  await page.getByRole("region", { name: "Mit an Bord" }).getByText("am Steuer").waitFor()
  expect(await page.getByText("hat angefragt").allTextContents()).toEqual(["Lena B. hat angefragt"])
  expect(await axeFindings(page)).toEqual([])
})

test("what is ticked and written in the room stands in list and thread, and strangers find no room", async () => {
  const { pilot, flight, guest } = await bookedFlight()
  const { id: conversationId } = await makeConversation(db, {
    subject: "flight",
    flightId: flight.id,
    pilotId: pilot.id,
    personId: guest.id,
  })
  await makeMessage(db, { conversationId, authorId: pilot.id, text: "Bis Samstag am Tor." })
  const page = await visitAs(guest.email, PHONE)
  await open(page, flightRoomPath(flight.id))
  const list = page.getByRole("region", { name: "Checkliste" })
  await list.getByRole("checkbox", { name: /^Mein Gewicht stimmt/ }).check()
  await list.getByText(/^Gespeichert/).waitFor()

  const talk = page.getByRole("region", { name: /^Unterhaltung mit/ })
  await talk.getByText("Bis Samstag am Tor.").waitFor()
  await talk.getByRole("textbox").scrollIntoViewIfNeeded()
  await talk.getByText("1 ungelesen").waitFor({ state: "detached" })
  await talk.getByRole("textbox").fill("Ich bin pünktlich da.")
  await talk.getByRole("button", { name: "Senden", exact: true }).click()
  await talk.getByText("Gesendet", { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await open(page, conversationPath(conversationId))
  await page
    .getByRole("region", { name: /^Verlauf mit/ })
    .getByText("Ich bin pünktlich da.")
    .waitFor()
  await open(page, checklistPath(flight.id))
  expect(await page.getByRole("checkbox", { name: /^Mein Gewicht stimmt/ }).isChecked()).toBe(true)
  await page.getByRole("checkbox", { name: /^Mit der Person am Steuer/ }).check()
  await page.getByText(/^Gespeichert/).waitFor()
  await open(page, flightRoomPath(flight.id))
  await list.getByText("2 von 27 erledigt").waitFor()

  const stranger = await visitAs((await makeLogin(db)).email, PHONE)
  expect((await stranger.request.get(flightRoomPath(flight.id))).status()).toBe(404)
})
