import { LogoMark } from "#illustrations/logo.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { fontsToPreload } from "#ui/style/font-files.ts"
import style from "./offline-page.css?raw"

const SCENE = { terrain: "hills", seed: 8, crop: "hero-phone" } as const
const BY_DAY = scenePath({ ...SCENE, time: "overcast" })
const AT_NIGHT = scenePath({ ...SCENE, time: "night" })

const [DISPLAY_FACE = "", TEXT_FACE = ""] = fontsToPreload

export const OFFLINE_PAGE = "/offline.html"

/** Everything that the page shows beside its text. */
export const OFFLINE_ASSETS: readonly string[] = [DISPLAY_FACE, TEXT_FACE, BY_DAY, AT_NIGHT]

const FACES = `@font-face{font-family:"Familjen Grotesk";font-weight:400 700;src:url("${DISPLAY_FACE}") format("woff2")}
@font-face{font-family:"Figtree";font-weight:300 900;src:url("${TEXT_FACE}") format("woff2")}`

/**
 * In the place of a page that can not be fetched. It stands by itself: no script (the router would
 * miss its page and load it again and again), its own few styles.
 */
export function OfflinePage({ nonce }: { nonce: string }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`Keine Verbindung • ${PRODUCT_NAME}`}</title>
        <style
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          dangerouslySetInnerHTML={{ __html: `${FACES}\n${style}` }}
        />
      </head>
      <body>
        <div className="page">
          <header>
            <LogoMark />
            <span>{PRODUCT_NAME}</span>
          </header>
          <main>
            <h1>Gerade kein Netz</h1>
            <p>
              Diese Seite können wir ohne Verbindung nicht laden. Es ist nichts verloren: Was du
              gebucht oder gespeichert hast, liegt sicher bei uns.
            </p>
            <p className="quiet">Sobald du wieder Netz hast, geht es genau hier weiter.</p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, whichever it is */}
            <a href="">Nochmal versuchen</a>
          </main>
        </div>
        <picture>
          <source srcSet={AT_NIGHT} media="(prefers-color-scheme: dark)" />
          <img src={BY_DAY} alt="" />
        </picture>
      </body>
    </html>
  )
}
