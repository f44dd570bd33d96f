import { Outlet } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { chrome } from "#app/site-links.ts"
import { SinglePageShell } from "#ui/page-chrome/single-page-shell.tsx"
import { scenePath } from "#ui/scene-path.ts"
import { ScenePicture } from "#ui/scene-picture.tsx"

/** One thing to do that a mail led to: sign in, unsubscribe, confirm. */
export default function SinglePageLayout() {
  const scene = scenePath({ terrain: "islands", time: "dawn", seed: 7, crop: "hero-phone" })
  return (
    <SinglePageShell
      {...chrome}
      scene={<ScenePicture src={scene} alt="" aspect="fill" isFirst />}
      footer={<LegalFooter />}
    >
      <Outlet />
    </SinglePageShell>
  )
}
