import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { PlanePhoto } from "../plane-photo-path.ts"

const loadEditor = () =>
  import("./plane-photo-editor.tsx").then((module) => module.PlanePhotoEditor)

interface PlanePhotosProps {
  planeId: number
  photos: readonly PlanePhoto[]
}

/** The photos of an aircraft: what guests see of it before they come along. */
export function PlanePhotos(props: PlanePhotosProps) {
  return (
    <SettingsSection
      id="fotos"
      title="Fotos"
      intro="Außen, innen, der Blick vom Sitz hinten: Wer mitfliegt, will wissen, worin. Alle sehen sie auf deinen Flügen, das erste groß."
    >
      <LazyPart load={loadEditor} fallback={<Skeleton className="h-24" />}>
        {(PlanePhotoEditor) => <PlanePhotoEditor {...props} />}
      </LazyPart>
    </SettingsSection>
  )
}
