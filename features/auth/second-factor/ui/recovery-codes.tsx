import { useEffect, useRef } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shown this once; afterwards only their hashes are left. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <h3 ref={head} tabIndex={-1} className="font-semibold outline-none">
        Deine Notfallcodes
      </h3>
      <Notice tone="warn" title="Heb sie jetzt auf, wir zeigen sie nie wieder." isStacked>
        Mit jedem kommst du einmal hinein, wenn dein Telefon weg ist. Am besten auf Papier oder in
        deinem Passwortmanager.
      </Notice>
      <ul className="grid gap-y-1 rounded-panel bg-sunken px-4.5 py-4 font-mono text-small">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button onClick={onDone}>Ich habe sie aufgehoben</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
    </div>
  )
}
