import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { officeRoleGrantsTable } from "#features/office-roles/server/office-role-grants-table.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { CASE_LIST } from "../case-list.ts"
import { assignCallPath, caseNotesCallPath } from "../case-schemas.ts"
import { toCasesCsv } from "../cases-csv.ts"
import { findCaseDesk, listCases } from "./case-queries.ts"
import { caseNotesTable, casesTable } from "./cases-tables.ts"
import { deleteOldCasesQueue } from "./delete-old-cases.ts"
import { exportCases } from "./export-cases.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const ada = await makeUser(db, { isAdmin: true, firstName: "Ada", lastName: "Lovis" })
const bruno = await makeUser(db, { isAdmin: true, firstName: "Bruno", lastName: "Kant" })
const guest = await makeUser(db)
const ACTOR = {
  kind: "user",
  userId: ada.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

async function openCase() {
  const { id } = await makeWithdrawal(db)
  return { kind: "withdrawal", subject: String(id) } as const
}

type Name = Awaited<ReturnType<typeof openCase>>

interface Assigned {
  as?: number
  to: number | null
  from?: number | null
  note?: string
}

const assign = (name: Name, { as = ada.id, to, from = null, note }: Assigned) =>
  call("PUT", assignCallPath(name), {
    as,
    body: { ownerId: to, formerOwnerId: from, ...(note !== undefined && { note }) },
  })

const annotate = (name: Name, text: string, key = randomUUID()) =>
  call("POST", caseNotesCallPath(name), {
    as: ada.id,
    body: { text },
    headers: { "idempotency-key": key },
  })

const ownerOf = async (name: Name) => (await findCaseDesk(db, name)).owner?.name ?? null

test("somebody takes a case, hands it on with a note, and whoever has it puts it back", async () => {
  const name = await openCase()
  expect(await ownerOf(name)).toBeNull()
  expect((await assign(name, { to: ada.id })).status).toBe(204)
  expect(await ownerOf(name)).toBe("Ada Lovis")
  await assign(name, { to: bruno.id, from: ada.id, note: "Ruft morgen noch einmal an." })
  expect(await findCaseDesk(db, name)).toMatchObject({
    owner: { id: bruno.id, name: "Bruno Kant" },
    notes: [{ text: "Ruft morgen noch einmal an.", author: "Ada Lovis" }],
  })
  const listed = (await listCases(db, ACTOR)).find(({ subject }) => subject === name.subject)
  expect(listed?.owner).toEqual({ id: bruno.id, name: "Bruno Kant" })
  await assign(name, { as: bruno.id, to: null, from: bruno.id })
  expect(await ownerOf(name)).toBeNull()
})

test("of two who take a case the second reads who was faster, and a repeat changes nothing", async () => {
  const name = await openCase()
  await assign(name, { as: bruno.id, to: bruno.id })
  const late = await assign(name, { to: ada.id })
  expect(late.status).toBe(422)
  expect(JSON.stringify(late.json)).toContain("Inzwischen hat Bruno Kant den Fall übernommen.")
  expect((await assign(name, { as: bruno.id, to: bruno.id })).status).toBe(204)
  expect(await ownerOf(name)).toBe("Bruno Kant")
  const steps = await db
    .select({ data: eventsTable.data, actorId: eventsTable.actorId })
    .from(eventsTable)
    .innerJoin(casesTable, eq(casesTable.id, eventsTable.entityId))
    .where(and(eq(eventsTable.kind, "case.assigned"), eq(casesTable.subject, name.subject)))
  expect(steps).toEqual([{ actorId: bruno.id, data: { ...name, from: null, to: bruno.id } }])
})

test("nobody but the back office gets a case, and whoever has left it has none any more", async () => {
  const name = await openCase()
  const refused = await assign(name, { to: guest.id })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toContain("Wähle jemanden, der darüber entscheiden darf.")
  const gone = await makeUser(db, { isAdmin: true })
  await assign(name, { to: gone.id })
  await db.delete(officeRoleGrantsTable).where(eq(officeRoleGrantsTable.userId, gone.id))
  expect(await ownerOf(name)).toBeNull()
  const listed = (await listCases(db, ACTOR)).find(({ subject }) => subject === name.subject)
  expect(listed?.owner).toBeNull()
})

test("notes stand below their case, the newest first, and their events know none of the words", async () => {
  const name = await openCase()
  const key = randomUUID()
  const first = await annotate(name, "  Gast rief an. ", key)
  expect((await annotate(name, "  Gast rief an. ", key)).json).toEqual(first.json)
  await annotate(name, "Bank angeschrieben.")
  const { notes } = await findCaseDesk(db, name)
  expect(notes.map(({ text }) => text)).toEqual(["Bank angeschrieben.", "Gast rief an."])
  const events = await db.select().from(eventsTable).where(eq(eventsTable.kind, "case.annotated"))
  expect(events.map(({ data }) => data)).toContainEqual({ noteId: first.json.id })
  expect(JSON.stringify(events)).not.toContain("Gast rief an")
  expect((await annotate(name, "  ")).json.message).toEqual([
    { property: "text", constraints: { too_small: "Schreib, was andere hier wissen sollen." } },
  ])
})

test("a note stays as it was written", async () => {
  const name = await openCase()
  const { json } = await annotate(name, "So war es.")
  const own = eq(caseNotesTable.id, json.id)
  await expect(db.update(caseNotesTable).set({ text: "Anders." }).where(own)).rejects.toThrow()
  expect(await db.$count(caseNotesTable, own)).toBe(1)
})

test("what does not wait can be neither taken nor annotated", async () => {
  const none = { kind: "withdrawal", subject: "2000000" } as const
  expect((await assign(none, { to: ada.id })).status).toBe(404)
  expect((await annotate(none, "Wer?")).status).toBe(404)
  expect(await db.$count(casesTable, eq(casesTable.subject, none.subject))).toBe(0)
})

test("a year after somebody last did something about a case it is gone with its notes", async () => {
  const old = await openCase()
  const fresh = await openCase()
  await annotate(old, "Lange her.")
  await annotate(fresh, "Gerade eben.")
  const longAgo = new Date(clock.now().getTime() - days(366))
  await db.update(casesTable).set({ touchedAt: longAgo }).where(eq(casesTable.subject, old.subject))
  await deleteOldCasesQueue.run(db, {})
  expect((await findCaseDesk(db, old)).notes).toEqual([])
  expect((await findCaseDesk(db, fresh)).notes).toHaveLength(1)
})

test("the table has the cases of a view or those that were chosen, without what names somebody, and is written down", async () => {
  const { ref, id, name } = await makeWithdrawal(db, { name: "Quirina Namenlos" })
  const mine = { kind: "withdrawal", subject: String(id) } as const
  await assign(mine, { to: ada.id })
  const query = parseListAddress(
    CASE_LIST,
    new URLSearchParams("ansicht=meine&art=geld&spalten=known,owner,kind"),
  )
  const cases = await exportCases(db, ACTOR, query)
  expect(cases.find(({ key }) => key === `withdrawal/${id}`)?.known).toContain(name)
  const csv = toCasesCsv(cases, query.columns)
  const [titles, ...lines] = csv.trim().split("\r\n")
  expect(titles).toBe('"Fall";"Art";"Nummer";"Zuständig"')
  expect(lines).toContain(`"Widerruf ${ref}";"Widerruf";"${id}";"Ada Lovis"`)
  expect(csv).not.toContain("Quirina")

  const other = await openCase()
  const chosen = await exportCases(db, ACTOR, query, [
    `withdrawal/${id}`,
    `withdrawal/${other.subject}`,
  ])
  expect(chosen.map(({ key }) => key)).toEqual([`withdrawal/${id}`])
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.cases_exported"))
  expect(events.map(({ data }) => data)).toEqual([{ count: cases.length }, { count: 1 }])
})
