import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import {
  MAX_APPROVAL_NOTE_LENGTH,
  type RequestedAnswer,
} from "#features/approvals/approval-schemas.ts"
import { askedSentence } from "#features/approvals/asked-sentence.ts"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { OFFICE_ROLES, type OfficeRole } from "#platform/actor.ts"
import { api } from "#platform/api-client.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { TEAM_CALL } from "../office-team.ts"
import { type RoleChange, roleChangeSchema } from "../office-team-schemas.ts"

const resolver = zodResolver(roleChangeSchema, { error: validationMessages("de") })

interface RolesFormProps {
  /** Whose they are; without it the form asks for the address of an account. */
  member?: { email: string; name: string; roles: readonly OfficeRole[] }
  onCancel?: () => void
}

/** Which roles somebody shall have, and why; a second person decides about it. */
export function RolesForm({ member, onCancel }: RolesFormProps) {
  const asked = useRef<RequestedAnswer>(undefined)
  const { element, submit, field, problem, isSubmitting } = useOfficeForm<RoleChange, RoleChange>({
    resolver,
    defaultValues: { email: member?.email ?? "", roles: [...(member?.roles ?? [])], reason: "" },
    send: async (change, intent) => {
      asked.current = await api.post<RequestedAnswer>(TEAM_CALL, change, { intent })
    },
    done: () => ({
      message: "Beantragt",
      ...(asked.current && { description: askedSentence(asked.current) }),
    }),
  })
  const email = field("email")
  const { error, ...roles } = field("roles")
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      {member ? (
        <>
          <input type="hidden" name={email.name} ref={email.ref} />
          {email.error && <Notice tone="err">{email.error}</Notice>}
        </>
      ) : (
        <TextField
          {...email}
          type="email"
          label="Mailadresse"
          hint="Von einem Konto, das es schon gibt."
          autoComplete="off"
        />
      )}
      <FieldGroup legend="Rollen" legendLook="label" error={error}>
        <div className="grid gap-1">
          {OFFICE_ROLES.map((role) => (
            <Checkbox key={role} {...roles} value={role} hint={OFFICE_ROLE_LABELS[role].about}>
              {OFFICE_ROLE_LABELS[role].name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      {member && (
        <p className="text-ui text-ink2">
          Ohne jede Rolle steht {member.name} die Verwaltung nicht mehr offen.
        </p>
      )}
      <TextArea
        {...field("reason")}
        label="Warum"
        hint="Liest, wer darüber entscheidet."
        maxLength={MAX_APPROVAL_NOTE_LENGTH}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          {member ? "Änderung beantragen" : "Aufnahme beantragen"}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  )
}
