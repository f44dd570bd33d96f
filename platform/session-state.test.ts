import { expect, onTestFinished, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { setClockSource } from "./clock.ts"
import { isLoggedIn, sessionExpiry } from "./session-state.ts"

const at = (instant: string) => `theme=dark; auth_exp=${Date.parse(instant) / 1000}; x=1`

test.each([
  ["", undefined, false],
  ["auth_exp=", undefined, false],
  ["other_auth_exp=1900000000", undefined, false],
  [at("2027-03-01T10:00:01Z"), "2027-03-01T10:00:01.000Z", true],
  [at("2027-03-01T10:00:00Z"), "2027-03-01T10:00:00.000Z", false],
  [at("2027-03-01T09:59:59Z"), "2027-03-01T09:59:59.000Z", false],
])(
  "with the cookies „%s“ the token ends %s; logged in: %s",
  { meta: proves("logged-in") },
  (cookies, end, loggedIn) => {
    onTestFinished(setClockSource(() => new Date("2027-03-01T10:00:00Z")))
    expect(sessionExpiry(cookies)?.toISOString()).toBe(end)
    expect(isLoggedIn(cookies)).toBe(loggedIn)
  },
)
