import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const READING = [
  { label: "Hilfe im Cockpit", href: "/de/cockpit/hilfe" },
  { label: "Fristen und Beträge", href: "/de/cockpit/infos" },
  { label: "Checkliste", href: "/de/cockpit/checkliste" },
  { label: "Versicherung", href: "/de/cockpit/versicherung" },
  { label: "EASA-Charta", href: "/de/cockpit/easa" },
  { label: "Verhaltenskodex", href: "/de/cockpit/code-of-conduct" },
]

/** The cockpit's texts; on a phone there is no other list of them. */
export function ReadingSection() {
  return (
    <SettingsSection id="nachschlagen" title="Nachschlagen">
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {READING.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} isInline className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
