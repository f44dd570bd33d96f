import { Outlet } from "react-router"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import { SinglePageShell } from "../page-chrome/single-page-shell.tsx"
import { chrome } from "../page-chrome/site-links.ts"

/** Signing in: one thing to do beside a picture. */
export default function LoginLayout() {
  const scene = { terrain: "lake", time: "dawn", seed: 14 } as const
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
      <Outlet />
    </SinglePageShell>
  )
}
