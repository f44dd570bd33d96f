import { expect, test } from "vitest"
import { canBlock } from "./restriction.ts"

const admin = {
  kind: "user",
  userId: 1,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

test.each([
  ["somebody else", admin, { id: 2, isAdmin: false }, true],
  ["themself", admin, { id: 1, isAdmin: true }, false],
  ["themself, no admin any more", admin, { id: 1, isAdmin: false }, false],
  ["another admin", admin, { id: 2, isAdmin: true }, false],
  [
    "somebody, as no admin",
    { ...admin, isAdmin: false, officeRoles: [] },
    { id: 2, isAdmin: false },
    false,
  ],
])("whether the back office blocks %s", (_, actor, account, expected) => {
  expect(canBlock(actor, account)).toBe(expected)
})
