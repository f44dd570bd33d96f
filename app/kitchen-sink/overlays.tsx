import { useRef, useState } from "react"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { AlertRegion, type PageAlert } from "#ui/feedback/alert-region.tsx"
import { ProgressIndicator } from "#ui/feedback/progress-indicator.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { Row, Specimen } from "./specimen.tsx"

const loadDialog = () => import("#ui/overlays/dialog.tsx").then((module) => module.Dialog)

const loadPictureDialog = () =>
  import("#ui/overlays/picture-dialog.tsx").then((module) => module.PictureDialog)

const PICTURES = (["coast", "alps", "lake"] as const).map((terrain) =>
  scenePath({ terrain, time: "low-sun", seed: 30, crop: "card" }),
)

const loadAnchoredPanel = () =>
  import("#ui/overlays/anchored-panel.tsx").then((module) => module.AnchoredPanel)

const samples: readonly PageAlert[] = [
  { id: "saved", tone: "ok", title: "Gemerkt", text: "Du findest den Flug im Cockpit." },
  {
    id: "login",
    tone: "info",
    title: "Login benötigt",
    text: "Bitte logge dich ein, um diese Seite zu sehen.",
  },
  {
    id: "failed",
    tone: "err",
    title: "Karte abgelehnt",
    text: "Deine Plätze bleiben noch 9 Minuten gehalten.",
  },
]

/** What opens above a page; it follows the page's own theme, so it is shown once. */
export function Overlays() {
  const [dialog, setDialog] = useState<"small" | "large" | null>(null)
  const [alerts, setAlerts] = useState<readonly PageAlert[]>([])
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const panelButton = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [picture, setPicture] = useState<number>()
  return (
    <Specimen title="Über der Seite" level={2}>
      <Row>
        <Button variant="secondary" onClick={() => setDialog("small")}>
          Kleiner Dialog
        </Button>
        <Button variant="secondary" onClick={() => setDialog("large")}>
          Großer Dialog
        </Button>
        <Button variant="secondary" onClick={() => setPicture(0)}>
          Bilder
        </Button>
        <Button ref={panelButton} variant="secondary" onClick={() => setIsPanelOpen(true)}>
          Liste am Knopf
        </Button>
        <Button variant="secondary" onClick={() => setAlerts(samples)}>
          Meldungen
        </Button>
        <Button variant="secondary" aria-pressed={isBusy} onClick={() => setIsBusy(!isBusy)}>
          Ladebalken
        </Button>
      </Row>
      <ProgressIndicator isBusy={isBusy} />
      <AlertRegion
        label="Meldungen, Muster"
        alerts={alerts}
        onDismiss={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))}
      />
      {isPanelOpen && (
        <LazyPart load={loadAnchoredPanel} onLost={() => setIsPanelOpen(false)}>
          {(AnchoredPanel) => (
            <AnchoredPanel
              anchor={panelButton}
              onClose={() => setIsPanelOpen(false)}
              title="Benachrichtigungen"
              action={
                <Button variant="text" size="small" onClick={() => setIsPanelOpen(false)}>
                  Alle gelesen
                </Button>
              }
            >
              <p className="py-6 text-ui text-ink2">Noch ist nichts passiert.</p>
            </AnchoredPanel>
          )}
        </LazyPart>
      )}
      {picture !== undefined && (
        <LazyPart load={loadPictureDialog} onLost={() => setPicture(undefined)}>
          {(PictureDialog) => (
            <PictureDialog
              title="Fotos vom Flug"
              index={picture}
              count={PICTURES.length}
              onTurn={setPicture}
              onClose={() => setPicture(undefined)}
              picture={<ScenePicture src={PICTURES[picture] ?? ""} alt="Landschaft" />}
              note="Was darauf zu sehen ist"
            />
          )}
        </LazyPart>
      )}
      {dialog && (
        <LazyPart load={loadDialog} onLost={() => setDialog(null)}>
          {(Dialog) => (
            <Dialog
              isOpen
              onClose={() => setDialog(null)}
              size={dialog}
              title="Benachrichtigung einrichten"
              footer={
                <Button isWide onClick={() => setDialog(null)}>
                  Suchagent einrichten
                </Button>
              }
            >
              <p className="text-ink2">
                Der Suchagent schreibt dir um 18 Uhr, wenn bei dir etwas Neues startet.
              </p>
            </Dialog>
          )}
        </LazyPart>
      )}
    </Specimen>
  )
}
