import { randomBytes } from "node:crypto"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { expect, test } from "vitest"
import { openStream, sealStream, UnreadableStreamError } from "./sealed-stream.ts"

const KEY = randomBytes(32)
const CHUNK = 65_536
const SALT = 32
const SEALED_CHUNK = CHUNK + 16

const seal = (text: Buffer, place = "a") => buffer(sealStream(Readable.from([text]), KEY, place))
const open = (sealed: Buffer, place = "a", key = KEY) =>
  buffer(openStream(Readable.from([sealed]), key, place))

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  "%i bytes come back as they were",
  async (size) => {
    const text = randomBytes(size)
    expect((await open(await seal(text))).equals(text)).toBe(true)
  },
)

test("the same text never looks the same, and is not to be seen", async () => {
  const text = Buffer.from("Ich heiße Katharina. ".repeat(40))
  const [one, other] = [await seal(text), await seal(text)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes("Katharina")).toBe(false)
})

test("in whatever pieces it comes", async () => {
  const text = randomBytes(2 * CHUNK + 5)
  const sealed = await seal(text)
  const pieces = Array.from({ length: Math.ceil(sealed.length / 777) }, (_, index) =>
    sealed.subarray(index * 777, (index + 1) * 777),
  )
  const opened = await buffer(openStream(Readable.from(pieces), KEY, "a"))
  expect(opened.equals(text)).toBe(true)
})

test("another key, and another place, do not open it", async () => {
  const sealed = await seal(Buffer.from("Grüße"))
  await expect(open(sealed, "a", randomBytes(32))).rejects.toThrow(UnreadableStreamError)
  await expect(open(sealed, "b")).rejects.toThrow(UnreadableStreamError)
})

test("nothing can be changed, cut off, left out, doubled or moved", async () => {
  const sealed = await seal(randomBytes(3 * CHUNK))
  const chunk = (index: number) =>
    sealed.subarray(SALT + index * SEALED_CHUNK, SALT + (index + 1) * SEALED_CHUNK)
  const salt = sealed.subarray(0, SALT)
  const changed = Buffer.from(sealed)
  changed[SALT + CHUNK + 100] = (changed[SALT + CHUNK + 100] ?? 0) ^ 1
  const wrong = {
    changed,
    "cut off between two chunks": Buffer.concat([salt, chunk(0), chunk(1)]),
    "cut off within one": sealed.subarray(0, -100),
    "cut off within the salt": sealed.subarray(0, 5),
    "left out": Buffer.concat([salt, chunk(0), chunk(2)]),
    doubled: Buffer.concat([salt, chunk(0), chunk(0), chunk(1), chunk(2)]),
    moved: Buffer.concat([salt, chunk(1), chunk(0), chunk(2)]),
    "gone on behind its end": Buffer.concat([sealed, chunk(2)]),
  }
  for (const [what, bytes] of Object.entries(wrong)) {
    await expect(open(bytes), what).rejects.toThrow(UnreadableStreamError)
  }
})
