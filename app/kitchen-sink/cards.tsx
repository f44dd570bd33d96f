import { Heart, Zap } from "lucide"
import { FlightPanel } from "#features/flights/core/ui/flight-panel.tsx"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Rating } from "#ui/charts/rating.tsx"
import { Avatar } from "#ui/elements/avatar.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { SkeletonCard } from "#ui/elements/skeleton.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { KitchenSinkScenes } from "./scenes.ts"
import { Specimen } from "./specimen.tsx"

export function Cards({ scenes }: { scenes: KitchenSinkScenes }) {
  return (
    <>
      <Specimen title="Karte und Flugstreifen">
        <div className="grid gap-5 sm:grid-cols-2">
          <OfferCard picture={scenes.islands} isSelected={false} />
          <OfferCard picture={scenes.hills} isSelected />
        </div>
        <div className="mt-5">
          <FlightPanel
            label="Flugdaten"
            cells={[
              { label: "Von", value: "EDKB", detail: "Bonn-Hangelar" },
              { label: "Ab", value: "09:30", detail: "Ortszeit" },
              { label: "Flugzeit", value: "1 h 40", detail: "324 km" },
              { label: "An", value: "11:10", detail: "Ortszeit" },
              { label: "Nach", value: "EDWJ", detail: "Juist" },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Leer">
        <EmptyState
          heading="h3"
          picture={<ScenePicture src={scenes.hills} alt="" aspect="strip" />}
          title="Heute bleibt der Himmel leer"
          action={<Button variant="quiet">Auf 200 km erweitern</Button>}
        >
          Im Umkreis von 100 km fliegt gerade niemand. Mit 200 km sind es 7 Flüge.
        </EmptyState>
      </Specimen>
      <Specimen title="Lädt">
        <div className="max-w-100">
          <SkeletonCard />
        </div>
      </Specimen>
    </>
  )
}

function OfferCard({ picture, isSelected }: { picture: string; isSelected: boolean }) {
  return (
    <Card as="article" inset="none" isSelected={isSelected}>
      <div className="relative">
        <ScenePicture src={picture} alt="" />
        <div className="absolute start-3.5 top-3.5">
          <Badge tone="picture" icon={Zap}>
            Sofort buchbar
          </Badge>
        </div>
        <IconButton
          label="Merken"
          icon={Heart}
          variant="picture"
          isPressed={isSelected}
          className="absolute end-3 top-3"
        />
      </div>
      <div className="p-5">
        <p className="flex justify-between text-small text-ink2">
          <span>Sa., 12. Juni</span>
          <span>noch 2 Plätze</span>
        </p>
        <h4 className="mt-3 text-h3">Übers Watt nach Juist</h4>
        <div className="mt-3 border-y border-line py-3">
          <FlightStrip
            from={{ time: "09:30", code: "EDKB" }}
            to={{ time: "11:10", code: "EDWJ" }}
            middle="1 h 40"
          />
        </div>
        <div className="mt-4 flex items-center gap-2.5">
          <Avatar name="Henrik L." />
          <p className="min-w-0 flex-1 text-fine text-ink3">
            <strong className="font-semibold text-ink">Henrik L.</strong> ·{" "}
            <Rating mean={4.9} count={23} />
            <br />
            Privater Anbieter
          </p>
          <p className="shrink-0 text-end text-fine text-ink3">
            <strong className="block text-[1.25rem] leading-tight font-semibold text-ink tabular-nums">
              68,75 €
            </strong>
            pro Person
          </p>
        </div>
      </div>
    </Card>
  )
}
