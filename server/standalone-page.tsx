import type { ReactNode } from "react"
import { LogoMark } from "#illustrations/logo.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { fontsToPreload } from "#ui/style/font-files.ts"
import style from "./standalone-page.css?raw"

const SCENE = { terrain: "hills", seed: 8, crop: "hero-phone" } as const
const BY_DAY = scenePath({ ...SCENE, time: "overcast" })
const AT_NIGHT = scenePath({ ...SCENE, time: "night" })

const [DISPLAY_FACE = "", TEXT_FACE = ""] = fontsToPreload

/** Everything that such a page shows beside its text. */
export const STANDALONE_ASSETS: readonly string[] = [DISPLAY_FACE, TEXT_FACE, BY_DAY, AT_NIGHT]

const FACES = `@font-face{font-family:"Familjen Grotesk";font-weight:400 700;src:url("${DISPLAY_FACE}") format("woff2")}
@font-face{font-family:"Figtree";font-weight:300 900;src:url("${TEXT_FACE}") format("woff2")}`

export const STANDALONE_STYLE = `${FACES}\n${style}`

interface StandalonePageProps {
  title: string
  /** Of the style, where it is not named by what it says. */
  nonce?: string
  children: ReactNode
}

/** A page that stands by itself, whatever has become of the others: no script, its own few styles. */
export function StandalonePage({ title, nonce, children }: StandalonePageProps) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} • ${PRODUCT_NAME}`}</title>
        <style
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          dangerouslySetInnerHTML={{ __html: STANDALONE_STYLE }}
        />
      </head>
      <body>
        <div className="page">
          <header>
            <LogoMark />
            <span>{PRODUCT_NAME}</span>
          </header>
          <main>{children}</main>
        </div>
        <picture>
          <source srcSet={AT_NIGHT} media="(prefers-color-scheme: dark)" />
          <img src={BY_DAY} alt="" />
        </picture>
      </body>
    </html>
  )
}
