import { Plus } from "lucide"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FieldError } from "#ui/forms/field.tsx"
import { RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { stepPath } from "../../draft.ts"
import type { DraftPlane } from "../../facts.ts"
import { differsFromPlane, mayFillCosts, takeOverCosts } from "../../take-over-costs.ts"
import { useAnswersOf, useDraft } from "../draft-provider.tsx"
import { FlugfitNote } from "../flugfit-note.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { AddedPlane } from "./added-plane.tsx"
import { PlaneCard } from "./plane-card.tsx"
import { PlaneFitness } from "./plane-fitness.tsx"
import { PlaneGuests } from "./plane-guests.tsx"

/** Which aircraft: one of one's own, or a new one on the spot. */
export function PlaneStep() {
  const { methods, page, problem, warnings, finish } = useStepForm("flugzeug")
  const { saved } = useDraft()
  const { watch, setValue } = methods
  const { planeId } = watch()
  const [costs, setCosts] = useAnswersOf("kosten")
  const [adding, setAdding] = useState<"no" | "now" | "later">("no")
  const [addedId, setAddedId] = useState<number>()
  const { revalidate } = useRevalidator()
  const step = useRef<HTMLDivElement>(null)
  const plane = page.planes.find(({ id }) => id === planeId)
  const added = page.planes.find(({ id }) => id === addedId)

  function choose(chosen: DraftPlane) {
    setValue("planeId", chosen.id, { shouldDirty: true })
    if (mayFillCosts(costs, plane)) setCosts(takeOverCosts(costs, chosen))
  }
  // it is chosen as soon as the page knows it
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every aircraft that is added
  useEffect(() => {
    if (!added) return
    setAddedId(undefined)
    setAdding("no")
    choose(added)
  }, [added])

  const hasLeft = useRef(false)
  // who comes back from the new aircraft goes on at the choice
  useEffect(() => {
    if (adding !== "now" && hasLeft.current) {
      step.current?.querySelector<HTMLElement>("input:checked, fieldset input, button")?.focus()
    }
    hasLeft.current = adding === "now"
  }, [adding])

  const ofSeats = saved.problems.find((one) => one.step === "kosten" && one.property === "seats")
  return (
    <>
      <div ref={step} hidden={adding === "now"}>
        <StepFrame
          step="flugzeug"
          title="Womit fliegst du?"
          intro="Gäste sehen Muster, Kennzeichen und Fotos, bevor sie einsteigen."
          finish={finish}
          warnings={warnings}
          aside={<PlaneFitness page={page} />}
        >
          {page.fitness?.state === "blocker" && (
            // on phones the rules stand below the way on
            <div className="lg:hidden">
              <FlugfitNote />
            </div>
          )}
          {page.planes.length === 0 ? (
            <div>
              <NoPlane onAdd={() => setAdding("now")} />
              <FieldError id="planeId-error" error={problem("planeId")} />
            </div>
          ) : (
            <div>
              <RadioCardGroup legend="Dein Flugzeug" error={problem("planeId")}>
                {page.planes.map((one) => (
                  <PlaneCard
                    key={one.id}
                    plane={one}
                    photoId={page.planePhotos[one.id]}
                    isChosen={one.id === planeId}
                    onChoose={() => choose(one)}
                  />
                ))}
              </RadioCardGroup>
              <Button
                variant="secondary"
                icon={Plus}
                className="mt-4"
                onClick={() => setAdding("now")}
              >
                Anderes Flugzeug anlegen
              </Button>
            </div>
          )}
          {plane && (
            <PlaneGuests
              plane={plane}
              licence={page.licence}
              seats={costs.seats}
              problem={costs.seats === "" ? undefined : ofSeats?.message}
              costPath={stepPath(page.path, "kosten")}
            />
          )}
          {plane && differsFromPlane(costs, plane) && (
            <Notice
              title="Deine Kosten weichen ab."
              action={
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => setCosts(takeOverCosts(costs, plane))}
                >
                  Kosten von {plane.registration} übernehmen
                </Button>
              }
            >
              In deiner Flugzeugliste stehen für {plane.registration} andere Angaben als in diesem
              Entwurf. Flugzeit, Plätze und Preis bleiben, wie sie sind.
            </Notice>
          )}
        </StepFrame>
      </div>
      {adding !== "no" && (
        <AddedPlane
          isShown={adding === "now"}
          onAdded={(id) => {
            setAddedId(id)
            void revalidate()
          }}
          onBack={() => setAdding("later")}
        />
      )}
    </>
  )
}

function NoPlane({ onAdd }: { onAdd: () => void }) {
  const scene = scenePath({ terrain: "lowland", time: "dawn", seed: 172, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title="Noch kein Flugzeug"
      action={
        <Button icon={Plus} onClick={onAdd}>
          Flugzeug anlegen
        </Button>
      }
    >
      Leg hier eins an, ob aus dem Verein, gemietet oder dein eigenes. Über dreißig Muster kennen
      wir schon; der Rest ist schnell eingetragen und bleibt für den nächsten Flug.
    </EmptyState>
  )
}
