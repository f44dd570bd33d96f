import type { ReactNode } from "react"
import { Card } from "#ui/elements/card.tsx"

interface SettingsSectionProps {
  /** Its anchor on the settings page. */
  id: string
  title: string
  intro?: ReactNode
  children?: ReactNode
}

/** One matter of the settings page; whichever room it belongs to, it looks like the others. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} tabIndex={-1} className="text-h3 outline-none">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-text text-ui text-ink2">{intro}</p>}
      {children && <div className="mt-5">{children}</div>}
    </Card>
  )
}
