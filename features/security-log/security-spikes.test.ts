import { expect, test } from "vitest"
import { MAX_AN_HOUR, securitySpikes } from "./security-spikes.ts"

test("as many as allowed is no spike, one more is", () => {
  const max = MAX_AN_HOUR.wrong_password
  expect(securitySpikes([{ kind: "wrong_password", count: max }])).toEqual([])
  expect(securitySpikes([{ kind: "wrong_password", count: max + 1 }])).toEqual([
    { kind: "wrong_password", count: max + 1, max },
  ])
})

test("any number of people may sign in", () => {
  expect(securitySpikes([{ kind: "signed_in", count: 100_000 }])).toEqual([])
})

test("what is furthest above its limit stands first", () => {
  const spikes = securitySpikes([
    { kind: "limit_hit", count: MAX_AN_HOUR.limit_hit * 2 },
    { kind: "session_reused", count: MAX_AN_HOUR.session_reused * 10 },
  ])
  expect(spikes.map(({ kind }) => kind)).toEqual(["session_reused", "limit_hit"])
})
