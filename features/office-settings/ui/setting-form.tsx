import { zodResolver } from "@hookform/resolvers/zod"
import { type ReactNode, useRef } from "react"
import { MAX_APPROVAL_NOTE_LENGTH } from "#features/approvals/approval-schemas.ts"
import { askedSentence } from "#features/approvals/asked-sentence.ts"
import type { FieldKind, Setting, SettingField, SettingValue } from "#features/settings/setting.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  type SettingForm as Form,
  formValuesOf,
  type SettingSent,
  settingFormSchema,
} from "../setting-form.ts"
import { changedLines } from "../setting-lines.ts"
import { ChangedRows } from "./changed-rows.tsx"
import { callChangeSetting } from "./setting-calls.ts"
import { SettingFieldInput } from "./setting-field-input.tsx"

interface SettingFormProps {
  setting: Setting
  /** What holds now, and which version that is. */
  current: { number: number; value: SettingValue }
  /** Where the form begins: what holds, or an earlier version. */
  begin: { value: SettingValue; reason: string }
  /** What follows from a value, beside what is another in it. */
  effects?: (value: SettingValue) => ReactNode
  onEnd: () => void
}

/** Changes one setting, with what exactly becomes another before it is sent. */
export function SettingForm({ setting, current, begin, effects, onEnd }: SettingFormProps) {
  const schema = settingFormSchema(setting)
  const beginning = formValuesOf(setting, begin.value)
  const executesAt = useRef<string | null>(null)
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm<Form, SettingSent>(
    {
      resolver: zodResolver(schema, { error: validationMessages("de") }),
      defaultValues: { value: beginning, reason: begin.reason },
      send: async (sent, intent) => {
        const change = { ...sent, basedOn: current.number }
        executesAt.current = (await callChangeSetting(setting.key, change, intent)).executesAt
        onEnd()
      },
      done: () =>
        setting.needsTwo
          ? {
              message: "Beantragt",
              description: askedSentence({ executesAt: executesAt.current }),
            }
          : { message: "Geändert", description: `„${setting.label}“ gilt ab jetzt so.` },
    },
  )
  const typed = schema.safeParse({ ...watch(), reason: "Nur zur Vorschau" })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {setting.fields.map((one) => (
          <div key={one.name} className={isWide(one) ? "sm:col-span-2" : undefined}>
            <SettingFieldInput
              field={one}
              registered={field(`value.${one.name}`)}
              initial={beginning[one.name]}
            />
          </div>
        ))}
      </div>
      {typed.success && (
        <Preview
          setting={setting}
          before={current.value}
          after={typed.data.value}
          effects={effects?.(typed.data.value)}
        />
      )}
      <TextArea
        {...field("reason")}
        label="Warum"
        hint={
          setting.needsTwo
            ? "Liest, wer darüber entscheidet. Es bleibt im Verlauf stehen."
            : "Es bleibt im Verlauf stehen."
        }
        maxLength={MAX_APPROVAL_NOTE_LENGTH}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          {setting.needsTwo ? "Änderung beantragen" : "Ab jetzt so"}
        </Button>
        <Button variant="text" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

const WIDE: readonly FieldKind[] = ["line", "words", "switch"]

function isWide({ kind }: SettingField): boolean {
  return WIDE.includes(kind)
}

interface PreviewProps {
  setting: Setting
  before: SettingValue
  after: SettingValue
  effects: ReactNode
}

function Preview({ setting, before, after, effects }: PreviewProps) {
  const lines = changedLines(setting, before, after)
  const heading = `vorschau-${setting.key}`
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={heading} className="rounded-panel bg-soft px-4.5 py-4">
      <h4 id={heading} className="mb-2.5 font-semibold">
        Das ändert sich
      </h4>
      <ChangedRows lines={lines} />
      {effects}
    </section>
  )
}
