import { expect, test } from "vitest"
import { DRAFT_ANSWERS, draftFacts } from "#tests/support/draft-answers.ts"
import { judgeDraft } from "./judge-draft.ts"
import { judgePayout } from "./judge-payout.ts"

test.each([null, "ready"] as const)(
  "nothing speaks against a pilot whose account is %s",
  (payout) => {
    expect(judgePayout({ payout }).problems).toEqual([])
    expect(judgeDraft(DRAFT_ANSWERS, draftFacts({ payout })).offer).toBeDefined()
  },
)

test.each(["none", "started", "checking"] as const)(
  "a pilot whose account is %s cannot publish",
  (payout) => {
    const { offer, problems } = judgeDraft(DRAFT_ANSWERS, draftFacts({ payout }))
    expect(offer).toBeUndefined()
    expect(problems).toMatchObject([{ step: "zusammenfassung", property: "payoutAccount" }])
  },
)
