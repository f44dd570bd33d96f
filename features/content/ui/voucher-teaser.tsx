import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"

/** A flight as a present, and where its rules stand. */
export function VoucherTeaser() {
  const scene = scenePath({ terrain: "lake", time: "low-sun", seed: 6, crop: "card" })
  return (
    <section
      aria-labelledby="verschenken"
      className="mx-auto grid max-w-page items-center gap-5 px-gutter pt-section md:grid-cols-2 md:gap-10 lg:gap-16"
    >
      <div className="-rotate-[1.6deg]">
        <Card inset="none" elevation="floating">
          <ScenePicture src={scene} alt="" aspect="card" />
          <p className="px-card py-4 font-display text-h3">Ein Flug für dich</p>
        </Card>
      </div>
      <div>
        <h2 id="verschenken" className="text-h2 text-balance">
          Verschenk einen Morgen über den Wolken
        </h2>
        <p className="mt-4 max-w-text text-ink2">
          Du wählst Betrag, Motiv und Gruß, die Beschenkten Tag und Ziel. Der Gutschein kommt per
          Mail, an deinem Tag oder aus dem Drucker, und gilt mindestens drei Jahre.
        </p>
        <div className="mt-6">
          <ButtonLink href="/de/fluggutschein-verschenken" variant="secondary">
            Flug verschenken
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
