import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { MOTIF_NAMES, motifPath, VOUCHER_MOTIFS } from "../voucher-motifs.ts"

interface MotifChoiceProps {
  chosen: string
  error: string | undefined
}

/** Five drawn pictures, one of them on the voucher. */
export function MotifChoice({ chosen, error }: MotifChoiceProps) {
  return (
    <FieldGroup legend="Motiv" error={error}>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {MOTIF_NAMES.map((motif, index) => (
          <label
            key={motif}
            className="relative block cursor-pointer overflow-hidden rounded-small has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-act has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="motif"
              id={index === 0 ? "gutschein-motif" : undefined}
              value={motif}
              defaultChecked={chosen === motif}
              className="peer sr-only"
            />
            <span className="sr-only">{VOUCHER_MOTIFS[motif].label}</span>
            <ScenePicture src={motifPath(motif)} alt="" aspect="photo" />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
