import { expect, test } from "vitest"
import { oneOfFewUploads } from "./one-of-few-uploads.ts"

const person = (userId: number) => ({ user: { userId } as never, address: "192.0.2.1" })

test("twelve files of one person are read at once, one more is refused, and nobody else is", async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const twelve = Array.from({ length: 12 }, () => oneOfFewUploads(person(1), () => promise))
  await expect(oneOfFewUploads(person(1), async () => "read")).rejects.toMatchObject({
    code: "too-many-uploads",
    kind: "limited",
    retryAfterSeconds: 10,
  })
  expect(await oneOfFewUploads(person(2), async () => "read")).toBe("read")
  resolve("read")
  expect(await Promise.all(twelve)).toEqual(Array(12).fill("read"))
  expect(await oneOfFewUploads(person(1), async () => "read")).toBe("read")
})

test("a file that cannot be read makes room for the next", async () => {
  const broken = () => Promise.reject(new Error("no picture"))
  for (let count = 0; count < 20; count += 1) {
    await expect(oneOfFewUploads(person(3), broken)).rejects.toThrow("no picture")
  }
})
