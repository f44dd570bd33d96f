import { afterEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { balanceOfPilot, listPilotStories } from "./pilot-stories.ts"

const db = await testDatabase()
testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

test("a pilot reads what is theirs after the settlement, and that it was paid out", async () => {
  const { id: pilotId } = await makePilot(db)
  await giveTrustedAccount(db, pilotId)
  await makeSettlement(db, { pilotId, step: "submitted" })
  const [before] = (await listPilotStories(db, pilotId, 1)).stories
  expect(before).toMatchObject({ settledCents: 0, paidOutCents: 0 })
  const at = clock.now().getTime() + hours(49)
  restoreClock = setClockSource(() => new Date(at))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
  const [story] = (await listPilotStories(db, pilotId, 1)).stories
  const theirs = story?.settledCents ?? 0
  expect(theirs).toBeGreaterThan(0)
  expect(story?.paidOutCents).toBe(theirs)
  expect(story?.guests[0]?.moves[0]).toMatchObject({ title: "An dich ausgezahlt", cents: theirs })
  expect(await balanceOfPilot(db, pilotId)).toMatchObject({ prepaidCents: 0, owedCents: 0 })
})
