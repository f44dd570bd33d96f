import { expect, test } from "vitest"
import { type Announcement, isAnnouncedTo } from "./announcement.ts"
import { announcementSetting } from "./descriptions/announcement-setting.ts"

const now = new Date("2027-03-01T12:00:00Z")
const announcement = (changes: Partial<Announcement>): Announcement => ({
  ...announcementSetting.standard,
  text: "Am Sonntag sind wir eine Stunde nicht da.",
  ...changes,
})

test("an announcement without a word is none", () => {
  expect(isAnnouncedTo(announcement({ text: "" }), null, now)).toBe(false)
  expect(isAnnouncedTo(announcement({}), null, now)).toBe(true)
})

test("it begins and ends to the second", () => {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  expect(isAnnouncedTo(announcement({ startsAt: at(1) }), null, now)).toBe(false)
  expect(isAnnouncedTo(announcement({ startsAt: at(0) }), null, now)).toBe(true)
  expect(isAnnouncedTo(announcement({ endsAt: at(0) }), null, now)).toBe(false)
  expect(isAnnouncedTo(announcement({ endsAt: at(1) }), null, now)).toBe(true)
})

test("it is seen by whom it is for", () => {
  const guest = null
  const passenger = { isPilot: false }
  const pilot = { isPilot: true }
  const seenBy = (audience: Announcement["audience"]) =>
    [guest, passenger, pilot].map((person) =>
      isAnnouncedTo(announcement({ audience }), person, now),
    )
  expect(seenBy("everybody")).toEqual([true, true, true])
  expect(seenBy("signed-in")).toEqual([false, true, true])
  expect(seenBy("pilots")).toEqual([false, false, true])
})

test.each([
  [{ link: "https://anderswo.example" }, "link"],
  [{ link: "//anderswo.example" }, "link"],
  [{ link: "/de/hilfe" }, "linkLabel"],
  [{ linkLabel: "Mehr dazu" }, "link"],
  [{ startsAt: "2027-03-02T00:00:00Z", endsAt: "2027-03-01T00:00:00Z" }, "endsAt"],
  [{ text: "x".repeat(161) }, "text"],
])("what would lead nowhere is refused at its field: %o", (changes, field) => {
  const read = announcementSetting.schema.safeParse(announcement(changes))
  expect(read.error?.issues[0]?.path).toEqual([field])
})
