import { Trash2 } from "lucide"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { MemoryView } from "../album-view.ts"
import { MAX_CAPTION_LENGTH } from "../memory.ts"
import { callCaption, callRemoveMemory } from "./memory-calls.ts"

interface OwnPhotoProps {
  memory: MemoryView
  onDone: () => unknown
}

/** What one can do about an own photo: write a line below it, take it out again. */
export function OwnPhoto({ memory, onDone }: OwnPhotoProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { register, handleSubmit, setError, formState, reset } = useForm({
    defaultValues: { caption: memory.caption },
  })
  const caption = useAction<{ caption: string }, void>({
    send: (values, intent) => callCaption(memory.id, values.caption, intent),
    async done(_, values) {
      reset(values)
      await onDone()
    },
    failed: (refusal) => void showFieldErrors(refusal, setError),
  })
  const removal = useAction<void, void>({
    send: (_, intent) => callRemoveMemory(memory.id, intent),
    done: onDone,
  })
  const failure = [caption.failure, removal.failure].find(
    (one) => one?.kind === "refused" && Object.keys(one.fields).length === 0,
  )
  return (
    <div className="grid gap-4">
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(caption.run)}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          {...register("caption")}
          label="Bildzeile"
          isOptional
          maxLength={MAX_CAPTION_LENGTH}
          error={formState.errors.caption?.message}
          className="min-w-48 flex-1"
        />
        <Button
          type="submit"
          variant="secondary"
          isPending={caption.isPending}
          disabled={!formState.isDirty}
        >
          Speichern
        </Button>
      </form>
      {isRemoving ? (
        <fieldset className="flex flex-wrap items-center gap-3">
          <legend className="mb-2 text-ui">
            Das Foto verschwindet aus dem Album, für alle. Löschen?
          </legend>
          <Button variant="secondary" size="small" onClick={() => setRemoving(false)}>
            Behalten
          </Button>
          <Button
            variant="danger"
            size="small"
            isPending={removal.isPending}
            onClick={() => void removal.run()}
          >
            Löschen
          </Button>
        </fieldset>
      ) : (
        <div>
          <Button variant="text" size="small" icon={Trash2} onClick={() => setRemoving(true)}>
            Foto löschen
          </Button>
        </div>
      )}
      {failure && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {failure.text}
        </Notice>
      )}
    </div>
  )
}
