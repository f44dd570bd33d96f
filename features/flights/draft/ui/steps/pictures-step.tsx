import { useRevalidator } from "react-router"
import { FlightPhotos } from "#features/flights/photos/ui/flight-photos.tsx"
import { useDraft } from "../draft-provider.tsx"
import { SceneChoice } from "../scene-choice.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"

/** How the flight looks in lists and on its page: photos, or a drawn landscape. */
export function PicturesStep() {
  const { methods, page, problem, warnings, finish } = useStepForm("fotos")
  const { saver } = useDraft()
  const { revalidate } = useRevalidator()
  const { watch, setValue, getValues } = methods

  /** A photo belongs to a draft, so the first one makes it. */
  async function flightIdOfDraft(): Promise<number> {
    saver.put("fotos", structuredClone(getValues()))
    await saver.flush()
    const { flightId } = saver.state()
    if (flightId === null) throw new Error("the draft could not be saved")
    return flightId
  }

  return (
    <StepFrame
      step="fotos"
      title="Wie sieht es unterwegs aus?"
      intro="Wer mitfliegen will, möchte vorher sehen, worauf: den Blick nach unten, das Flugzeug, das Ziel. Mit Fotos ist dein Angebot vollständiger und steht in der Suche weiter oben. Hast du keine, zeichnen wir dein Flugzeug über der Landschaft."
      finish={finish}
      warnings={warnings}
    >
      <FlightPhotos
        getFlightId={flightIdOfDraft}
        photos={page.photos}
        onPhotos={() => void revalidate()}
      />
      <SceneChoice
        value={watch("terrain")}
        onChange={(terrain) => setValue("terrain", terrain, { shouldDirty: true })}
        error={problem("terrain")}
      />
    </StepFrame>
  )
}
