import { StandalonePage } from "#server/standalone-page.tsx"

/** Instead of a page for which there is no time now. `wasSent`: a form, which a new visit would not send again. */
export function BusyPage({ wasSent }: { wasSent: boolean }) {
  return (
    <StandalonePage title="Gerade ist viel los">
      <h1>Gerade ist viel los</h1>
      {wasSent ? (
        <>
          <p>
            So viele wollen gerade abheben, dass wir dein Formular noch nicht annehmen konnten. Was
            du eingegeben hast, ist nicht verloren.
          </p>
          <p className="quiet">
            Warte ein paar Sekunden und lade diese Seite neu. Dein Browser schickt dann alles noch
            einmal.
          </p>
        </>
      ) : (
        <>
          <p>
            So viele wollen gerade abheben, dass wir einen Moment nicht hinterherkommen. Was du
            gebucht oder gespeichert hast, bleibt, wie es ist.
          </p>
          <p className="quiet">In ein paar Sekunden klappt es bestimmt.</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, whichever it is */}
          <a href="">Nochmal versuchen</a>
        </>
      )}
    </StandalonePage>
  )
}
