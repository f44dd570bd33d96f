import { expect, test } from "vitest"
import { sunsetOn } from "./sunset-on.ts"

const bonn = { name: "Bonn", lat: 50.73, lng: 7.1, timeZone: "Europe/Berlin" }
const svalbard = { name: "Spitzbergen", lat: 78.2, lng: 15.6, timeZone: "Europe/Oslo" }

test("a day at a place has its sunset, in the local time of summer and winter", () => {
  expect(sunsetOn("2027-06-12", bonn)).toMatch(
    /^Sa\., 12\. Juni, Bonn: Sonnenuntergang um 21:4\d Uhr$/,
  )
  expect(sunsetOn("2026-12-21", bonn)).toMatch(/um 16:2\d Uhr$/)
})

test("where the sun does not set and for what is no day nothing is said", () => {
  expect(sunsetOn("2027-06-21", svalbard)).toBeUndefined()
  expect(sunsetOn("", bonn)).toBeUndefined()
})
