import { beforeEach, expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { callBecomePilot, callUpdateUser } from "./user-calls.ts"
import { useUserStore } from "./user-store.ts"

beforeEach(() => useUserStore.getState().clearUserData())

test("without a person in the store an update is refused before anything is sent", {
  meta: proves("error-no-user"),
}, async () => {
  await expect(callUpdateUser({ firstName: "Lena" })).rejects.toThrow("need to be logged in")
  await expect(callUpdateUser({})).rejects.toThrow("need to be logged in")
  await expect(callBecomePilot({ licence: "PPL(A)", homeAirportCode: "EDKB" })).rejects.toThrow(
    "need to be logged in",
  )
})
