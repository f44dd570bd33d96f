import { lazy, Suspense } from "react"
import { dismissAlert, setModalAlert, useAlertStore } from "#platform/alerts.ts"
import { AlertRegion } from "#ui/alert-region.tsx"

const ModalAlert = lazy(() =>
  import("./modal-alert.tsx").then((module) => ({ default: module.ModalAlert })),
)

/** The alerts of the whole page, and the one that wants an answer before anything else. */
export function PageAlerts() {
  const { alerts, modalAlert } = useAlertStore()
  return (
    <>
      <AlertRegion
        alerts={alerts.map(({ id, type, message, description }) => ({
          id,
          tone: type === "error" ? "err" : "ok",
          title: message,
          text: description,
        }))}
        onDismiss={dismissAlert}
      />
      {modalAlert && (
        <Suspense>
          <ModalAlert
            key={modalAlert.id}
            alert={modalAlert}
            onClose={() => setModalAlert(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
