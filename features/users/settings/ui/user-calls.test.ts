import { beforeEach, expect, test } from "vitest"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { proves } from "#tests/contract/proves.ts"
import {
  callBecomePilot,
  callSaveBirthDate,
  callSavePhone,
  callStateFlightHours,
  callUpdateUser,
} from "./user-calls.ts"

beforeEach(() => useUserStore.getState().clearUserData())

test("without a person in the store an update is refused before anything is sent", {
  meta: proves("error-no-user"),
}, async () => {
  await expect(callUpdateUser({ firstName: "Lena" })).rejects.toThrow("need to be logged in")
  await expect(callUpdateUser({})).rejects.toThrow("need to be logged in")
  await expect(
    callBecomePilot({ licence: "PPL(A)", homeAirportCode: "EDKB" }, "once"),
  ).rejects.toThrow("need to be logged in")
  await expect(callSaveBirthDate("1984-04-12")).rejects.toThrow("need to be logged in")
  await expect(callSavePhone("0171 39200 10")).rejects.toThrow("need to be logged in")
  const stated = { flightHours: 318, on: "2026-11-01" }
  await expect(callStateFlightHours(stated)).rejects.toThrow("need to be logged in")
})
