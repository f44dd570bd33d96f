import { ArrowDown, ArrowUp, X } from "lucide"
import { useEffect, useId, useRef } from "react"
import type { StopPlace } from "#features/places/stop-place.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { FieldError } from "#ui/forms/field.tsx"
import { moveStop } from "../../points-of-route.ts"

interface StopListProps {
  stops: readonly StopPlace[]
  onChange: (stops: StopPlace[]) => void
  /** The sentence at a stop. */
  problem: (index: number) => string | undefined
}

/** The places between the ends, numbered as on the map, in the order in which they are flown over. */
export function StopList({ stops, onChange, problem }: StopListProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string>(undefined)
  // whoever moves a place goes on with it
  useEffect(() => {
    if (!wanted.current) return
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-act="${wanted.current}"]`)
    const row = button?.closest("li")
    const usable = button?.disabled ? row?.querySelector<HTMLElement>("button:enabled") : button
    usable?.focus()
    wanted.current = undefined
  })
  if (stops.length === 0) return null
  const move = (from: number, to: number, act: "up" | "down") => {
    wanted.current = `${act} ${to}`
    onChange(moveStop(stops, from, to))
  }
  return (
    <ol
      ref={list}
      aria-label="Orte unterwegs"
      className="divide-y divide-line border-y border-line"
    >
      {stops.map(({ code, name }, index) => {
        const number = index + 1
        const sentence = problem(index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way may lead over one place twice
          <li key={index} className="py-1.5">
            <div className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-act font-mono text-fine font-semibold text-on-act"
              >
                {number}
              </span>
              <p className="min-w-0 flex-1 text-ui font-semibold">
                {name} {code && <span className="font-mono text-fine text-ink3">{code}</span>}
              </p>
              <div className="flex shrink-0">
                <IconButton
                  label={`${name} früher`}
                  icon={ArrowUp}
                  data-act={`up ${index}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, "up")}
                />
                <IconButton
                  label={`${name} später`}
                  icon={ArrowDown}
                  data-act={`down ${index}`}
                  disabled={number === stops.length}
                  onClick={() => move(index, index + 1, "down")}
                />
                <IconButton
                  label={`${name} entfernen`}
                  icon={X}
                  data-act={`remove ${index}`}
                  aria-describedby={sentence ? `${id}-${index}` : undefined}
                  aria-invalid={sentence ? true : undefined}
                  onClick={() => {
                    wanted.current = `remove ${Math.min(index, stops.length - 2)}`
                    onChange(stops.toSpliced(index, 1))
                  }}
                />
              </div>
            </div>
            <FieldError id={`${id}-${index}`} error={sentence} />
          </li>
        )
      })}
    </ol>
  )
}
