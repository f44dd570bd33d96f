import { zodResolver } from "@hookform/resolvers/zod"
import type { CaseName } from "#features/admin/open-case.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { caseNoteSchema, MAX_CASE_NOTE_LENGTH } from "../case-schemas.ts"
import { callAddCaseNote } from "./case-calls.ts"

const resolver = zodResolver(caseNoteSchema, { error: validationMessages("de") })

/** Notes something down about a case, for the back office alone. */
export function CaseNoteForm({ name }: { name: CaseName }) {
  const { element, submit, field, setValue, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { text: "" },
    send: (input, intent) => callAddCaseNote(name, input, intent),
    done: () => {
      setValue("text", "")
      return { message: "Notiz gespeichert" }
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-3">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("text")}
        label="Was andere zu diesem Fall wissen sollen"
        hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern und verschwindet nach einem Jahr."
        rows={2}
        maxLength={MAX_CASE_NOTE_LENGTH}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isPending={isSubmitting}>
          Notiz speichern
        </Button>
      </div>
    </form>
  )
}
