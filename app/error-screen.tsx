import type { ErrorTexts } from "#app/error-texts.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { LegalFooter } from "./page-chrome/legal-footer.tsx"
import { SinglePageShell } from "./page-chrome/single-page-shell.tsx"
import { chrome, HOME } from "./page-chrome/site-links.ts"

/** The error page: what happened and the way home. */
export function ErrorScreen({ status, statusMessage, text, message }: ErrorTexts) {
  const scene = { terrain: "hills", time: "overcast", seed: 8 } as const
  return (
    <SinglePageShell
      {...chrome}
      scene={
        <ScenePicture
          src={scenePath({ ...scene, crop: "hero-phone" })}
          tabletSrc={scenePath({ ...scene, crop: "strip" })}
          alt=""
          aspect="fill"
          isFirst
        />
      }
      footer={<LegalFooter />}
    >
      <p className="font-mono text-ui text-ink2">
        Error {status}
        {statusMessage && <span lang="en"> · {statusMessage}</span>}
      </p>
      <h1 className="mt-3 text-h1">{text}</h1>
      <p className="mt-4 break-words text-ink2">{message}</p>
      <div className="mt-8">
        <ButtonLink href={HOME} reloadDocument>
          Zur Startseite
        </ButtonLink>
      </div>
    </SinglePageShell>
  )
}
