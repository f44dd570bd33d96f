import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { expect, test, vi } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import {
  bookingPeopleTable,
  bookingsTable,
} from "#features/bookings/core/server/bookings-tables.ts"
import { calendarFeedsTable } from "#features/calendar-feed/server/calendar-feeds-table.ts"
import { messagesTable } from "#features/chat/core/server/conversations-tables.ts"
import { HINTS_PATH } from "#features/chat/live/hint.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { NOT_SHOWN, READ_ONLY } from "#features/person-views/person-view.ts"
import { personViewsTable } from "#features/person-views/server/person-views-table.ts"
import { END_VIEW_PATH } from "#features/person-views/shown-view.ts"
import { bankAccountsTable } from "#features/users/core/server/users-tables.ts"
import { blockUser } from "#features/users/office/server/block-user.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { maskedBeside } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { eventsTable } from "#platform/server/events.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { visibleLines } from "#tests/support/visible-text.ts"

const db = await testDatabase()
const { app, call } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

const REASON = "Sie findet ihre Buchung nicht und hat uns geschrieben."

const makeOffice = (officeRoles = ["support"] as const) =>
  makeUser(db, { officeRoles: [...officeRoles] })

async function begin(userId: number, viewerId?: number, provenMsAgo = 0) {
  const session = await accessCookieFor(db, viewerId ?? (await makeOffice()).id, provenMsAgo)
  const answer = await call("POST", `/api/users/${userId}/view`, {
    cookie: session,
    body: { reason: REASON },
  })
  const view = answer.cookies.find((one) => one.startsWith("view="))?.split(";")[0] ?? ""
  return { answer, session, view, cookie: `${session}; ${view}` }
}

const get = (path: string, cookie: string) =>
  app.request(`${env().PUBLIC_URL}${path}`, { headers: { cookie } })

const post = (path: string, cookie: string, body?: string) =>
  app.request(`${env().PUBLIC_URL}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    ...(body !== undefined && { body }),
  })

test("whoever supports people sees the product as one of them, and the person reads that and why", async () => {
  const person = await makeUser(db, { firstName: "Mia", lastName: "Sander" })
  const { answer, cookie } = await begin(person.id)
  expect(answer.status).toBe(200)
  const cockpit = await get("/de/cockpit", cookie)
  const html = await cockpit.text()
  expect(cockpit.status).toBe(200)
  expect(html).toContain("Du siehst Aufwind als")
  expect(html).toContain("<strong>Mia S.</strong>")
  expect(html).toContain(END_VIEW_PATH)
  expect(html).not.toContain('href="/de/verwaltung"')
  const looks = await db.select().from(dataLooksTable).where(eq(dataLooksTable.userId, person.id))
  expect(looks).toMatchObject([{ kind: "view", reason: REASON, roles: ["support"] }])
  const own = await accessCookieFor(db, person.id)
  expect(await (await get("/de/cockpit/einstellungen", own)).text()).toContain(REASON)
})

test("the view is an event of the person, without the words of its reason", async () => {
  const person = await makeUser(db)
  const viewer = await makeOffice()
  const { cookie } = await begin(person.id, viewer.id)
  await post(END_VIEW_PATH, cookie)
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, person.id))
  const told = events.filter(({ kind }) => kind.startsWith("user.view"))
  expect(told).toMatchObject([
    { kind: "user.view_started", actorId: viewer.id, actorKind: "admin", data: {} },
    { kind: "user.view_ended", actorId: viewer.id, actorKind: "admin", data: {} },
  ])
})

test("it takes the right, a reason and a fresh proof", async () => {
  const person = await makeUser(db)
  const content = await makeUser(db, { officeRoles: ["content"] })
  expect((await begin(person.id, content.id)).answer).toMatchObject({
    status: 403,
    json: { code: "right-missing" },
  })
  expect((await begin(person.id, undefined, minutes(11))).answer).toMatchObject({
    status: 403,
    json: { code: "fresh-proof-needed" },
  })
  const session = await accessCookieFor(db, (await makeOffice()).id)
  const path = `/api/users/${person.id}/view`
  const silent = await call("POST", path, { cookie: session, body: { reason: "so" } })
  expect(silent.status).toBe(400)
  expect(await db.$count(dataLooksTable, eq(dataLooksTable.userId, person.id))).toBe(0)
})

test("nobody of the back office, nobody blocked and not the viewer is seen so", async () => {
  const viewer = await makeOffice()
  const blocked = await makeUser(db)
  await blockUser(
    db,
    { kind: "user", userId: viewer.id, isPilot: false, isAdmin: true, officeRoles: ["owner"] },
    {
      userId: blocked.id,
      statement: { ground: "terms", provision: "§ 4", reasons: "Zweimal gar nicht erschienen." },
    },
  )
  for (const id of [viewer.id, (await makeUser(db, { officeRoles: ["content"] })).id, blocked.id]) {
    expect((await begin(id, viewer.id)).answer).toMatchObject({ status: 403 })
  }
})

test("asked for twice, the same view goes on and its person is told once", async () => {
  const person = await makeUser(db)
  const viewer = await makeOffice()
  const first = await begin(person.id, viewer.id)
  const again = await call("POST", `/api/users/${person.id}/view`, {
    cookie: first.session,
    body: { reason: REASON },
  })
  expect(again.cookies.some((one) => one.startsWith(first.view))).toBe(true)
  expect(await db.$count(dataLooksTable, eq(dataLooksTable.userId, person.id))).toBe(1)
})

const writing = apiEndpoints.filter(({ method }) => method !== "GET")

test.each(writing.map(({ method, path }) => `${method} ${path}`))(
  "%s is refused in a view",
  async (name) => {
    const { cookie } = await viewOfPilot
    const [method = "", path = ""] = name.split(" ")
    const answer = await app.request(`${env().PUBLIC_URL}${path.replaceAll(/:\w+/g, "1")}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: "{}",
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(READ_ONLY)
  },
)

const reading = apiEndpoints.filter(
  ({ method, isShownInView, access }) =>
    method === "GET" && !isShownInView && access !== "anonymous",
)

test.each(reading.map(({ path }) => path))("GET %s is not part of a view", async (path) => {
  const { cookie } = await viewOfPilot
  const { status, json } = await call("GET", path.replaceAll(/:\w+/g, "1"), { cookie })
  expect({ status, code: json.code }).toEqual({ status: 403, code: "not-in-view" })
})

test("a form and the stream of hints are refused as well", async () => {
  const { cookie } = await viewOfPilot
  for (const path of ["/logout", "/logout.data", "/de/login", "/de/cockpit"]) {
    const answer = await post(path, cookie, "a=b")
    expect(answer.status, path).toBe(403)
    expect(await answer.text()).toContain(READ_ONLY)
  }
  expect((await get(HINTS_PATH, cookie)).status).toBe(403)
})

test("no query of a view can write, whatever asks it", async () => {
  const { id } = await makeUser(db)
  const change = maskedBeside(db).execute(sql`update public.users set about = 'x' where id = ${id}`)
  await expect(change).rejects.toMatchObject({ cause: { code: "25006" } })
})

const SECRET = {
  words: "Treffpunkt ist das blaue Tor",
  weight: 183,
  holder: "Kontoinhaberin Geheim",
  last4: "7391",
}

const viewOfPilot = (async () => begin(await pilotId()))()

async function pilotId() {
  const { id } = await makePilot(db)
  return id
}

/** A pilot with a guest who has written, weighs something and pays. */
async function makeStory() {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  await makeBooking(db, {
    flight,
    passengerId: guest.id,
    people: [{ name: "Lena Berger", weightKg: SECRET.weight, luggageKg: 4 }],
  })
  await db.execute(
    sql`update bookings set message = ${SECRET.words} where flight_id = ${flight.id}`,
  )
  const conversation = await makeConversation(db, { pilotId: pilot.id, personId: guest.id })
  await makeMessage(db, {
    conversationId: conversation.id,
    authorId: guest.id,
    text: SECRET.words,
  })
  await db.execute(sql`insert into bank_accounts
    (user_id, account_holder, iban_encrypted, iban_last4, updated_at)
    values (${pilot.id}, ${SECRET.holder}, 'x', ${SECRET.last4}, now())`)
  await insertRow(db, calendarFeedsTable, {
    userId: pilot.id,
    secretHash: randomUUID(),
    secretEncrypted: "kaputt",
    createdAt: clock.now(),
  })
  const voucher = await makeVoucher(db, { buyerId: guest.id })
  return { pilot, guest, flight, voucher }
}

test("what is hidden is in no page, no data of a page and no answer", async () => {
  const { pilot, guest, flight, voucher } = await makeStory()
  const code = voucher.code.slice(0, 4)
  const paths = [
    "/de/cockpit",
    flightRoomPath(flight.id),
    "/de/cockpit/einstellungen",
    "/de/cockpit/einstellungen/profil",
    "/de/cockpit/nachrichten",
    "/de/cockpit/guthaben",
    "/de/cockpit/zahlungen",
    "/de/cockpit/archiv",
    "/de/cockpit/einstellungen/verifizierung",
    `/de/cockpit/flug/${flight.id}/abrechnung/bankdaten`,
    `/api/users/${pilot.id}/as-owner`,
    `/api/users/${guest.id}/as-owner`,
  ]
  for (const person of [pilot, guest]) {
    const { cookie } = await begin(person.id)
    for (const path of paths) {
      const isPage = path.startsWith("/de")
      for (const address of isPage ? [path, `${path}.data`] : [path]) {
        const answer = await get(address, cookie)
        const text = await answer.text()
        expect(answer.status, address).toBeLessThan(500)
        for (const secret of [code, SECRET.words, SECRET.holder, SECRET.last4]) {
          expect(text, `${address} as ${person.id}`).not.toContain(secret)
        }
        // the numbers of a page's data also count its parts
        if (address === path) expect(visibleLines(text).join("\n")).not.toMatch(/\b183\b/)
      }
    }
  }
})

test("a view reads every row without what it hides, whichever query asks", async () => {
  const { pilot, flight } = await makeStory()
  const seen = maskedBeside(db)
  const people = await seen
    .select({ name: bookingPeopleTable.name, weightKg: bookingPeopleTable.weightKg })
    .from(bookingPeopleTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, bookingPeopleTable.bookingId))
    .where(eq(bookingsTable.flightId, flight.id))
  expect(people).toEqual([{ name: "Lena Berger", weightKg: null }])
  const accounts = await seen
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, pilot.id))
  expect(accounts).toMatchObject([
    { accountHolder: "(ausgeblendet)", ibanEncrypted: "", ibanLast4: "••••" },
  ])
  const texts = await seen.select({ text: messagesTable.text }).from(messagesTable)
  expect(texts.map(({ text }) => text)).not.toContain(SECRET.words)
  expect(await seen.$count(calendarFeedsTable)).toBe(0)
})

test("a page of what is hidden says so under the bar, and so does one that only files are of", async () => {
  const { guest } = await makeStory()
  const { cookie } = await begin(guest.id)
  for (const path of ["/de/cockpit/nachrichten", "/de/cockpit/statistik/fluege.csv"]) {
    const answer = await get(path, cookie)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(NOT_SHOWN)
  }
  const html = await (await get("/de/cockpit/nachrichten", cookie)).text()
  expect(html).toContain("Ansicht beenden")
  expect(html).not.toContain(SECRET.words)
})

test("„Ansicht beenden“ leads back to the person's page, and the browser is the viewer's again", async () => {
  const person = await makeUser(db)
  const { cookie, session } = await begin(person.id)
  const answer = await post(END_VIEW_PATH, cookie)
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(userSheetPath(person.id))
  expect(answer.headers.getSetCookie().join()).toContain("view=; Max-Age=0")
  expect((await get(userSheetPath(person.id), session)).status).toBe(200)
})

async function expectOver(cookie: string, userId: number) {
  const write = await call("POST", `/api/users/${userId}/block`, { cookie, body: {} })
  expect(write).toMatchObject({ status: 403, json: { code: "view-is-over" } })
  const read = await call("GET", `/api/users/${userId}/as-owner`, { cookie })
  expect(read).toMatchObject({ status: 403, json: { code: "view-is-over" } })
  const page = await get("/de/cockpit", cookie)
  expect(page.status).toBe(302)
  expect(page.headers.get("location")).toBe(userSheetPath(userId))
  expect(page.headers.getSetCookie().join()).toContain("view=; Max-Age=0")
}

test("after a quarter of an hour it is over, and nothing of its pages is done as the viewer", async () => {
  const person = await makeUser(db)
  const { cookie } = await begin(person.id)
  vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + minutes(15)))
  await expectOver(cookie, person.id)
  vi.restoreAllMocks()
})

test("it is over at once when the viewer loses the right", async () => {
  const person = await makeUser(db)
  const viewer = await makeOffice()
  const { cookie } = await begin(person.id, viewer.id)
  await writeGrants(db, { userId: viewer.id, roles: ["content"], grantedById: null })
  await expectOver(cookie, person.id)
})

test("it is over at once when the person joins the back office", async () => {
  const person = await makeUser(db)
  const { cookie } = await begin(person.id)
  await writeGrants(db, { userId: person.id, roles: ["content"], grantedById: null })
  await expectOver(cookie, person.id)
})

test("it ends with the session of the viewer, and counts in no other session", async () => {
  const person = await makeUser(db)
  const viewer = await makeOffice()
  const { cookie, view } = await begin(person.id, viewer.id)
  const other = `${await accessCookieFor(db, viewer.id)}; ${view}`
  expect((await get("/de/cockpit", other)).status).toBe(302)
  const strange = `${await accessCookieFor(db, (await makeUser(db)).id)}; ${view}`
  expect(await call("GET", `/api/users/${person.id}/as-owner`, { cookie: strange })).toMatchObject({
    status: 403,
  })
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(eq(sessionsTable.userId, viewer.id))
  const answer = await call("GET", `/api/users/${person.id}/as-owner`, { cookie })
  expect(answer.status).toBe(401)
})

test("each table of which something is hidden has all its columns there", async () => {
  const { rows } = await db.execute<{ relation: string; missing: string }>(sql`
    select v.table_name as relation, string_agg(c.column_name, ' ') as missing
    from information_schema.views v
    join information_schema.columns c on c.table_schema = 'public' and c.table_name = v.table_name
    left join information_schema.columns s on s.table_schema = 'person_view'
      and s.table_name = v.table_name and s.column_name = c.column_name and s.data_type = c.data_type
    where v.table_schema = 'person_view' and s.column_name is null
    group by 1`)
  // a migration that changes one of these tables calls person_view.drop before, and person_view.make after that
  expect(rows).toEqual([])
})

test("views leave with their session and with their person", async () => {
  const person = await makeUser(db)
  const { session } = await begin(person.id)
  expect(session).not.toBe("")
  expect(await db.$count(personViewsTable, eq(personViewsTable.userId, person.id))).toBe(1)
})
