import { create } from "zustand"
import { newId } from "./ids.ts"

/** A message about the whole page. Errors stay until they are dismissed. */
export interface Alert {
  /** Random, 21 characters (specification, section 9). */
  id: string
  type: "error" | "success"
  message: string
  description?: string | undefined
  /** The action that the alert is about; a newer alert about it replaces this one. */
  about?: string | undefined
  /** What helps, as a button. */
  action?: { label: string; press(): void } | undefined
}

export type NewAlert = Omit<Alert, "id">

interface AlertState {
  alerts: readonly Alert[]
  /** A message that has to be answered before anything else. */
  modalAlert: Alert | undefined
}

/** What `app/page-alerts.tsx` shows; everybody else uses the functions below. */
export const useAlertStore = create<AlertState>()(() => ({ alerts: [], modalAlert: undefined }))

/** Shows an alert as the newest; the same words, and what was said about the same, make room for it. */
export function showAlert(alert: NewAlert): string {
  const id = newId()
  const isSame = ({ type, message, description, about }: Alert) =>
    (about !== undefined && about === alert.about) ||
    (type === alert.type && message === alert.message && description === alert.description)
  useAlertStore.setState(({ alerts }) => ({
    alerts: [...alerts.filter((former) => !isSame(former)), { ...alert, id }],
  }))
  return id
}

export function dismissAlert(id: string): void {
  useAlertStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }))
}

/** Dismisses the failures of an action that has succeeded, where the page itself shows the success. */
export function dismissAlertsAbout(about: string): void {
  useAlertStore.setState(({ alerts }) => {
    const others = alerts.filter((alert) => alert.about !== about)
    return others.length === alerts.length ? {} : { alerts: others }
  })
}

/** There is one modal alert or none. */
export function setModalAlert(alert: NewAlert | undefined): void {
  useAlertStore.setState({ modalAlert: alert && { ...alert, id: newId() } })
}
