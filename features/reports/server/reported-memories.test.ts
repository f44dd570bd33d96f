import { expect, test } from "vitest"
import { makeMemory, makeMemoryRequest } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { albumPath, memoryPhotoPath } from "#features/memories/memory-paths.ts"
import { canSeeMemoryPhoto } from "#features/memories/server/open-memory-photo.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import type { UserActor } from "#platform/actor.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openReport } from "./open-report.ts"
import { findReported } from "./report-subject.ts"
import { canSeeReportedMemory } from "./reported-photo.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const { id: adminId } = await makeUser(db, { isAdmin: true })
const ADMIN: UserActor = {
  kind: "user",
  userId: adminId,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
}

async function albumPhoto() {
  const guest = await makeUser(db, { firstName: "Jonas", lastName: "Kern" })
  const flight = await makePastFlight(db, { passengerId: guest.id, title: "Übers Watt" })
  const memory = await makeMemory(db, { flightId: flight.id, userId: guest.id, caption: "Oben" })
  return { flightId: flight.id, pilotId: flight.pilotId, guestId: guest.id, memory }
}

test("a photo is reported by who was on board, and by everybody once it is public", async () => {
  const { flightId, pilotId, guestId, memory } = await albumPhoto()
  const stranger = await makeUser(db)
  expect(await findReported(db, "memory", memory.id, pilotId)).toEqual({
    subject: "memory",
    id: memory.id,
    title: "Foto vom Flug „Übers Watt“",
    path: albumPath(flightId),
  })
  for (const other of [stranger.id, undefined]) {
    expect(await findReported(db, "memory", memory.id, other)).toBeUndefined()
  }
  const shown = { memoryId: memory.id, pilotId, status: "shown" } as const
  await makeMemoryRequest(db, shown, [{ userId: guestId, answer: "agreed" }])
  for (const other of [stranger.id, undefined]) {
    expect(await findReported(db, "memory", memory.id, other)).toMatchObject({
      path: profilePath(pilotId),
    })
  }
})

test("the back office sees the reported photo alone, and hides it for everybody but itself", async () => {
  const { pilotId, guestId, memory } = await albumPhoto()
  const other = await albumPhoto()
  expect(await canSeeReportedMemory(db, ADMIN, memory.photoId)).toBe(false)
  const report = await makeReport(db, { subjectKind: "memory", subjectId: memory.id })
  const { content } = await openReport(db, ADMIN, report.id)
  expect(content).toMatchObject({
    author: { id: guestId },
    text: "Oben",
    photo: { small: memoryPhotoPath(memory.photoId, 480) },
    obstacle: null,
  })
  expect(
    await canSeeReportedMemory(db, { ...ADMIN, isAdmin: false, officeRoles: [] }, memory.photoId),
  ).toBe(false)
  expect(await canSeeReportedMemory(db, ADMIN, other.memory.photoId)).toBe(false)
  const decided = await call("POST", `/api/reports/${report.id}/decision`, {
    as: adminId,
    body: {
      verdict: "restricted",
      ground: "terms",
      provision: "AGB Nummer 12 (1)",
      reasons: "Auf dem Foto ist ein fremdes Kind zu erkennen.",
    },
  })
  expect(decided.status).toBe(200)
  for (const reader of [guestId, pilotId]) {
    expect(await canSeeMemoryPhoto(db, reader, memory.photoId)).toBe(false)
  }
  expect(await canSeeReportedMemory(db, ADMIN, memory.photoId)).toBe(true)
})
