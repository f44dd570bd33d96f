import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { testDatabase } from "#tests/support/database.ts"
import { hasAskedSomebody } from "./has-asked-somebody.ts"

const db = await testDatabase()

test("push is offered to who has written, or asked for a seat, and to nobody before", async () => {
  const { id } = await makeUser(db)
  expect(await hasAskedSomebody(db, id)).toBe(false)
  const conversation = await makeConversation(db, { personId: id })
  expect(await hasAskedSomebody(db, id)).toBe(false)
  await makeMessage(db, { conversationId: conversation.id, authorId: id })
  expect(await hasAskedSomebody(db, id)).toBe(true)

  const guest = await makeUser(db)
  await makeBooking(db, { passengerId: guest.id })
  expect(await hasAskedSomebody(db, guest.id)).toBe(true)
})
