import { afterEach, beforeEach, expect, test } from "vitest"
import type { SessionMethod } from "#features/auth/core/server/auth-tables.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { deleteSessionsQueue } from "./delete-sessions.ts"
import { startSession } from "./start-session.ts"

const db = await testDatabase()

let now = new Date("2027-05-01T10:52:00Z")
let restoreClock = () => {}
beforeEach(() => {
  restoreClock = setClockSource(() => now)
})
afterEach(() => restoreClock())

async function signIn(email: string, device: string, method: SessionMethod = "code") {
  const userId = await confirmEmail(db, email)
  await startSession(db, { userId, isPersistent: false, device, method, intent: undefined })
  await workOff(db)
}

test("the first sign-in of an account is no news, one from another device is", async () => {
  await signIn("neu@example.org", "Firefox auf Windows")
  expect(await mailsTo(db, "neu@example.org")).toEqual([])
  await signIn("neu@example.org", "Safari auf iPhone", "link")
  const [mail] = await mailsTo(db, "neu@example.org")
  expect(mail?.subject).toBe("Neue Anmeldung bei Aufwind: Safari auf iPhone")
  expect(mail?.text).toContain("Safari auf iPhone")
  expect(mail?.text).toContain("Sa., 1. Mai 2027, gegen 12:45 Uhr")
  expect(mail?.text).toContain("Link aus einer Mail")
  expect(mail?.text).toContain("/de/cockpit/einstellungen#anmeldungen")
})

test("a new device is reported once, however often it comes back", async () => {
  for (const device of ["Firefox auf Mac", "Chrome auf Android", "Firefox auf Mac"]) {
    await signIn("einmal@example.org", device)
    await signIn("einmal@example.org", device)
  }
  expect(await mailsTo(db, "einmal@example.org")).toHaveLength(1)
})

test("a device is still known long after its sessions were deleted", async () => {
  await signIn("lange@example.org", "Firefox auf Mac")
  await signIn("lange@example.org", "Chrome auf Android")
  now = new Date(now.getTime() + days(400))
  await deleteSessionsQueue.run(db, {})
  await signIn("lange@example.org", "Firefox auf Mac")
  await signIn("lange@example.org", "Chrome auf Android")
  await signIn("lange@example.org", "Edge auf Windows")
  const subjects = (await mailsTo(db, "lange@example.org")).map(({ subject }) => subject)
  expect(subjects).toEqual([
    "Neue Anmeldung bei Aufwind: Edge auf Windows",
    "Neue Anmeldung bei Aufwind: Chrome auf Android",
  ])
})
