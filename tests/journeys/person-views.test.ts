import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { NOT_SHOWN, READ_ONLY } from "#features/person-views/person-view.ts"
import { END_VIEW_PATH } from "#features/person-views/shown-view.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { axeFindings, DESKTOP, letIn, open, visit } from "#tests/support/browser.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { makeLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"
import { PAGE_ROWS, setStage } from "#tests/support/page-rows.ts"
import { openProductDatabase } from "#tests/support/product-database.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

const { db, pool, close } = openProductDatabase(ownProduct.dataDir)
afterAll(async () => {
  await disconnectJobs()
  await close()
})
await connectJobs(String(pool.options.connectionString), [])

const REASON = "Hat am Telefon gefragt, wo die Buchung steht."

test("somebody of the support sees the product as a passenger does, can do nothing there, and the passenger reads why", async () => {
  const person = await makeLogin(db, { firstName: "Pia", lastName: "Gerlach" })
  const support = await makeLogin(db, { officeRoles: ["support"], firstName: "Susi" })
  const page = await visit(DESKTOP)
  await letIn(page, support.email)
  await open(page, userSheetPath(person.id))
  const section = page.getByRole("region", { name: "Ansicht" })
  await section.getByRole("button", { name: "Als diese Person ansehen" }).click()
  await section.getByRole("button", { name: "Ansicht beginnen" }).click()
  await section.getByText("Schreib in einem Satz, warum.").waitFor()
  await section.getByLabel("Grund").fill(REASON)
  await section.getByRole("button", { name: "Ansicht beginnen" }).click()

  const bar = page.getByRole("complementary", { name: "Ansicht der Verwaltung" })
  await bar.getByText("Du siehst Aufwind als Pia G.").waitFor()
  expect(new URL(page.url()).pathname).toBe("/de/cockpit")
  expect(await axeFindings(page)).toEqual([])
  // the same tab, another page and another frame
  await open(page, "/de/suche")
  await bar.waitFor()
  await open(page, "/de/cockpit/nachrichten")
  await page.getByText(NOT_SHOWN).waitFor()
  await bar.waitFor()
  const refused = await page.request.post(`/api/users/${person.id}/phone`, {
    headers: { origin: ownProduct.url },
    data: { phone: "+4915112345678" },
  })
  expect(refused.status()).toBe(403)
  expect((await refused.json()).message).toBe(READ_ONLY)

  await bar.getByRole("button", { name: "Ansicht beenden" }).click()
  await page.waitForURL(`**${userSheetPath(person.id)}`)
  expect(await bar.count()).toBe(0)

  const own = await visit(DESKTOP)
  await letIn(own, person.email)
  await open(own, "/de/cockpit/einstellungen")
  await own.getByText(`„${REASON}“`).waitFor()
})

// somebody else than the one whose pages page-access asks for in the same world
const stage = await setStage(db, ownProduct.url, "gesehen@seiten.example")

/** What every hidden thing of the database is while its pages are asked for. */
const MARKS = { words: "geheimeworte", holder: "geheimeinhaberin", last4: "7391" }

async function markSecrets() {
  await db.execute(sql`update messages set text = ${MARKS.words} where event_id is null`)
  await db.execute(sql`update bookings set message = ${MARKS.words}`)
  await db.execute(sql`update booking_people set weight_kg = 183 where weight_kg is not null`)
  await db.execute(sql`update bank_accounts
    set account_holder = ${MARKS.holder}, iban_last4 = ${MARKS.last4}`)
  await db.execute(sql`update plane_insurances set policy_number = ${MARKS.words}`)
  await db.execute(sql`update verification_documents set number = ${MARKS.words}`)
}

async function viewOfOwner() {
  const viewer = httpVisitor(ownProduct.url)
  for (const [name, value] of stage.visitors.admin.cookies) viewer.cookies.set(name, value)
  await viewer.call("POST", `/api/users/${stage.owner.id}/view`, { reason: REASON })
  return viewer
}

const { id: conversationId } = await makeConversation(db, { personId: stage.owner.id })
await makeMessage(db, { conversationId, authorId: stage.owner.id, key: randomUUID() })

const cases = Object.entries(PAGE_ROWS).flatMap(([address, rows]) =>
  rows.map((row) => ({ name: row.about ? `${address} (${row.about})` : address, row })),
)

test.each(cases)("in a view of its owner, $name shows nothing that is hidden", async ({ row }) => {
  const path = typeof row.at === "string" ? row.at : await row.at(stage)
  await markSecrets()
  const viewer = await viewOfOwner()
  for (const asked of [path, dataOf(path)]) {
    const answer = await viewer.get(asked)
    const text = await answer.text()
    expect(answer.status, asked).toBeLessThan(500)
    for (const mark of Object.values(MARKS)) expect(text, asked).not.toContain(mark)
    if (asked !== path) continue
    const isPage = answer.headers.get("content-type")?.startsWith("text/html")
    if (isPage) expect(visibleLines(text).join("\n")).not.toMatch(/\b183\s*kg\b/)
    if (isPage && !path.startsWith("/dev/")) expect(text, asked).toContain(END_VIEW_PATH)
  }
})

/** Where the router fetches a page's data. */
function dataOf(path: string): string {
  const url = new URL(path, ownProduct.url)
  return `${url.pathname.replace(/\/$/, "")}.data${url.search}`
}
