import { STANDALONE_ASSETS, StandalonePage } from "#server/standalone-page.tsx"

export const OFFLINE_PAGE = "/offline.html"

/** Everything that the page shows beside its text. */
export const OFFLINE_ASSETS = STANDALONE_ASSETS

/** In the place of a page that can not be fetched; with a script the router would load it again and again. */
export function OfflinePage({ nonce }: { nonce: string }) {
  return (
    <StandalonePage title="Keine Verbindung" nonce={nonce}>
      <h1>Gerade kein Netz</h1>
      <p>
        Diese Seite können wir ohne Verbindung nicht laden. Es ist nichts verloren: Was du gebucht
        oder gespeichert hast, liegt sicher bei uns.
      </p>
      <p className="quiet">Sobald du wieder Netz hast, geht es genau hier weiter.</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, whichever it is */}
      <a href="">Nochmal versuchen</a>
    </StandalonePage>
  )
}
