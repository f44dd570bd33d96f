import { afterEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { FOUND, INFECTED, testMalwareScanner } from "#tests/support/malware-scanner.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { openReceipt } from "./open-receipt.ts"
import { scanReceiptsQueue } from "./scan-receipts.ts"
import { costReceiptsTable } from "./settlements-tables.ts"

const scanner = await testMalwareScanner()
const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function settling() {
  const pilot = await makePilot(db)
  const { flight } = await makeSettlement(db, { pilotId: pilot.id })
  const path = `/api/flights/${flight.id}`
  const send = (rawBody: Uint8Array<ArrayBuffer>) =>
    call("POST", `${path}/cost-receipts`, {
      as: pilot.id,
      rawBody,
      headers: { "content-type": "application/pdf" },
    })
  const state = (receiptId: string) =>
    call("POST", `${path}/settlement-costs`, {
      as: pilot.id,
      body: {
        costs: [{ kind: "fuel", label: "Sprit", amountCents: 10_000, receiptIds: [receiptId] }],
      },
    })
  const open = (receiptId: string) =>
    openReceipt(db, { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false }, receiptId)
  return { send, state, open }
}

test("a receipt is scanned as well, and refused where something is found", async () => {
  const { send, open } = await settling()
  const { status, json } = await send(makePdf())
  expect({ status, isQuarantined: json.isQuarantined }).toEqual({
    status: 201,
    isQuarantined: false,
  })
  expect(await open(json.id)).toMatchObject({ scanState: "clean" })
  expect((await send(INFECTED)).json.code).toBe("infected-file")
})

test("while the scanner is away a receipt lies in quarantine: nobody opens it and no item names it", async () => {
  scanner.state.mood = "away"
  const { send, state, open } = await settling()
  const { status, json } = await send(makePdf())
  expect({ status, isQuarantined: json.isQuarantined }).toEqual({
    status: 201,
    isQuarantined: true,
  })
  expect(await open(json.id)).toBeUndefined()
  expect(await state(json.id)).toMatchObject({
    status: 422,
    json: { code: "receipt-in-quarantine" },
  })
  // as soon as it answers again
  scanner.state.mood = "there"
  expect((await state(json.id)).status).toBe(200)
  expect(await open(json.id)).toMatchObject({ id: json.id, position: 1 })
})

test("receipts that came meanwhile are scanned by themselves, or when an item names them", async () => {
  scanner.state.mood = "away"
  const { send, state, open } = await settling()
  const [clean, infected, named] = [
    (await send(makePdf())).json.id,
    (await send(INFECTED)).json.id,
    (await send(INFECTED)).json.id,
  ]
  await scanReceiptsQueue.run(db, undefined)
  expect(await open(clean)).toBeUndefined()
  scanner.state.mood = "there"
  expect(await state(named)).toMatchObject({ status: 422, json: { message: FOUND } })
  await scanReceiptsQueue.run(db, undefined)
  expect(await open(clean)).toMatchObject({ scanState: "clean" })
  const left = await db.select().from(costReceiptsTable)
  expect(left.filter(({ id }) => [infected, named].includes(id))).toEqual([])
})

test("a receipt that has waited for more than an hour becomes a case for the back office", async () => {
  scanner.state.mood = "away"
  const { send } = await settling()
  const { json } = await send(makePdf())
  await scanAfter(hours(1) + 1)
  expect(await db.select().from(failingRowsTable)).toMatchObject([
    { queue: "scan-cost-receipts", entity: "cost_receipt", rowId: json.id },
  ])
  restoreClock()
  scanner.state.mood = "there"
  await scanAfter(hours(2))
  expect(await db.select().from(failingRowsTable)).toEqual([])
})

function scanAfter(ms: number) {
  const later = new Date(clock.now().getTime() + ms)
  restoreClock = setClockSource(() => later)
  return scanReceiptsQueue.run(db, undefined)
}
