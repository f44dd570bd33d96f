import { expect, test } from "vitest"
import { oneOfFewUploads } from "./one-of-few-uploads.ts"

const person = (userId: number) => ({ user: { userId } as never, address: "192.0.2.1" })

function upload<T>(userId: number, work: () => Promise<T>, read = async () => {}): Promise<T> {
  return oneOfFewUploads(person(userId), read, work)
}

test("twelve files of one person are taken in, one more is refused unread, and nobody else is", async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const twelve = Array.from({ length: 12 }, () => upload(1, () => promise))
  let isRead = false
  const thirteenth = upload(
    1,
    async () => "drawn",
    async () => {
      isRead = true
    },
  )
  await expect(thirteenth).rejects.toMatchObject({
    code: "too-many-uploads",
    kind: "limited",
    retryAfterSeconds: 10,
  })
  expect(isRead).toBe(false)
  expect(await upload(2, async () => "drawn")).toBe("drawn")
  resolve("drawn")
  expect(await Promise.all(twelve)).toEqual(Array(12).fill("drawn"))
  expect(await upload(1, async () => "drawn")).toBe("drawn")
})

test("the files of one person are worked on one after the other", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const first = upload(4, () => {
    begun.push("first")
    return promise
  })
  const second = upload(4, async () => {
    begun.push("second")
  })
  await upload(5, async () => {
    begun.push("somebody else's")
  })
  expect(begun).toEqual(["first", "somebody else's"])
  resolve()
  await Promise.all([first, second])
  expect(begun).toEqual(["first", "somebody else's", "second"])
})

test("a file on a slow line holds up none of the others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = upload(
    6,
    async () => "slow",
    () => promise,
  )
  expect(await upload(6, async () => "quick")).toBe("quick")
  resolve()
  expect(await slow).toBe("slow")
})

test("a file that cannot be read makes room for the next", async () => {
  const broken = () => Promise.reject(new Error("no picture"))
  for (let count = 0; count < 20; count += 1) {
    await expect(upload(3, broken)).rejects.toThrow("no picture")
    await expect(upload(3, async () => "drawn", broken)).rejects.toThrow("no picture")
  }
})
