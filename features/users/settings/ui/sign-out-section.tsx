import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { Button } from "#ui/buttons/button.tsx"

/** The way out; a plain form, so that it works without script, too. `onSignOut`: what the browser forgets at once. */
export function SignOutSection({ onSignOut }: { onSignOut: () => void }) {
  return (
    <SettingsSection
      id="abmelden"
      title="Abmelden"
      intro="Meldet dich auf diesem Gerät ab und vergisst, was der Browser von dir weiß."
    >
      <form method="post" action="/logout" onSubmit={onSignOut}>
        <Button type="submit" variant="secondary" size="small">
          Abmelden
        </Button>
      </form>
    </SettingsSection>
  )
}
