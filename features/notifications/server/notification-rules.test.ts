import { expect, test } from "vitest"
import { OPTIONAL_MAIL_IDS } from "#features/users/settings/mail-kinds.ts"
import { NOTIFICATION_KINDS } from "../notification.ts"
import { NOTIFICATION_RULES } from "./notification-rules.ts"

test("every switch of the settings turns off a mail of the table, and every optional mail has one", () => {
  const optional = NOTIFICATION_RULES.flatMap((row) => row.optional ?? [])
  expect([...new Set(optional)].toSorted()).toEqual([...OPTIONAL_MAIL_IDS].toSorted())
})

test("each side is notified of an event once, and every kind of notification comes from one rule", () => {
  const rows = NOTIFICATION_RULES.map(({ on, who }) => `${on} ${who}`)
  expect(new Set(rows).size).toBe(rows.length)
  const bells = NOTIFICATION_RULES.flatMap(({ bell }) => bell ?? [])
  expect(bells.toSorted()).toEqual(Object.keys(NOTIFICATION_KINDS).toSorted())
})

test("what may be switched off is a mail", () => {
  expect(NOTIFICATION_RULES.filter(({ optional, isMailed }) => optional && !isMailed)).toEqual([])
  expect(NOTIFICATION_RULES.filter(({ bell, isMailed }) => !bell && !isMailed)).toEqual([])
})
