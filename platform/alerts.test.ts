import { beforeEach, expect, test } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import {
  dismissAlert,
  dismissAlertsAbout,
  setModalAlert,
  showAlert,
  useAlertStore,
} from "./alerts.ts"

const SAVED = { type: "success", message: "Erfolgreich gespeichert" } as const
const OFFLINE = { type: "error", message: "Keine Verbindung", description: "Bald wieder." } as const

const shown = () => useAlertStore.getState().alerts

beforeEach(() => {
  useAlertStore.setState({ alerts: [], modalAlert: undefined })
})

test("an alert has a random id of 21 characters, a type, a message and a description", {
  meta: proves("alert-fields", "alert-id"),
}, () => {
  showAlert(OFFLINE)
  showAlert(SAVED)
  const [first, second] = shown()
  expect(first).toEqual({ id: expect.stringMatching(/^[\w-]{21}$/), ...OFFLINE })
  expect(second).toEqual({ id: expect.stringMatching(/^[\w-]{21}$/), ...SAVED })
  expect(first?.id).not.toBe(second?.id)
})

test("alerts are added as the newest and removed by their id", {
  meta: proves("alerts-added-removed"),
}, () => {
  const offline = showAlert(OFFLINE)
  const saved = showAlert(SAVED)
  expect(shown().map(({ id }) => id)).toEqual([offline, saved])
  dismissAlert(offline)
  expect(shown().map(({ id }) => id)).toEqual([saved])
  dismissAlert("not among them")
  expect(shown()).toHaveLength(1)
})

test("identical messages do not pile up; the newest replaces the former", () => {
  const first = showAlert(OFFLINE)
  showAlert(SAVED)
  const again = showAlert(OFFLINE)
  expect(shown().map(({ message }) => message)).toEqual([SAVED.message, OFFLINE.message])
  expect(again).not.toBe(first)
  showAlert({ ...OFFLINE, description: "Anders." })
  expect(shown()).toHaveLength(3)
})

test("a retry that succeeds leaves no failure behind", () => {
  const about = "the birth date"
  showAlert({ ...OFFLINE, about: "the password" })
  showAlert({ type: "error", message: "Fehler beim Speichern", about })
  showAlert({ ...SAVED, about })
  expect(shown().map(({ message }) => message)).toEqual([OFFLINE.message, SAVED.message])
  dismissAlertsAbout("the password")
  expect(shown().map(({ message }) => message)).toEqual([SAVED.message])
})

test("one modal alert may be set, replaced and cleared", () => {
  setModalAlert(OFFLINE)
  expect(useAlertStore.getState().modalAlert).toMatchObject(OFFLINE)
  setModalAlert(SAVED)
  expect(useAlertStore.getState().modalAlert).toMatchObject(SAVED)
  setModalAlert(undefined)
  expect(useAlertStore.getState().modalAlert).toBeUndefined()
  expect(shown()).toEqual([])
})
