import { expect, test } from "vitest"
import { experienceFigures, experienceOf, formatExperience } from "./experience.ts"

const NO_LOG = { entries: 0, minutes: 0, minutesSinceStated: 0, landings: 0 }
const LOG = { entries: 5, minutes: 600, minutesSinceStated: 150, landings: 7 }

test("who has stated nothing and keeps no log shows no figures at all, least of all a zero", () => {
  const unknown = experienceOf({ stated: null, log: NO_LOG })
  expect(experienceFigures(unknown)).toEqual([])
  expect(formatExperience(unknown)).toBe("nicht angegeben")
})

test("what is stated counts with what the log adds since then, and says whether it is checked", () => {
  const stated = experienceOf({ stated: { flightHours: 1_200, isChecked: false }, log: LOG })
  expect(experienceFigures(stated)).toEqual([
    { value: "1.202 h", label: "Flugerfahrung, eigene Angabe" },
    { value: "7", label: "Landungen, 90 Tage" },
  ])
  const checked = experienceOf({ stated: { flightHours: 1_200, isChecked: true }, log: NO_LOG })
  expect(experienceFigures(checked)).toEqual([
    { value: "1.200 h", label: "Flugerfahrung, geprüft" },
  ])
  expect(formatExperience(checked)).toBe("1.200 h, geprüft")
})

test("the log alone is called what it is, and nobody without landings lately hides that", () => {
  const logged = experienceOf({ stated: null, log: { ...LOG, landings: 0 } })
  expect(experienceFigures(logged)).toEqual([
    { value: "10 h", label: "Flugzeit im Flugbuch" },
    { value: "0", label: "Landungen, 90 Tage" },
  ])
})
