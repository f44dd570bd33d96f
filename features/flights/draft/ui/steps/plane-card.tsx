import { planePhotoPath } from "#features/planes/plane-photo-path.ts"
import { RadioCard } from "#ui/forms/radio-card.tsx"
import type { DraftPlane } from "../../facts.ts"

interface PlaneCardProps {
  plane: DraftPlane
  photoId: string | undefined
  isChosen: boolean
  onChoose: () => void
}

/** One of the pilot's aircraft to fly with. */
export function PlaneCard({ plane, photoId, isChosen, onChoose }: PlaneCardProps) {
  const { id, registration, model, seats, cruiseKnots, payloadKg } = plane
  return (
    <RadioCard
      name="planeId"
      value={id}
      checked={isChosen}
      onChange={onChoose}
      title={
        <span className="flex flex-wrap items-baseline gap-x-3">
          {model}
          <span className="font-mono text-small font-normal text-ink2">{registration}</span>
        </span>
      }
      detail={`${seats} Sitze, ${cruiseKnots} kt Reise, ${payloadKg} kg Zuladung`}
      aside={
        photoId && (
          <img
            src={planePhotoPath(photoId, 480)}
            alt=""
            className="aspect-[3/2] w-20 shrink-0 rounded-field bg-sunken object-cover md:w-27"
          />
        )
      }
    />
  )
}
