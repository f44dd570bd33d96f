import { Notice } from "#ui/feedback/notice.tsx"

/** What to do where the browser says no: it does not ask a second time by itself. */
export function PushRefused() {
  return (
    <Notice title="Dein Browser lässt das gerade nicht zu." isStacked isAlert>
      Öffne neben der Adresse oben die Einstellungen dieser Website, erlaube dort Benachrichtigungen
      und lade die Seite neu.
    </Notice>
  )
}
