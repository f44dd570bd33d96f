import { dictionary } from "@zxcvbn-ts/language-common"
import { expect, test } from "vitest"
import { isBreached } from "./breached-passwords.ts"

test.each(["heidelberg", "morgenstern", "ichliebedich", "bundaberg"])(
  "%j leaked, and the common list does not know it",
  async (password) => {
    expect(dictionary["passwords-common"]).not.toContain(password)
    expect(await isBreached(password)).toBe(true)
  },
)

test("of 100,000 passwords that nobody has seen hardly one is taken for a leaked one", async () => {
  let mistaken = 0
  for (let number = 0; number < 100_000; number += 1) {
    if (await isBreached(`vier tassen tee ${number}`)) mistaken += 1
  }
  expect(mistaken).toBeLessThan(10)
})
