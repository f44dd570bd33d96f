import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { Switch } from "#ui/forms/switch.tsx"
import { saveSettings } from "./save-settings.ts"
import { useInstantSetting } from "./use-instant-setting.ts"

/** The newsletter, on or off; the address is proven, so nothing else is asked. */
export function NewsletterSection({ own }: { own: OwnUser }) {
  const newsletter = useInstantSetting(own.hasSubscribedNewsletter, (hasSubscribedNewsletter) =>
    saveSettings({ hasSubscribedNewsletter }),
  )
  return (
    <SettingsSection id="newsletter" title="Newsletter">
      <Switch
        checked={newsletter.value}
        isPending={newsletter.isPending}
        onChange={({ currentTarget }) => newsletter.change(currentTarget.checked)}
        hint={`Neue Strecken und was sich bei uns ändert, an ${own.email}. In jeder Ausgabe kannst du ihn abbestellen.`}
      >
        Newsletter bekommen
      </Switch>
    </SettingsSection>
  )
}
