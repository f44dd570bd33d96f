import { FormProvider } from "react-hook-form"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { BalanceFields } from "./balance-fields.tsx"
import { PlaneCosts } from "./plane-costs.tsx"
import { PlaneFacts } from "./plane-facts.tsx"
import { TypeChoice } from "./type-choice.tsx"
import { type PlaneFormOptions, usePlaneForm } from "./use-plane-form.ts"

export interface PlaneEditorProps extends PlaneFormOptions {
  /** A new one may start from the library. */
  isNew?: boolean
}

/** Everything that a pilot says of an aircraft. */
export function PlaneEditor({ isNew = false, ...options }: PlaneEditorProps) {
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
            {isNew && <TypeChoice />}
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
