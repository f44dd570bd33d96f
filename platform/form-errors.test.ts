import { expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { ApiFailure } from "./api-failure.ts"
import { showFieldErrors } from "./form-errors.ts"

const refusal = new ApiFailure(400, {
  code: "validation",
  message: [
    { property: "email", constraints: { isEmail: "Keine Adresse", minLength: "Zu kurz" } },
    { property: "people.0.name", constraints: { required: "Wer fliegt mit?" } },
  ],
})

/** What a form's fields show after a failed call. */
function shownAfter(failure: ApiFailure, isField?: (property: string) => boolean) {
  const shown: Record<string, string | undefined> = {}
  const isSaid = showFieldErrors(
    failure,
    (name, { message }) => {
      shown[name] = message
    },
    isField,
  )
  return { shown, isSaid }
}

test("each field shows the first constraint of its property", {
  meta: proves("validation-first-constraint"),
}, () => {
  expect(shownAfter(refusal)).toEqual({
    shown: { email: "Keine Adresse", "people.0.name": "Wer fliegt mit?" },
    isSaid: true,
  })
})

test("what has no field here is left to the form as a whole", () => {
  expect(shownAfter(refusal, (property) => property === "email")).toEqual({
    shown: { email: "Keine Adresse" },
    isSaid: true,
  })
  expect(shownAfter(refusal, () => false)).toEqual({ shown: {}, isSaid: false })
})

test("what belongs to no field is said as a whole", () => {
  const soldOut = new ApiFailure(422, { code: "sold-out", message: "Leider ausgebucht." })
  expect(shownAfter(soldOut)).toEqual({ shown: {}, isSaid: false })
})
