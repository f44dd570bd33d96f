import { expect, test } from "vitest"
import { canChangeView } from "./office-view.ts"

test.each([
  ["its owner", { ownerId: 7, isOwnerInTeam: true }, true],
  ["a colleague of its owner", { ownerId: 8, isOwnerInTeam: true }, false],
  ["anybody, once its owner has left the team", { ownerId: 8, isOwnerInTeam: false }, true],
  ["anybody, once its owner has no account", { ownerId: null, isOwnerInTeam: false }, true],
])("a view is changed by %s", (_, view, may) => {
  expect(canChangeView(7, view)).toBe(may)
})
