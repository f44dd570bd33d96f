import type { ReactNode } from "react"
import { FormProvider } from "react-hook-form"
import { SaveRow } from "#features/users/ui/save-row.tsx"
import { SettingsSection } from "#features/users/ui/settings-section.tsx"
import { BalanceFields } from "./balance-fields.tsx"
import { PlaneCosts } from "./plane-costs.tsx"
import { PlaneFacts } from "./plane-facts.tsx"
import { type PlaneFormOptions, usePlaneForm } from "./use-plane-form.ts"

interface PlaneEditorProps extends PlaneFormOptions {
  /** Stands above the fields that it fills. */
  start?: ReactNode
}

/** Everything that a pilot says of an aircraft. */
export function PlaneEditor({ start, ...options }: PlaneEditorProps) {
  const { form, methods, submit } = usePlaneForm(options)
  const { isSubmitting, isDirty } = methods.formState
  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <SettingsSection id="flugzeug" title="Flugzeug">
          <div className="grid gap-6">
            {start}
            <PlaneFacts />
          </div>
        </SettingsSection>
        <SettingsSection
          id="kosten"
          title="Kosten und Leistung"
          intro="Damit rechnet die Preisregel, was ein Flug kostet und was davon geteilt werden darf."
        >
          <PlaneCosts />
        </SettingsSection>
        <SettingsSection id="massen" title="Zuladung und Schwerpunkt">
          <BalanceFields />
        </SettingsSection>
        <SaveRow isPending={isSubmitting} isDirty={isDirty} onDiscard={() => methods.reset()} />
      </form>
    </FormProvider>
  )
}
