import type { Alert } from "#platform/alerts.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"

/** An alert in front of the page; whoever has read it goes on. */
export function ModalAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={alert.message}
      footer={
        <Button isWide onClick={onClose}>
          Verstanden
        </Button>
      }
    >
      {alert.description}
    </Dialog>
  )
}
