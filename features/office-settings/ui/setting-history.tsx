import type { Setting } from "#features/settings/setting.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { changedLines } from "../setting-lines.ts"
import type { SettingVersion } from "../setting-sheet.ts"
import { ChangedRows } from "./changed-rows.tsx"

interface SettingHistoryProps {
  setting: Setting
  /** The newest first. */
  versions: readonly SettingVersion[]
  /** Begins the change back to one of them; absent: whoever looks may not. */
  restore?: (version: Pick<SettingVersion, "number" | "value">) => void
}

/** Every version with who, when and why, and what it has made another. */
export function SettingHistory({ setting, versions, restore }: SettingHistoryProps) {
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold hover:text-link">
        Verlauf ({versions.length})
      </summary>
      <ol className="mt-2 grid gap-5">
        {versions.map((version, place) => {
          const before = versions[place + 1]?.value ?? (version.number === 1 && setting.standard)
          return (
            <li key={version.number} className="border-l-2 border-line ps-4">
              <p className="text-ui">
                <span className="font-semibold">Stand {version.number}</span>
                {place === 0 && <span className="text-ink2"> (gilt)</span>}
                <span className="text-ink2">
                  , {version.setBy.name}, {formatInstant(new Date(version.setAt), HOME_ZONE)}
                </span>
              </p>
              <p className="mt-0.5 mb-2 text-ui wrap-anywhere text-ink2">„{version.reason}“</p>
              {before && <ChangedRows lines={changedLines(setting, before, version.value)} />}
              {restore && place > 0 && (
                <div className="mt-2">
                  <Button variant="text" size="small" onClick={() => restore(version)}>
                    Zurück auf diesen Stand …<span className="sr-only"> {version.number}</span>
                  </Button>
                </div>
              )}
            </li>
          )
        })}
        {versions.at(-1)?.number === 1 && (
          <li className="border-l-2 border-line ps-4">
            <p className="text-ui">
              <span className="font-semibold">Anfang</span>
              <span className="text-ink2">, wie das Programm es mitbringt</span>
            </p>
            {restore && (
              <div className="mt-2">
                <Button
                  variant="text"
                  size="small"
                  onClick={() => restore({ number: 0, value: setting.standard })}
                >
                  Zurück auf diesen Stand …<span className="sr-only"> Anfang</span>
                </Button>
              </div>
            )}
          </li>
        )}
      </ol>
    </details>
  )
}
