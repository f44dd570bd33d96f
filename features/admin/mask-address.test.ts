import { expect, test } from "vitest"
import { maskAddress, maskAddresses } from "./mask-address.ts"

test.each([
  ["lena.brandt@flug.example", "l•••@flug.example"],
  ["l@flug.example", "l•••@flug.example"],
  ['"a@b"@flug.example', '"•••@flug.example'],
  ["@flug.example", "•••"],
  ["nirgendwo", "•••"],
  ["", "•••"],
])("%s reads %s", (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

test("addresses in what a server answers are masked, the rest stays", () => {
  expect(maskAddresses("550 5.1.1 <lena@flug.example>: unknown, ask post@aufwind.example")).toBe(
    "550 5.1.1 <l•••@flug.example>: unknown, ask p•••@aufwind.example",
  )
})
