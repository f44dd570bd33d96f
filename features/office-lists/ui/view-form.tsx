import { zodResolver } from "@hookform/resolvers/zod"
import { MAX_VIEW_NAME_LENGTH, type SavedView } from "#features/office-views/office-view.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"
import type { OfficeListKey } from "../office-lists.ts"
import { viewFormSchema } from "../view-schemas.ts"
import { callChangeView, callSaveView } from "./office-lists-calls.ts"

const resolver = zodResolver(viewFormSchema, { error: validationMessages("de") })

interface ViewFormProps {
  list: OfficeListKey
  /** What is shown now. */
  words: string
  /** To be renamed or shared; without one what is shown is saved. */
  view: SavedView | undefined
  /** What may be overwritten instead of a new one. */
  changeable: readonly SavedView[]
  onEnd: () => void
}

/** Saves what a list shows, as a new view or in the place of one; or renames one and shares it. */
export function ViewForm({ list, words, view, changeable, onEnd }: ViewFormProps) {
  const { element, submit, field, setValue, watch, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: {
      target: "",
      name: view?.name ?? "",
      isShared: view?.isShared ?? false,
    },
    send: async ({ target, name, isShared }, intent) => {
      if (view) return callChangeView(view.id, { name, isShared }, intent)
      if (target !== "") return callChangeView(Number(target), { name, isShared, words }, intent)
      return callSaveView({ list, name, isShared, words }, intent)
    },
    done: ({ name }) => {
      onEnd()
      return { message: `„${name}“ ist gesichert` }
    },
  })
  const target = field("target", {
    onChange: () => {
      const chosen = changeable.find(({ id }) => String(id) === watch("target"))
      setValue("name", chosen?.name ?? "")
      setValue("isShared", chosen?.isShared ?? false)
    },
  })
  return (
    <Dialog isOpen onClose={onEnd} title={view ? "Ansicht ändern" : "Ansicht sichern"}>
      <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {problem && (
          <Notice tone="err" isAlert>
            {problem}
          </Notice>
        )}
        {!view && (
          <p className="text-ui text-ink2">
            Filter, Reihenfolge und Spalten, wie sie gerade sind. Was du gesucht hast, gehört nicht
            dazu.
          </p>
        )}
        {!view && changeable.length > 0 && (
          <Select
            {...target}
            label="Wohin"
            options={[
              { value: "", label: "Neue Ansicht" },
              ...changeable.map(({ id, name }) => ({
                value: String(id),
                label: `„${name}“ überschreiben`,
              })),
            ]}
          />
        )}
        <TextField
          {...field("name")}
          label="Name"
          maxLength={MAX_VIEW_NAME_LENGTH}
          autoComplete="off"
        />
        <Checkbox
          {...field("isShared")}
          hint="Alle in der Verwaltung, die diese Liste öffnen dürfen."
        >
          Mit dem Team teilen
        </Checkbox>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={isSubmitting}>
            Sichern
          </Button>
          <Button variant="text" onClick={onEnd}>
            Abbrechen
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
