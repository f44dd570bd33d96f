import { Outlet } from "react-router"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import { SinglePageShell } from "../page-chrome/single-page-shell.tsx"
import { chrome } from "../page-chrome/site-links.ts"

/** One thing to do that a mail led to: sign in, unsubscribe, confirm. */
export default function SinglePageLayout() {
  const scene = { terrain: "islands", time: "dawn", seed: 7 } as const
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
      <Outlet />
    </SinglePageShell>
  )
}
