import type { ReactNode } from "react"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"

interface NoCheckoutProps {
  title: string
  children: ReactNode
}

/** Nothing to order and nothing to wait for, with both ways on. */
export function NoCheckout({ title, children }: NoCheckoutProps) {
  const scene = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "wide" })
  return (
    <div className="mx-auto max-w-form px-gutter pt-8 pb-section md:pt-12">
      <Card inset="none">
        <ScenePicture src={scene} alt="" aspect="wide" isFirst />
        <div className="p-card">
          <h1 className="text-h3">{title}</h1>
          <p className="mt-2 max-w-text text-ui text-ink2">{children}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href="/de/suche">Flüge suchen</ButtonLink>
            <ButtonLink href="/de/cockpit" variant="secondary">
              Zum Cockpit
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  )
}
