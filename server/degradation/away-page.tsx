import { StandalonePage } from "#server/standalone-page.tsx"

/** In words that fit into JSON and a line of text, too. */
export const AWAY =
  "Wir kommen gerade nicht an unsere Daten heran. Es liegt an uns: Versuch es in ein paar Minuten noch einmal."

/** Instead of every page while the database is away. `wasSent`: a form, which a new visit would not send again. */
export function AwayPage({ wasSent }: { wasSent: boolean }) {
  return (
    <StandalonePage title="Kurze Zwischenlandung">
      <h1>Kurze Zwischenlandung</h1>
      {wasSent ? (
        <p>
          Wir kommen gerade nicht an unsere Daten heran und konnten dein Formular noch nicht
          annehmen. Lade diese Seite in ein paar Minuten neu: Dein Browser schickt dann alles noch
          einmal.
        </p>
      ) : (
        <p>
          Wir kommen gerade nicht an unsere Daten heran. Es liegt an uns, und wir sind dran. Was du
          gebucht oder gespeichert hast, bleibt, wie es ist.
        </p>
      )}
      <p className="quiet">In ein paar Minuten geht es weiter.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, whichever it is */}
      {!wasSent && <a href="">Nochmal versuchen</a>}
    </StandalonePage>
  )
}
