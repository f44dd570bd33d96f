import { type ChangeEvent, useState } from "react"
import { useNavigate } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import {
  KEY_FIGURES_PATH,
  type KeyFiguresQuery,
  KIND_CHOICES,
  keyFiguresPath,
  kindWord,
  parseKeyFiguresAddress,
} from "../key-figures-address.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { formatMonthBriefly, type Period, shiftMonth } from "../period.ts"

type PeriodFormProps = Pick<KeyFiguresView, "query" | "months" | "regions">

/** Which months, where and of which kind; every choice is an address. Works with and without script. */
export function PeriodForm({ query, months, regions }: PeriodFormProps) {
  const navigate = useNavigate()
  const asked = JSON.stringify(query)
  const [state, setState] = useState({ asked, words: wordsOf(query) })
  // by a link, back or forward: the address speaks; a list that was changed keeps its focus
  if (state.asked !== asked) setState({ asked, words: wordsOf(query) })
  function change({ target }: ChangeEvent<HTMLSelectElement>) {
    const words = { ...state.words, [target.name]: target.value }
    setState({ asked, words })
    const changed = parseKeyFiguresAddress(new URLSearchParams(words), months[0] ?? query.to)
    void navigate(keyFiguresPath(changed), { preventScrollReset: true })
  }
  const select = (name: keyof typeof state.words, label: string, options: Options) => (
    <Select
      name={name}
      label={label}
      value={state.words[name]}
      onChange={change}
      options={options.map(([value, text]) => ({ value, label: text }))}
    />
  )
  const listed = months.map((month) => [month, formatMonthBriefly(month)] as const)
  return (
    <div className="grid gap-5">
      <TabLinks label="Zeitraum" tabs={presetsOf(query, months[0] ?? query.to)} />
      <form action={KEY_FIGURES_PATH} className="grid grid-cols-2 items-end gap-4 xl:grid-cols-4">
        {select("von", "Von", withAsked(listed, query.from))}
        {select("bis", "Bis", withAsked(listed, query.to))}
        {select("region", "Region", [
          ["", "Alle"],
          ...regions.map((region) => [region, region] as const),
        ])}
        {select("art", "Art des Flugs", Object.entries(KIND_CHOICES))}
        <noscript>
          <Button type="submit" variant="secondary">
            Anwenden
          </Button>
        </noscript>
      </form>
    </div>
  )
}

type Options = readonly (readonly [value: string, label: string])[]

function wordsOf({ from, to, region, kind }: KeyFiguresQuery) {
  return { von: from, bis: to, region, art: kindWord(kind) }
}

/** An address may name a month in which nothing was counted. */
function withAsked(listed: Options, month: string): Options {
  return listed.some(([value]) => value === month)
    ? listed
    : [...listed, [month, formatMonthBriefly(month)]]
}

function presetsOf(query: KeyFiguresQuery, last: string) {
  const presets: [string, Period][] = [
    ["Dieser Monat", { from: last, to: last }],
    ["Letzter Monat", { from: shiftMonth(last, -1), to: shiftMonth(last, -1) }],
    ["3 Monate", { from: shiftMonth(last, -2), to: last }],
    ["12 Monate", { from: shiftMonth(last, -11), to: last }],
  ]
  return presets.map(([label, period]) => ({
    label,
    href: keyFiguresPath(query, period),
    isCurrent: period.from === query.from && period.to === query.to,
  }))
}
