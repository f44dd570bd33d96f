import { beforeEach, expect, test } from "vitest"
import {
  beginChangesOf,
  changeOf,
  requestFavourite,
  useFavouriteChanges,
} from "./favourite-changes.ts"

const [ADA, BERT] = [1, 2]
const FLIGHT = 7

const shownTo = (userId: number | null) => changeOf(useFavouriteChanges.getState(), userId, FLIGHT)

beforeEach(() => {
  beginChangesOf(BERT)
  beginChangesOf(ADA)
})

test("what is pressed shows at once, and what is kept shows again where it fails", () => {
  useFavouriteChanges.setState({ kept: { [FLIGHT]: true } })
  requestFavourite(ADA, FLIGHT, false)
  expect(shownTo(ADA)).toBe(false)
  requestFavourite(ADA, FLIGHT, undefined)
  expect(shownTo(ADA)).toBe(true)
})

test.each([BERT, null])("what one person has pressed never shows for another (%s)", (other) => {
  requestFavourite(ADA, FLIGHT, true)
  expect(shownTo(other)).toBeUndefined()
  beginChangesOf(other)
  expect(shownTo(other)).toBeUndefined()
  // an answer that comes late changes nothing for whoever is there now
  requestFavourite(ADA, FLIGHT, true)
  expect(shownTo(other)).toBeUndefined()
  beginChangesOf(ADA)
  expect(shownTo(ADA)).toBeUndefined()
})
