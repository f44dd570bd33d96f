import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { EMPTY_ANSWERS } from "#features/flights/draft/empty-answers.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PLANE_INPUT } from "#tests/support/plane-input.ts"
import { loadOpenDraft } from "./load-draft-page.ts"

const db = await testDatabase()
const { call } = testApplication(db)

test("an aircraft added while writing a flight appears in its step and can be chosen", async () => {
  const pilot = await makePilot(db)
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  const as = pilot.id
  await call("POST", "/api/drafts", {
    as,
    body: { step: "typ", version: 0, answers: { ...EMPTY_ANSWERS.typ, kind: "one_way" } },
  })
  expect((await loadOpenDraft(db, actor)).planes).toEqual([])

  const { json: added } = await call("POST", "/api/planes", { as, body: PLANE_INPUT })
  const page = await loadOpenDraft(db, actor)
  expect(page.planes).toMatchObject([{ id: added.id, registration: "D-EKBW", cruiseKnots: 112 }])
  expect(page.planePhotos).toEqual({})

  const { status, json } = await call("PUT", `/api/drafts/${page.flightId}`, {
    as,
    body: { step: "flugzeug", version: page.version, answers: { planeId: added.id } },
  })
  expect(status).toBe(200)
  expect(json.problems.filter(({ step }: { step: string }) => step === "flugzeug")).toEqual([])
})

test("another pilot's aircraft is refused at its field", async () => {
  const [pilot, other] = [await makePilot(db), await makePilot(db)]
  const { json: added } = await call("POST", "/api/planes", {
    as: other.id,
    body: { ...PLANE_INPUT, registration: "D-EABC" },
  })
  const { json } = await call("POST", "/api/drafts", {
    as: pilot.id,
    body: { step: "flugzeug", version: 0, answers: { planeId: added.id } },
  })
  expect(json.problems).toContainEqual({
    step: "flugzeug",
    property: "planeId",
    message: "Dieses Flugzeug steht nicht in deiner Liste.",
  })
})
