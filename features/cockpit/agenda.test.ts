import { expect, test } from "vitest"
import { HOME_ZONE } from "#platform/time.ts"
import { formatAgenda } from "./agenda.ts"

const now = new Date("2026-12-05T20:00Z")
const on = (departsAt: string) => ({ departsAt: new Date(departsAt), timeZone: HOME_ZONE })

test.each([
  [on("2026-12-06T08:30Z"), 2, 0, "Morgen fliegst du. Zwei Dinge warten auf dich."],
  [on("2026-12-05T22:30Z"), 1, 3, "Heute fliegst du. Eine Sache wartet auf dich."],
  [on("2026-12-08T20:00Z"), 0, 1, "Am Dienstag fliegst du. Eine Antwort steht noch aus."],
  [on("2026-12-25T08:30Z"), 0, 0, "Am 25. Dezember fliegst du. Zu tun ist gerade nichts."],
  [null, 0, 2, "Zwei Antworten stehen noch aus."],
  [null, 12, 0, "12 Dinge warten auf dich."],
  [null, 0, 0, "Gerade ist nichts offen."],
])("what is ahead fits into a line", (next, waiting, unanswered, words) => {
  expect(formatAgenda({ now, next, waiting, unanswered })).toBe(words)
})
