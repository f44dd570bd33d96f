import { Outlet } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { chrome } from "#app/site-links.ts"
import { SinglePageShell } from "#ui/page-chrome/single-page-shell.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"
import { TextLink } from "#ui/text-link.tsx"

/** Signing in: one thing to do beside a picture. */
export default function LoginLayout() {
  const scene = scenePath({ terrain: "lake", time: "dawn", seed: 14, crop: "hero-phone" })
  return (
    <SinglePageShell
      {...chrome}
      headerEnd={
        <p className="text-ui text-ink2">
          <span className="max-sm:hidden">Neu hier? </span>
          <TextLink href="/de/registrieren" className="inline-flex min-h-11 items-center">
            Registrieren
          </TextLink>
        </p>
      }
      scene={<ScenePicture src={scene} alt="" aspect="fill" isFirst />}
      footer={<LegalFooter />}
    >
      <Outlet />
    </SinglePageShell>
  )
}
