import { useForm } from "react-hook-form"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import type { PersonOnBoard } from "../album-view.ts"
import type { MemoryRequestInput } from "../memory-schemas.ts"
import { callAskToShow } from "./memory-calls.ts"

interface AskFormProps {
  memoryId: number
  people: readonly PersonOnBoard[]
  onAsked: () => unknown
  onCancel: () => void
}

interface AskValues {
  /** „self 12“, „companions 12“ */
  marked: string[]
  isNobodyPictured: boolean
}

/** The pilot says who is in a photo, and asks them. */
export function AskForm({ memoryId, people, onAsked, onCancel }: AskFormProps) {
  const { register, handleSubmit, watch } = useForm<AskValues>({
    defaultValues: { marked: [], isNobodyPictured: false },
  })
  const { run, isPending, failure } = useAction<MemoryRequestInput, void>({
    send: (input, intent) => callAskToShow(memoryId, input, intent),
    done: onAsked,
  })
  const isNobodyPictured = watch("isNobodyPictured")
  const problem = failure?.fields.pictured
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((values) => run(inputOf(values, people)))}
      className="grid gap-4"
    >
      <p className="text-ui text-ink2">
        Zu sehen ist das Foto dann unter „Momente von Bord“ in deinem Profil und bei deinen Flügen,
        ohne Namen. Gefragt werden alle, die zu erkennen sind, und wer es aufgenommen hat.
      </p>
      <FieldGroup
        legend="Wer ist zu erkennen?"
        legendLook="label"
        hint="Steht jemand nicht in der Liste, kann niemand diese Person fragen: Dann lass das Foto unter euch."
        error={problem}
      >
        {people.map(({ userId, name, isPilot, companions }) => (
          <div key={userId}>
            <Checkbox {...register("marked")} value={`self ${userId}`} disabled={isNobodyPictured}>
              {isPilot ? "Ich" : name}
            </Checkbox>
            {companions > 0 && (
              <Checkbox
                {...register("marked")}
                value={`companions ${userId}`}
                disabled={isNobodyPictured}
              >
                {`Begleitung von ${name}, ${name} antwortet für sie`}
              </Checkbox>
            )}
          </div>
        ))}
        <Checkbox {...register("isNobodyPictured")}>Niemand ist zu erkennen</Checkbox>
      </FieldGroup>
      {failure?.kind === "refused" && !problem && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {failure.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending}>
          Um Einverständnis fragen
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

function inputOf(
  { marked, isNobodyPictured }: AskValues,
  people: readonly PersonOnBoard[],
): MemoryRequestInput {
  if (isNobodyPictured) return { pictured: [], isNobodyPictured }
  const pictured = people
    .map(({ userId }) => ({
      userId,
      self: marked.includes(`self ${userId}`),
      companions: marked.includes(`companions ${userId}`),
    }))
    .filter(({ self, companions }) => self || companions)
  return { pictured, isNobodyPictured }
}
