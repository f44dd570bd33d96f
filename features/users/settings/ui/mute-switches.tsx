import { Switch } from "#ui/forms/switch.tsx"

interface MuteSwitchesProps {
  kinds: readonly { id: string; label: string; when: string }[]
  /** What the account has switched off, and how that changes. */
  muted: { value: readonly string[]; change(value: string[]): void }
}

/** A switch for each kind of notification that can be turned off; on is what is not muted. */
export function MuteSwitches({ kinds, muted }: MuteSwitchesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {kinds.map(({ id, label, when }) => (
        <li key={id}>
          <Switch
            checked={!muted.value.includes(id)}
            onChange={({ currentTarget }) => {
              const others = muted.value.filter((other) => other !== id)
              muted.change(currentTarget.checked ? others : [...others, id])
            }}
            hint={when}
          >
            {label}
          </Switch>
        </li>
      ))}
    </ul>
  )
}
