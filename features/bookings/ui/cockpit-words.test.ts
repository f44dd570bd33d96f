import { expect, test } from "vitest"
import { HOME_ZONE } from "#platform/time.ts"
import { agendaInWords, countAtStart, greeting, timeLeft, timeUntil } from "./cockpit-words.ts"

const at = (text: string) => new Date(text)

test.each([
  ["2026-12-05T05:30Z", "Guten Morgen, Henrik"],
  ["2026-12-05T10:00Z", "Guten Tag, Henrik"],
  ["2026-12-05T17:30Z", "Guten Abend, Henrik"],
  ["2026-12-05T01:00Z", "Guten Abend, Henrik"],
])("at %s the cockpit says %s", (now, words) => {
  expect(greeting(at(now), "Henrik")).toBe(words)
})

test("nobody is called by a name that they have not given", () => {
  expect(greeting(at("2026-12-05T10:00Z"), "")).toBe("Guten Tag")
})

test.each([
  ["2026-12-06T17:30Z", "noch 31 h"],
  ["2026-12-05T11:00Z", "noch 1 h"],
  ["2026-12-05T10:40Z", "noch 40 min"],
  ["2026-12-05T10:00:20Z", "noch 1 min"],
  ["2026-12-05T10:00Z", "Frist vorbei"],
])("until %s there is %s", (until, words) => {
  expect(timeLeft(at(until), at("2026-12-05T10:00Z"))).toBe(words)
})

test.each([
  [22 * 3600 + 14 * 60 + 59, "in 22 h 14"],
  [3600 + 5 * 60, "in 1 h 05"],
  [40 * 60, "in 40 min"],
  [47 * 3600 + 59 * 60, "in 47 h 59"],
  [64.5 * 3600, "in 2 Tagen 16 h"],
  [72 * 3600, "in 3 Tagen"],
  [12.5 * 24 * 3600, "in 12 Tagen"],
  [20, "jetzt"],
])("%i seconds are %s", (seconds, words) => {
  expect(timeUntil(seconds)).toBe(words)
})

test("numbers up to twelve are words", () => {
  expect(countAtStart(1, "Anfrage", "Anfragen")).toBe("Eine Anfrage")
  expect(countAtStart(12, "Anfrage", "Anfragen")).toBe("Zwölf Anfragen")
  expect(countAtStart(13, "Anfrage", "Anfragen")).toBe("13 Anfragen")
})

const NOW = at("2026-12-05T20:00Z")
const on = (departsAt: string) => ({ departsAt: at(departsAt), timeZone: HOME_ZONE })

test.each([
  [on("2026-12-06T08:30Z"), 2, 0, 0, "Morgen fliegst du. Zwei Anfragen warten auf dich."],
  [on("2026-12-05T22:30Z"), 1, 0, 3, "Heute fliegst du. Eine Anfrage wartet auf dich."],
  [on("2026-12-08T20:00Z"), 0, 0, 1, "Am Dienstag fliegst du. Eine Antwort steht noch aus."],
  [on("2026-12-25T08:30Z"), 0, 0, 0, "Am 25. Dezember fliegst du. Zu tun ist gerade nichts."],
  [null, 0, 0, 2, "Zwei Antworten stehen noch aus."],
  [null, 0, 1, 2, "Eine Änderung wartet auf deine Antwort."],
  [null, 1, 2, 0, "Eine Anfrage wartet auf dich. Zwei Änderungen warten auf deine Antwort."],
  [null, 0, 0, 0, "Gerade ist nichts offen."],
])("what is ahead fits into a line", (next, toAnswer, changes, waiting, words) => {
  const agenda = { now: NOW, next, toAnswer, changes, waiting, offered: 0, toSettle: 0 }
  expect(agendaInWords(agenda)).toBe(words)
})

const nothing = { now: NOW, next: null, toAnswer: 0, changes: 0, waiting: 2, toSettle: 0 }

test("seats that are held for somebody are something to do", () => {
  expect(agendaInWords({ ...nothing, offered: 1 })).toBe("Für dich ist etwas frei.")
})

test("a landed flight that has no statement yet is something to do", () => {
  const landed = { ...nothing, offered: 0, toSettle: 1 }
  expect(agendaInWords(landed)).toBe("Eine Abrechnung ist fällig.")
  expect(agendaInWords({ ...landed, toSettle: 2 })).toBe("Zwei Abrechnungen sind fällig.")
})
