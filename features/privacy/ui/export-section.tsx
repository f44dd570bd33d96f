import { Download } from "lucide"
import { useState } from "react"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Spinner } from "#ui/elements/spinner.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { exportPath } from "../privacy.ts"
import type { DataExport } from "../privacy-schemas.ts"
import type { PrivacyView } from "../privacy-view.ts"
import { callRequestExport } from "./privacy-calls.ts"
import { ProveIdentity } from "./prove-identity.tsx"
import { useExport } from "./use-export.ts"

interface ExportSectionProps {
  own: OwnUser
  privacy: PrivacyView
}

const PROOF_NEEDED = "proof-needed"

type ExportAction = "request" | "download"

/** The copy of the own data: asked for, being made, ready for a week, gone again. */
export function ExportSection({ own, privacy }: ExportSectionProps) {
  const [newest, setNewest] = useExport(own.id, privacy.newestExport)
  const [isProven, setIsProven] = useState(privacy.isProven)
  const [action, setAction] = useState<ExportAction>()
  const { run, isPending, failure } = useAction({
    send: (_, intent) => callRequestExport(own.id, intent),
    done: setNewest,
    failed: ({ code }) => {
      // the page was open for longer than a proof lives
      if (code === PROOF_NEEDED) setAction("request")
    },
  })

  function fulfil(wanted: ExportAction) {
    if (wanted === "request") void run()
    else if (newest) window.location.assign(exportPath(newest.id))
  }

  function want(wanted: ExportAction) {
    if (isProven) fulfil(wanted)
    else setAction(wanted)
  }

  return (
    <SettingsSection
      id="daten"
      title="Deine Daten"
      intro="Du bekommst eine Kopie von allem, was wir über dich aufheben: Profil, Buchungen, Zahlungen, Flüge, Bewertungen, Benachrichtigungen und mehr, als ZIP mit lesbaren Dateien. Auch deine IBAN steht darin, deshalb fragen wir vorher nach, ob du es bist."
    >
      {action ? (
        <ProveIdentity
          own={own}
          isPersistent={privacy.isPersistent}
          why="Die Kopie geben wir nur dir."
          onProven={() => {
            setIsProven(true)
            setAction(undefined)
            fulfil(action)
          }}
          onCancel={() => setAction(undefined)}
        />
      ) : (
        <div className="grid gap-4">
          <ExportState newest={newest} onDownload={() => want("download")} />
          {failure && failure.code !== PROOF_NEEDED && (
            <Notice tone="err" title="Das ging nicht." isAlert>
              {failure.text}
            </Notice>
          )}
          {newest?.status !== "requested" && (
            <div>
              <Button
                variant={newest?.status === "ready" ? "text" : "secondary"}
                size="small"
                className={newest?.status === "ready" ? "-ms-2.5" : undefined}
                isPending={isPending}
                onClick={() => want("request")}
              >
                {newest ? "Neue Kopie anfordern" : "Kopie anfordern"}
              </Button>
            </div>
          )}
        </div>
      )}
    </SettingsSection>
  )
}

interface ExportStateProps {
  newest: DataExport | null
  onDownload: () => void
}

function ExportState({ newest, onDownload }: ExportStateProps) {
  return (
    <div role="status" className="empty:hidden">
      {newest?.status === "requested" && (
        <p className="flex items-center gap-3 text-ui">
          <Spinner className="text-link" />
          Deine Kopie wird zusammengestellt. Wir schreiben dir, sobald sie fertig ist; du musst hier
          nicht warten.
        </p>
      )}
      {newest?.status === "ready" && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-panel bg-sunken px-5 py-4">
          <p className="min-w-0 text-ui">
            <strong className="font-semibold">Deine Kopie ist fertig</strong>
            {newest.bytes !== null && <span className="text-ink2">, {sizeOf(newest.bytes)}</span>}
            {newest.expiresAt && (
              <span className="block text-small text-ink2">
                abrufbar bis {formatInstant(new Date(newest.expiresAt), HOME_ZONE)}
              </span>
            )}
          </p>
          <Button size="small" icon={Download} onClick={onDownload}>
            Herunterladen
          </Button>
        </div>
      )}
      {newest?.status === "expired" && (
        <p className="text-ui text-ink2">
          Die Kopie vom {formatInstant(new Date(newest.createdAt), HOME_ZONE)} haben wir gelöscht.
        </p>
      )}
    </div>
  )
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(kilobytes / 1024).toLocaleString("de-DE", { maximumFractionDigits: 1 })} MB`
}
