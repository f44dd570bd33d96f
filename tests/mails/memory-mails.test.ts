import { expect, test } from "vitest"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { albumPath } from "#features/memories/memory-paths.ts"
import { askToShow } from "#features/memories/server/ask-to-show.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()

test("who is asked about a photo reads why, until when and what follows, and not the photo itself", async () => {
  const guest = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const title = "Einmal zur Burg Eltz"
  const { id: flightId, pilotId } = await makePastFlight(db, { passengerId: guest.id, title })
  const { id: memoryId, photoId } = await makeMemory(db, { flightId, userId: guest.id })
  const pilot = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
  const pictured = [{ userId: guest.id, self: true, companions: false }]
  await askToShow(db, pilot, { memoryId, input: { pictured, isNobodyPictured: false } })
  await workOff(db)
  const mails = received.filter((mail) => mail.to?.[0]?.address === guest.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Darf dieses Foto öffentlich werden? Einmal zur Burg Eltz",
  ])
  const [mail] = mails
  if (!mail) throw new Error("no mail came")
  const { text, html } = seenIn(mail)
  for (const said of [
    title,
    "weil es von dir ist und du darauf zu erkennen bist",
    "Ohne Antwort bleibt es unter euch.",
    "Ein Ja kannst du jederzeit zurücknehmen",
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(mail.html).toContain(albumPath(flightId))
  expect(mail.html).not.toContain(photoId)
  expect(mail.attachments).toEqual([])
  expect(factsIn(text)).toEqual(factsIn(html))
})
