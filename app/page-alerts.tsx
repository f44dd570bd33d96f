import { useEffect } from "react"
import { dismissAlert, setModalAlert, showAlert, useAlertStore } from "#platform/alerts.ts"
import { showSavedAlert } from "#platform/next-page-alert.ts"
import { AlertRegion } from "#ui/feedback/alert-region.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadModalAlert = () => import("./modal-alert.tsx").then((module) => module.ModalAlert)

/** The alerts of the whole page, and the one that wants an answer before anything else. */
export function PageAlerts() {
  const { alerts, modalAlert } = useAlertStore()
  useEffect(showSavedAlert, [])
  return (
    <>
      <AlertRegion
        alerts={alerts.map(({ id, type, message, description, action }) => ({
          id,
          tone: type === "error" ? "err" : "ok",
          title: message,
          text: description,
          action,
        }))}
        onDismiss={dismissAlert}
      />
      {modalAlert && (
        <LazyPart
          load={loadModalAlert}
          onLost={() => {
            showAlert(modalAlert)
            setModalAlert(undefined)
          }}
          isQuiet
        >
          {(ModalAlert) => (
            <ModalAlert
              key={modalAlert.id}
              alert={modalAlert}
              onClose={() => setModalAlert(undefined)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
