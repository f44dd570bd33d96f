import type { ComponentProps } from "react"
import { formatEuro } from "#platform/money.ts"
import { classNames } from "#ui/style/class-names.ts"
import { nameOfPin } from "../../pins.ts"
import { pointing } from "../hovered-flight.ts"
import type { PinGroup } from "./cluster-pins.ts"

type PinButtonProps = Pick<ComponentProps<"button">, "onClick" | "tabIndex" | "aria-controls"> & {
  group: PinGroup
  /** It is the one that somebody points at, here or in the list, or whose card is open. */
  isSelected: boolean
  isOpen: boolean
}

const PILL =
  "relative flex h-8.5 cursor-pointer items-center rounded-full border px-3.5 text-ui leading-none font-semibold whitespace-nowrap tabular-nums shadow-rest transition-colors before:absolute before:-inset-[5px] before:rounded-full"
const POINTER =
  "after:absolute after:top-full after:left-1/2 after:-mt-[0.5px] after:-translate-x-1/2 after:border-x-[6px] after:border-t-[7px] after:border-x-transparent"

/** A price at its place, or how many flights there are around here. */
export function PinButton({ group, isSelected, isOpen, ...button }: PinButtonProps) {
  const [first, ...others] = group.pins
  const isGroup = others.length > 0
  return (
    <button
      {...button}
      {...(!isGroup && pointing(first.id))}
      type="button"
      data-pin={group.key}
      aria-label={isGroup ? nameOfGroup(group) : nameOfPin(first)}
      aria-haspopup={group.isOnePlace ? "dialog" : undefined}
      aria-expanded={group.isOnePlace ? isOpen : undefined}
      className={classNames(
        PILL,
        group.isOnePlace && POINTER,
        isSelected
          ? "border-act bg-act text-on-act after:border-t-act"
          : "border-line2 bg-surface text-ink after:border-t-surface after:[filter:drop-shadow(0_1px_0_var(--line2))] hover:border-act",
      )}
    >
      {group.isDestination && (
        <span
          aria-hidden="true"
          className="me-2 size-2.5 rounded-full border-2 border-surface bg-apricot"
        />
      )}
      {isGroup ? shortNameOfGroup(group) : formatEuro(first.totalCents)}
    </button>
  )
}

/** „12 ab 30,00 €“: how many, and from what price on. */
function shortNameOfGroup({ pins }: PinGroup): string {
  const least = Math.min(...pins.map(({ totalCents }) => totalCents))
  return `${pins.length} ab ${formatEuro(least)}`
}

/** The same with what it says on: „12 ab 30,00 €, Flüge bis 110,00 €, Karte vergrößern“. */
function nameOfGroup(group: PinGroup): string {
  const prices = group.pins.map(({ totalCents }) => totalCents)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const range = least === most ? "Flüge zum selben Preis" : `Flüge bis ${formatEuro(most)}`
  const press = group.isOnePlace ? "anzeigen" : "Karte vergrößern"
  return `${shortNameOfGroup(group)}, ${range}, ${press}`
}
