import { expect, test } from "vitest"
import {
  atSentenceStart,
  firstNameOfShown,
  inDative,
  isNamed,
  nameInSentence,
} from "./name-in-sentence.ts"
import { publicName } from "./user.ts"

const gone = { firstName: "Henrik", deletedAt: new Date() }

test("a first name stands in every sentence as it is", () => {
  const name = nameInSentence({ firstName: "Henrik", deletedAt: null }, "pilot")
  expect([name, inDative(name), atSentenceStart(name)]).toEqual(["Henrik", "Henrik", "Henrik"])
})

test.each([{ firstName: "" }, gone])(
  "without one a sentence says who it is, in the right form",
  (person) => {
    const pilot = nameInSentence(person, "pilot")
    expect(`Nur ${pilot} sieht es.`).toBe("Nur die Person am Steuer sieht es.")
    expect(`Flüge mit ${inDative(pilot)}`).toBe("Flüge mit der Person am Steuer")
    expect(`${atSentenceStart(pilot)} sagt zu.`).toBe("Die Person am Steuer sagt zu.")
    expect(isNamed(pilot)).toBe(false)
    const other = nameInSentence(person, "other")
    expect(`War ${other} pünktlich?`).toBe("War die andere Person pünktlich?")
    expect(`Wie war der Flug mit ${inDative(other)}?`).toBe(
      "Wie war der Flug mit der anderen Person?",
    )
  },
)

test("a page about somebody calls them by the first name, or this person", () => {
  expect(firstNameOfShown("Henrik L.")).toBe("Henrik")
  const unnamed = firstNameOfShown(publicName({ firstName: "", lastName: "" }))
  expect(`Wer mit ${inDative(unnamed)} geflogen ist`).toBe("Wer mit dieser Person geflogen ist")
  expect(`${atSentenceStart(unnamed)} fragen`).toBe("Diese Person fragen")
})

test("contact data in a first name are masked in sentences, too", () => {
  expect(nameInSentence({ firstName: "0171 3920000" }, "pilot")).not.toContain("3920000")
})
