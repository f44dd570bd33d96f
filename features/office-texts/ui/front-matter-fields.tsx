import type { UseFormRegisterReturn } from "react-hook-form"
import { MAX_DESCRIPTION_LENGTH, TITLE_LENGTH } from "#features/content/content-page.ts"
import type { TextField as FieldName, TextFields } from "#features/content/text-fields.ts"
import { SCENE_LABELS } from "#features/flights/core/scene-choice.ts"
import { type TimeOfDay, timesOfDay } from "#illustrations/scene/time-of-day.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"

const LIGHT_LABELS: Record<TimeOfDay, string> = {
  dawn: "Morgenlicht",
  day: "Tag",
  "low-sun": "Tiefe Sonne",
  dusk: "Abenddämmerung",
  night: "Nacht",
  overcast: "Bedeckt",
}

const TERRAIN_OPTIONS = Object.entries(SCENE_LABELS).map(([value, label]) => ({ value, label }))
const LIGHT_OPTIONS = timesOfDay.map((value) => ({ value, label: LIGHT_LABELS[value] }))

interface FrontMatterFieldsProps {
  field: (name: FieldName) => UseFormRegisterReturn & { error: string | undefined }
  text: TextFields
}

/** What stands above the prose of a page, and in search results. */
export function FrontMatterFields({ field, text }: FrontMatterFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field("title")}
        label="Titel"
        hint={`${text.title.length} von höchstens ${TITLE_LENGTH.max} Zeichen`}
        className="sm:col-span-2"
      />
      <TextArea
        {...field("description")}
        value={text.description}
        label="Beschreibung für Suchmaschinen"
        hint={`${text.description.length} von höchstens ${MAX_DESCRIPTION_LENGTH} Zeichen`}
        rows={2}
        className="sm:col-span-2"
      />
      <TextArea
        {...field("lead")}
        value={text.lead}
        label="Vorspann unter dem Titel"
        rows={2}
        className="sm:col-span-2"
      />
      <Select {...field("terrain")} label="Landschaft im Bild" options={TERRAIN_OPTIONS} />
      <Select {...field("time")} label="Licht im Bild" options={LIGHT_OPTIONS} />
      <TextField {...field("ctaLabel")} label="Knopf am Ende" isOptional />
      <TextField {...field("ctaPath")} label="Wohin er führt" isOptional isMono />
    </div>
  )
}
