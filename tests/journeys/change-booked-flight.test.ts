import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { PASSENGER_EMAIL, PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { editPath } from "#features/flights/draft/draft.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { proves } from "#tests/contract/proves.ts"
import { arrive, axeFindings, DESKTOP, open, signIn, visit } from "#tests/support/browser.ts"
import { makeEditableFlight, startsAt } from "#tests/support/change-steps.ts"
import { mailsFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"

const { db, close } = openProductDatabase(ownProduct.dataDir)
afterAll(close)

const TITLE = "Ein Tag am Watt, um den es geht"
const PATIENCE = { timeout: 20_000 }

async function idOf(email: string): Promise<number> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  if (!user) throw new Error(`${email} is missing`)
  return user.id
}

test("a pilot moves a booked flight, its guest reads what is new and agrees, the pilot sees it", {
  meta: proves("wizard-edit"),
}, async () => {
  const pilotId = await idOf(PILOT_EMAIL)
  // so far ahead that the demo pilot has nothing else
  const flight = await makeEditableFlight(db, { pilotId, departsAt: startsAt(200), title: TITLE })
  await makeBooking(db, { flight, passengerId: await idOf(PASSENGER_EMAIL) })

  const pilot = await visit(DESKTOP)
  await signIn(pilot, PILOT_EMAIL)
  const edit = editPath(flight.id)
  await open(pilot, `${edit}/datum`)
  await pilot.getByRole("textbox", { name: "Start" }).fill("14:00")
  await pilot.getByRole("button", { name: "Weiter: Typ" }).click()
  await arrive(pilot, `**${edit}/typ`)
  await open(pilot, `${edit}/zusammenfassung`)
  await pilot.getByText(/1 Gast wird gefragt, bis /).waitFor()
  expect(await axeFindings(pilot)).toEqual([])
  await pilot.getByRole("button", { name: "Änderungen veröffentlichen" }).click()
  await arrive(pilot, "**/geschafft?flug=*")
  await pilot.getByText("Noch keine Antwort").waitFor()
  expect(await axeFindings(pilot)).toEqual([])

  const guest = await visit(DESKTOP)
  await signIn(guest, PASSENGER_EMAIL)
  const change = guest.getByRole("group", { name: `Geänderter Flug: ${TITLE}` })
  await change.getByText(/14:00 Uhr/).waitFor()
  await change.getByRole("button", { name: "Das passt mir nicht" }).click()
  await change.getByText("68,75 €", { exact: false }).first().waitFor()
  expect(await axeFindings(guest)).toEqual([])
  await change.getByRole("button", { name: "Noch überlegen" }).click()
  await change.getByRole("button", { name: "Ich stimme zu" }).click()
  await guest.getByText("Zugestimmt. Du fliegst mit.").waitFor()
  await change.waitFor({ state: "detached" })
  await expect
    .poll(() => mailsFor(PASSENGER_EMAIL), PATIENCE)
    .toContainEqual(expect.stringContaining(TITLE))

  await open(pilot, `${edit}/zusammenfassung`)
  await pilot.getByText("Stimmt zu").waitFor()
})
