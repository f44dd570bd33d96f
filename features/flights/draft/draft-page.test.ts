import { expect, test } from "vitest"
import { DRAFT_STEPS, type DraftStep } from "./draft.ts"
import { firstOpenStep, isStillToCome, missingByNow, statesOfSteps } from "./draft-page.ts"

const page = (answered: readonly DraftStep[], withProblems: readonly DraftStep[] = []) => ({
  answered,
  problems: withProblems.map((step) => ({ step, property: "x", message: "Nein." })),
})
const statesOf = (asked: ReturnType<typeof page>) =>
  Object.fromEntries(statesOfSteps(asked).map(({ step, state }) => [step, state]))

test("a step is open until it is answered, and done when nothing speaks against it", () => {
  expect(statesOf(page(["datum", "typ"], ["typ", "kosten"]))).toMatchObject({
    datum: "done",
    typ: "error",
    kosten: "open",
  })
})

test("the summary is done as soon as everything before it is", () => {
  const before = DRAFT_STEPS.slice(0, DRAFT_STEPS.indexOf("zusammenfassung"))
  expect(statesOf(page(before)).zusammenfassung).toBe("done")
  expect(statesOf(page(before, ["route"])).zusammenfassung).toBe("open")
  expect(statesOf(page(before, ["beschreibung"])).zusammenfassung).toBe("done")
})

const BEFORE = DRAFT_STEPS.slice(0, DRAFT_STEPS.indexOf("zusammenfassung"))

test("what comes behind the summary is missing only once somebody has been there", () => {
  const by = (answered: readonly DraftStep[]) =>
    missingByNow(page(answered, ["kosten", "versicherung", "beschreibung"])).map(({ step }) => step)
  expect(by(BEFORE)).toEqual(["kosten"])
  expect(by([...BEFORE, "beschreibung"])).toEqual(["kosten", "beschreibung"])
  expect([isStillToCome("fotos", []), isStillToCome("versicherung", [])]).toEqual([false, true])
})

test.each<[string, readonly DraftStep[], readonly DraftStep[], DraftStep]>([
  ["at the beginning of an empty draft", [], [...DRAFT_STEPS], "datum"],
  ["at the first step that nobody has answered", ["datum", "kosten"], ["typ"], "typ"],
  ["at the first step with a problem", DRAFT_STEPS, ["kosten", "route"], "kosten"],
  ["behind the summary, whatever papers are missing", BEFORE, ["zusammenfassung"], "versicherung"],
  ["on the summary of a complete draft", DRAFT_STEPS, [], "zusammenfassung"],
])("writing goes on %s", (_, answered, withProblems, step) => {
  expect(firstOpenStep(page(answered, withProblems))).toBe(step)
})
