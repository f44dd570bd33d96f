import { Search, X } from "lucide"
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { Link } from "react-router"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { WholeFacts } from "#ui/elements/whole-facts.tsx"
import { classNames } from "#ui/style/class-names.ts"

type CommandOption = {
  id: string
  title: string
  /** What tells it from others of its title. */
  facts: readonly string[]
  /** How it stands, as a word. */
  status: string | null
  href: string
  icon: IconShape
}

export type CommandGroup = {
  label: string
  /** Beside the label, such as that there are more. */
  note?: string | undefined
  options: readonly CommandOption[]
}

type CommandMenuProps = {
  /** Names the dialog, its field and its list. */
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  maxLength: number
  groups: readonly CommandGroup[]
  /**
   * `current`: the groups answer the text. `stale`: they answer a former one and cannot be chosen.
   * `empty`: no answer has come yet, lines stand in its place.
   */
  answer: "current" | "stale" | "empty"
  /** Above the list: what can be asked, that nothing was found, that no answer comes. */
  hint?: ReactNode
  onChoose: (option: CommandOption) => void
  /** Enter where nothing can be chosen. */
  onSubmit: () => void
  onClose: () => void
}

/**
 * One field over everything: type, go through the answers by the arrow keys, open one by Enter. Its size
 * stays the same whatever is found, so that nothing jumps. Load it lazily: react-aria stays out of the
 * first load.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, text, onTextChange, maxLength, groups, answer, hint } = props
  const { onChoose, onSubmit, onClose } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const options = groups.flatMap((group) => group.options)
  const [wanted, setWanted] = useState<string>()
  const isCurrent = answer === "current"
  const chosen = isCurrent
    ? (options.find((option) => option.id === wanted) ?? options[0])
    : undefined

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-selected=true]")
    shown?.scrollIntoView({ block: "nearest" })
  })

  function move(step: number) {
    const at = options.findIndex((option) => option.id === chosen?.id)
    setWanted(options.at((at + step) % options.length)?.id)
  }

  function press(event: KeyboardEvent) {
    // Enter of an input method ends its word
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && chosen) move(step)
    else if (event.key !== "Enter") return
    else if (chosen) list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.click()
    else onSubmit()
    event.preventDefault()
  }

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-30 flex animate-fade-in items-start justify-center bg-scrim md:px-6 md:pt-[10dvh]"
    >
      <Modal className="flex h-dvh w-full flex-col overflow-hidden bg-surface outline-none md:h-[min(40rem,78dvh)] md:max-w-180 md:animate-rise-in md:rounded-card md:border md:border-line md:shadow-floating">
        <AriaDialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex items-center gap-3 border-b border-line ps-gutter pe-2 md:ps-5">
            <Icon shape={Search} className="text-ink3" />
            <input
              ref={field}
              role="combobox"
              aria-label={label}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={chosen && `${id}-${chosen.id}`}
              type="text"
              inputMode="search"
              enterKeyHint="go"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLength}
              placeholder={placeholder}
              value={text}
              onChange={({ target }) => {
                setWanted(undefined)
                onTextChange(target.value)
              }}
              onKeyDown={press}
              className="h-15 min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink3"
            />
            <IconButton label="Schließen" icon={X} onClick={onClose} />
          </div>
          <p role="status" className="sr-only">
            {isCurrent && countOf(options.length)}
          </p>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 md:p-3">
            {hint && <div className="px-3 py-2.5 text-ui text-ink2">{hint}</div>}
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              aria-busy={!isCurrent}
              className={classNames("transition-opacity", answer === "stale" && "opacity-60")}
            >
              {groups.map((group, index) => (
                <OptionGroup key={group.label} id={`${id}-group-${index}`} group={group}>
                  {group.options.map((option) => (
                    <Option
                      key={option.id}
                      id={`${id}-${option.id}`}
                      option={option}
                      isChosen={option.id === chosen?.id}
                      onReach={() => setWanted(option.id)}
                      onChoose={onChoose}
                    />
                  ))}
                </OptionGroup>
              ))}
            </div>
            {answer === "empty" && <LinesToCome />}
          </div>
          <p
            aria-hidden="true"
            className="hidden gap-6 border-t border-line px-5 py-2.5 text-small text-ink3 md:flex"
          >
            <span>
              <Key>↑</Key> <Key>↓</Key> wählen
            </span>
            <span>
              <Key>↵</Key> öffnen
            </span>
            <span>
              <Key>Esc</Key> schließen
            </span>
          </p>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type OptionGroupProps = { id: string; group: CommandGroup; children: ReactNode }

function OptionGroup({ id, group: { label, note }, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not of a form
    <div role="group" aria-labelledby={id} className="pb-2">
      <p id={id} role="presentation" className="px-3 pt-2.5 pb-1 text-fine font-semibold text-ink3">
        {label}
        {note && <span className="font-normal">, {note}</span>}
      </p>
      {children}
    </div>
  )
}

type OptionProps = {
  id: string
  option: CommandOption
  isChosen: boolean
  onReach: () => void
  onChoose: (option: CommandOption) => void
}

function Option({ id, option, isChosen, onReach, onChoose }: OptionProps) {
  const { title, facts, status, href, icon } = option
  return (
    <Link
      id={id}
      to={href}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      // the keyboard may have scrolled it below a mouse that lies still
      onPointerMove={isChosen ? undefined : onReach}
      onClick={() => onChoose(option)}
      className={classNames(
        "flex min-h-12 items-center gap-3 rounded-small px-3 py-2 text-ui",
        isChosen && "bg-soft",
      )}
    >
      <Icon shape={icon} className={isChosen ? "text-link" : "text-ink3"} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{title}</span>
        <WholeFacts facts={facts} />
      </span>
      {status && <Badge>{status}</Badge>}
    </Link>
  )
}

function LinesToCome() {
  return (
    <div className="px-3 pt-3.5">
      <VisuallyHidden>Wird gesucht</VisuallyHidden>
      <Skeleton className="mb-3 h-3 w-24" />
      {["w-2/5", "w-3/5", "w-1/2", "w-2/5"].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={line} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-5 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className={classNames("h-3.5", width)} />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-5.5 justify-center rounded-badge border border-line px-1.5 me-1 font-sans text-fine">
      {children}
    </kbd>
  )
}

function countOf(options: number): string {
  return options === 1 ? "1 Treffer" : `${options} Treffer`
}
