import type { ErrorTexts } from "#app/error-texts.ts"
import { LegalFooter } from "#app/legal-footer.tsx"
import { chrome, HOME } from "#app/site-links.ts"
import { ButtonLink } from "#ui/button-link.tsx"
import { SinglePageShell } from "#ui/page-chrome/single-page-shell.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

/** The error page: what happened and the way home. */
export function ErrorScreen({ status, statusMessage, text, message }: ErrorTexts) {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "hero-phone" })
  return (
    <SinglePageShell
      {...chrome}
      scene={<ScenePicture src={scene} alt="" aspect="fill" isFirst />}
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
