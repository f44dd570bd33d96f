import { Columns3 } from "lucide"
import { type FormEvent, useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { buttonStyle } from "#ui/buttons/button-style.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { DropMenu } from "#ui/overlays/drop-menu.tsx"

type ColumnMenuProps = {
  /** The list as it is shown, whose other words stay as they are. */
  href: string
  /** The word of the address that names columns. */
  word: string
  columns: readonly { key: string; heading: string; isShown: boolean; isFixed: boolean }[]
}

/** Which columns a list shows, one box for each; works without script, too. */
export function ColumnMenu({ href, word, columns }: ColumnMenuProps) {
  const navigate = useNavigate()
  const [path = "", said = ""] = href.split("?")
  const kept = [...new URLSearchParams(said)].filter(([name]) => name !== word)
  const shown = keysWhere(columns, ({ isShown }) => isShown)
  const [ticked, setTicked] = useState(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which they are, not which list of them
  useEffect(() => setTicked(shown), [shown.join()])

  function show(chosen: readonly string[]) {
    setTicked(chosen)
    const words = new URLSearchParams(kept)
    words.set(word, chosen.join(","))
    void navigate(`${path}?${words}`, { preventScrollReset: true })
  }

  return (
    <DropMenu
      title="Spalten"
      name="list-tools"
      isAtEnd
      className={buttonStyle({ variant: "text", size: "small" })}
      panel={
        <form
          action={path}
          className="px-2"
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            show(ticked)
          }}
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {columns.map(({ key, heading, isFixed }) => (
            <Checkbox
              key={key}
              // the fixed ones are shown whether the address names them or not
              name={isFixed ? undefined : word}
              value={key}
              checked={ticked.includes(key)}
              disabled={isFixed}
              onChange={({ currentTarget: { checked } }) =>
                show(
                  keysWhere(columns, (one) =>
                    one.key === key ? checked : ticked.includes(one.key),
                  ),
                )
              }
            >
              {heading}
            </Checkbox>
          ))}
          <noscript>
            <Button type="submit" variant="secondary" size="small">
              Anwenden
            </Button>
          </noscript>
        </form>
      }
    >
      <Icon shape={Columns3} size={18} />
      Spalten
    </DropMenu>
  )
}

function keysWhere(
  columns: ColumnMenuProps["columns"],
  isWanted: (column: ColumnMenuProps["columns"][number]) => boolean,
): readonly string[] {
  return columns.filter(isWanted).map(({ key }) => key)
}
