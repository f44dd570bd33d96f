import { expect, test } from "vitest"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import { announcementSetting } from "#features/settings/descriptions/announcement-setting.ts"
import type { Setting } from "#features/settings/setting.ts"
import { formValuesOf, settingFormSchema } from "./setting-form.ts"
import { changedLines } from "./setting-lines.ts"

const reason = "So soll es ab jetzt sein."

test.each(ALL_SETTINGS.map((setting) => [setting.key, setting] as const))(
  "what %s is by itself may be stored, and comes out of its form as it went in",
  (_, setting) => {
    expect(setting.schema.parse(setting.standard)).toEqual(setting.standard)
    expect(setting.fields.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(setting.standard).toSorted(),
    )
    const typed = { value: formValuesOf(setting, setting.standard), reason }
    expect(settingFormSchema(setting).parse(typed).value).toEqual(setting.standard)
  },
)

const setting = announcementSetting as unknown as Setting
const typed = (changes: object) => ({
  value: { ...formValuesOf(setting, setting.standard), ...changes },
  reason,
})

test("a day and a time are those of Berlin", () => {
  const { value } = settingFormSchema(setting).parse(typed({ startsAt: "2027-07-01T11:00" }))
  expect(value.startsAt).toBe("2027-07-01T09:00:00.000Z")
  expect(formValuesOf(setting, value).startsAt).toBe("2027-07-01T11:00")
})

test.each(["2027-03-28T02:30", "2027-02-30T10:00", "morgen"])(
  "%s is no time, and the field says so",
  (startsAt) => {
    const read = settingFormSchema(setting).safeParse(typed({ startsAt }))
    expect(read.error?.issues).toMatchObject([
      { path: ["value", "startsAt"], message: "Diesen Zeitpunkt gibt es nicht." },
    ])
  },
)

test("only what is another is shown as changed, in words", () => {
  const after = { ...setting.standard, text: "Wir sind umgezogen.", audience: "pilots" }
  expect(changedLines(setting, setting.standard, after)).toEqual([
    { term: "Text", before: "nichts", after: "„Wir sind umgezogen.“" },
    { term: "Wer sie sieht", before: "Alle", after: "Pilot:innen" },
  ])
  expect(changedLines(setting, after, after)).toEqual([])
})
