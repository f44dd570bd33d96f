import { useId } from "react"
import { SCENE_LABELS, SCENE_TERRAINS } from "#features/flights/core/scene-choice.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"

interface SceneChoiceProps {
  value: Terrain | ""
  onChange: (terrain: Terrain) => void
  error?: string | undefined
}

/** One of the drawn landscapes, for a flight without photos; its light is that of the departure. */
export function SceneChoice({ value, onChange, error }: SceneChoiceProps) {
  const id = useId()
  return (
    <FieldGroup
      legend="Oder ein gezeichnetes Bild"
      hint="Wähl die Landschaft, über die ihr fliegt. Tageszeit und Jahreszeit malen wir nach deinem Start."
      error={error}
    >
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {SCENE_TERRAINS.map((terrain) => (
          <label
            key={terrain}
            className="relative cursor-pointer overflow-hidden rounded-panel border border-line bg-surface transition-colors hover:border-line2 has-checked:border-act has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-act has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <ScenePicture
              src={scenePath({ terrain, time: "day", seed: 31, crop: "card" })}
              alt=""
            />
            <span className="flex min-h-11 items-center gap-2.5 px-3 py-2 text-ui">
              <input
                type="radio"
                name={id}
                value={terrain}
                checked={value === terrain}
                onChange={() => onChange(terrain)}
                className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line2 bg-surface outline-none checked:border-[6px] checked:border-act"
              />
              <span className="min-w-0 hyphens-auto">{SCENE_LABELS[terrain]}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
