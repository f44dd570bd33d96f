import { zodResolver } from "@hookform/resolvers/zod"
import type { CaseName } from "#features/admin/open-case.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import type { CaseOwner } from "../case-list.ts"
import { handOnSchema, MAX_CASE_NOTE_LENGTH } from "../case-schemas.ts"
import { callAssign } from "./case-calls.ts"

const resolver = zodResolver(handOnSchema, { error: validationMessages("de") })

interface HandOnFormProps {
  name: CaseName
  owner: CaseOwner | null
  people: readonly CaseOwner[]
  onEnd: () => void
}

/** Gives a case to somebody else, with what they need to know. */
export function HandOnForm({ name, owner, people, onEnd }: HandOnFormProps) {
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? ""
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { ownerId: "", note: "" },
    send: ({ ownerId, note }, intent) =>
      callAssign(name, { ownerId, note, formerOwnerId: owner?.id ?? null }, intent),
    done: ({ ownerId }) => {
      onEnd()
      return { message: `Weitergegeben an ${nameOf(ownerId)}` }
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <Select
        {...field("ownerId")}
        label="Wer weitermacht"
        placeholder="Bitte wählen"
        options={people.map((person) => ({ value: String(person.id), label: person.name }))}
        className="max-w-80"
      />
      <TextArea
        {...field("note")}
        label="Was zum Weitermachen wichtig ist"
        hint="Steht bei den Notizen."
        rows={2}
        maxLength={MAX_CASE_NOTE_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isSubmitting}>
          Weitergeben
        </Button>
        <Button variant="text" size="small" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
