import { Buttons } from "./buttons.tsx"
import { Calendars } from "./calendars.tsx"
import { Cards } from "./cards.tsx"
import { Choices } from "./choices.tsx"
import { Chrome } from "./chrome.tsx"
import { Colours } from "./colours.tsx"
import { Fields, FormErrors } from "./fields.tsx"
import { Messages } from "./messages.tsx"
import { Overlays } from "./overlays.tsx"
import { Paths } from "./paths.tsx"
import type { KitchenSinkScenes } from "./scenes.ts"
import { Sums } from "./sums.tsx"
import { Trends } from "./trends.tsx"
import { Typography } from "./typography.tsx"

const themes = [
  { theme: "light", name: "hell" },
  { theme: "dark", name: "dunkel" },
] as const

/** Every component in every state, in both themes: side by side from 1280 px on. */
export function KitchenSink({ scenes }: { scenes: KitchenSinkScenes }) {
  return (
    <>
      <div className="xl:grid xl:grid-cols-2">
        {themes.map(({ theme, name }) => (
          <section
            key={theme}
            data-theme={theme}
            aria-labelledby={`bausteine-${theme}`}
            className="bg-ground px-gutter py-16 md:px-10"
          >
            <h2 id={`bausteine-${theme}`} className="mb-10 text-h1">
              Bausteine, {name}
            </h2>
            <Colours />
            <Typography />
            <Buttons />
            <Fields />
            <FormErrors />
            <Choices />
            <Messages />
            <Calendars />
            <Cards scenes={scenes} />
            <Sums />
            <Trends />
            <Paths name={name} />
          </section>
        ))}
      </div>
      <section aria-label="Über der Seite" className="px-gutter pt-16 md:px-10">
        <Overlays />
      </section>
      {themes.map(({ theme, name }) => (
        <section
          key={theme}
          data-theme={theme}
          aria-labelledby={`rahmen-${theme}`}
          className="bg-ground px-gutter py-16 md:px-10"
        >
          <h2 id={`rahmen-${theme}`} className="mb-10 text-h1">
            Rahmen, {name}
          </h2>
          <Chrome scenes={scenes} name={name} />
        </section>
      ))}
    </>
  )
}
