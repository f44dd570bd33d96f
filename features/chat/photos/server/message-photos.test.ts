import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import sharp from "sharp"
import { afterEach, expect, test } from "vitest"
import { makeConversation } from "#db/seed/factories/make-conversation.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { PHOTO_WIDTHS } from "#features/users/photos/wide-photo.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { storage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { pngBomb } from "#tests/support/png-bomb.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import type { ConversationList, MessageList } from "../../core/conversations-schemas.ts"
import { messagePhotoKey } from "../../core/message-photo.ts"
import {
  conversationsTable,
  messagePhotosTable,
  messagesTable,
} from "../../core/server/conversations-tables.ts"
import { findUnreadIn } from "../../unread/server/find-unread.ts"
import { deleteMessagePhotosQueue } from "./delete-message-photos.ts"
import { canSeeMessagePhoto } from "./open-message-photo.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function picture(width = 1_600, height = 900) {
  const create = { width, height, channels: 3, background: "#3c45c4" } as const
  const exif = { IFD0: { Make: "Kamerawerk", ImageDescription: "Vor der Haustür" } }
  return new Uint8Array(await sharp({ create }).jpeg().withExif(exif).toBuffer())
}

async function send(
  as: number,
  conversationId: number,
  { bytes, key = randomUUID() }: { bytes?: Uint8Array<ArrayBuffer>; key?: string } = {},
) {
  const path = `/api/conversations/${conversationId}/photos?key=${key}`
  const answer = await app.request(`${env().PUBLIC_URL}${path}`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", cookie: await accessCookieFor(db, as) },
    body: bytes ?? (await picture()),
  })
  return { status: answer.status, json: await answer.json() }
}

async function thread(as: number, conversationId: number): Promise<MessageList> {
  return (await call("GET", `/api/conversations/${conversationId}/messages`, { as })).json
}

/** Two who write to each other, and a photo that the person has sent. */
async function sentPhoto() {
  const { id, pilotId, personId } = await makeConversation(db)
  const person = personId ?? 0
  const sent = await send(person, id)
  expect(sent.status).toBe(201)
  const photoId = (await thread(pilotId, id)).messages[0]?.photo?.id ?? ""
  return { id, pilotId, person, photoId, messageId: Number(sent.json.messageId) }
}

test("both sides see a photo that was sent, re-encoded without the camera's metadata", async () => {
  const { id, pilotId, person, photoId } = await sentPhoto()
  for (const reader of [pilotId, person]) {
    const { messages } = await thread(reader, id)
    expect(messages).toMatchObject([{ text: "", photo: { width: 1_280, height: 720 } }])
    expect(await canSeeMessagePhoto(db, reader, photoId)).toBe(true)
  }
  for (const width of PHOTO_WIDTHS) {
    const file = await storage().getBytes(messagePhotoKey(photoId, width))
    const { format, exif, width: drawn } = await sharp(file).metadata()
    expect({ format, exif, drawn }).toEqual({ format: "webp", exif: undefined, drawn: width })
  }
  const { conversations }: ConversationList = (
    await call("GET", "/api/conversations", { as: pilotId })
  ).json
  expect(conversations).toMatchObject([{ unread: 1, lastMessage: { text: "", hasPhoto: true } }])
  expect(await findUnreadIn(db, pilotId, { id, after: 0 })).toMatchObject({
    messages: [{ text: "Foto" }],
  })
})

test("a stranger sees no photo, and neither does the other side what is hidden or withheld", async () => {
  const { pilotId, person, photoId, messageId } = await sentPhoto()
  expect(await canSeeMessagePhoto(db, (await makeUser(db)).id, photoId)).toBe(false)
  for (const kept of [{ hiddenAt: clock.now() }, { hiddenAt: null, isWithheld: true }]) {
    await db.update(messagesTable).set(kept).where(eq(messagesTable.id, messageId))
    expect(await canSeeMessagePhoto(db, pilotId, photoId)).toBe(false)
    expect(await canSeeMessagePhoto(db, person, photoId)).toBe(true)
  }
})

test("a hidden photo is in no answer to the other side", async () => {
  const { id, pilotId, photoId, messageId } = await sentPhoto()
  await db
    .update(messagesTable)
    .set({ hiddenAt: clock.now() })
    .where(eq(messagesTable.id, messageId))
  const answers = [
    await call("GET", "/api/conversations", { as: pilotId }),
    await call("GET", `/api/conversations/${id}/messages`, { as: pilotId }),
  ]
  expect(JSON.stringify(answers)).not.toContain(photoId)
  expect(answers[0]?.json.conversations[0].lastMessage.hasPhoto).toBe(false)
})

test("a photo that is sent twice is one message, also at the same time", async () => {
  const { id, pilotId, personId } = await makeConversation(db)
  const key = randomUUID()
  const bytes = await picture(400, 300)
  const sent = await Promise.all([1, 2, 3].map(() => send(personId ?? 0, id, { bytes, key })))
  sent.push(await send(personId ?? 0, id, { bytes, key }))
  expect(new Set(sent.map(({ json }) => json.messageId)).size).toBe(1)
  expect((await thread(pilotId, id)).messages).toHaveLength(1)
})

test("what is no picture, too large a one or for a foreign talk is refused and leaves nothing", async () => {
  const { id, personId } = await makeConversation(db)
  const person = personId ?? 0
  const before = await db.$count(messagePhotosTable)
  const text = new TextEncoder().encode("<svg onload=alert(1)>")
  expect((await send(person, id, { bytes: text })).status).toBe(415)
  const bomb = new Uint8Array(pngBomb(30_000, 30_000))
  expect((await send(person, id, { bytes: bomb })).status).toBe(422)
  expect((await send((await makeUser(db)).id, id)).status).toBe(404)
  expect(await db.$count(messagePhotosTable)).toBe(before)
  expect((await thread(person, id)).messages).toEqual([])
})

test("a photo goes with its conversation, and one without a message after an hour", async () => {
  const { id, person, photoId } = await sentPhoto()
  const files = PHOTO_WIDTHS.map((width) => messagePhotoKey(photoId, width))
  const isThere = () => Promise.all(files.map((key) => storage().exists(key)))
  await deleteMessagePhotosQueue.run(db, undefined)
  expect(await canSeeMessagePhoto(db, person, photoId)).toBe(true)
  await db.delete(conversationsTable).where(eq(conversationsTable.id, id))
  expect(await isThere()).toEqual([true, true])
  const later = new Date(clock.now().getTime() + hours(1))
  restoreClock = setClockSource(() => later)
  await deleteMessagePhotosQueue.run(db, undefined)
  await workOff(db)
  expect(await isThere()).toEqual([false, false])
})
