import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from "react-aria-components/ComboBox"
import { Header } from "react-aria-components/Header"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { Icon } from "#ui/elements/icon.tsx"
import { Spinner } from "#ui/elements/spinner.tsx"
import type { SuggestItem, SuggestOptions } from "./suggestions.ts"
import { useSuggestions } from "./use-suggestions.ts"

type SuggestComboBoxProps = SuggestOptions & {
  /** The plain input's attributes, so that nothing about it changes. */
  input: InputProps
  labelId: string
  /** The list hangs below it and is at least as wide. */
  frame: RefObject<HTMLElement | null>
  /** The input that it takes the place of. */
  plain: RefObject<HTMLInputElement | null>
  /** What fits the empty text. */
  firstItems: readonly SuggestItem[]
  /** Why what was taken could not be found; undefined as soon as the text changes. */
  onRefusal: (sentence: string | undefined) => void
}

/** The heavy half of `SuggestField`, loaded when the field is first touched. */
export function SuggestComboBox({
  input,
  labelId,
  frame,
  plain,
  firstItems,
  onRefusal,
  onSelect,
  onTextChange,
  emptyText = "Nichts gefunden",
  listMaxRem,
  offersWhenEmpty = false,
  ...options
}: SuggestComboBoxProps) {
  // read when the plain input is about to go, so that nobody who has gone on is called back
  const [takeover] = useState(() => takeoverOf(plain.current))
  const [text, setText] = useState(takeover.text)
  const [chosen, setChosen] = useState<string | null>(null)
  const { items, isLoading } = useSuggestions(text, {
    ...options,
    isPaused: text === chosen,
    firstItems,
  })
  const field = useRef<HTMLInputElement>(null)
  // before the next letter comes: between two inputs it would be lost
  useLayoutEffect(() => {
    if (!takeover.isFocused) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(takeover.caret, takeover.caret)
  }, [takeover])
  const [wanted, setWanted] = useState<SuggestItem>()
  const isWanted = useRef<(item: SuggestItem) => boolean>(() => false)
  isWanted.current = (item) => item === wanted && text === item.title
  const changeText = (next: string) => {
    setText(next)
    onRefusal(undefined)
    onTextChange?.(next)
  }
  const choose = (key: unknown) => {
    const item = items.find((candidate) => candidate.id === key)
    if (!item) return
    setChosen(item.title)
    if (item.find) void find(item, item.find)
    else onSelect?.(item)
  }
  const find = async (item: SuggestItem, finding: () => Promise<SuggestItem | string>) => {
    setWanted(item)
    const found = await finding()
    // who has typed on meanwhile wants something else
    if (!isWanted.current(item)) return
    setWanted(undefined)
    const isFound = typeof found !== "string"
    setChosen(isFound ? found.title : "")
    changeText(isFound ? found.title : "")
    if (isFound) onSelect?.(found)
    else onRefusal(found)
  }
  // a fast hand had typed all of it before anything could answer
  const isTakenOver = takeover.isTyped && text === takeover.text
  const opensByFocus = isTakenOver || (offersWhenEmpty && text === "" && items.length > 0)
  // what was just written into the field is no question
  const menuTrigger = text === chosen ? "manual" : opensByFocus ? "focus" : "input"
  return (
    <I18nProvider locale="de-DE">
      <ComboBox
        aria-labelledby={labelId}
        allowsCustomValue
        allowsEmptyCollection={text.trim() !== ""}
        items={items}
        menuTrigger={menuTrigger}
        // who comes back to a field that was emptied is offered something again
        onBlur={() => chosen === "" && setChosen(null)}
        inputValue={text}
        onInputChange={changeText}
        onSelectionChange={choose}
        defaultFilter={() => true}
        className="flex min-w-0 flex-1"
      >
        <Input {...input} ref={field} />
        <StayInList text={text} />
        {wanted?.title === text && <Spinner className="self-center text-ink3" />}
        <Popover
          triggerRef={frame}
          offset={8}
          style={{ minWidth: frame.current?.offsetWidth }}
          {...(listMaxRem !== undefined && { maxHeight: inPixels(listMaxRem) })}
          className="w-72 max-w-[calc(100vw-2rem)] animate-rise-in overflow-auto rounded-panel border border-line bg-surface p-1.5 shadow-floating"
        >
          <ListBox
            className="outline-none"
            renderEmptyState={() => (
              <p className="flex items-center gap-3 px-3 py-2.5 text-ui text-ink3">
                {isLoading ? (
                  <>
                    <Spinner /> Sucht …
                  </>
                ) : (
                  emptyText
                )}
              </p>
            )}
          >
            {[...new Set(items.map(({ group }) => group))].map((group) => {
              const members = items
                .filter((item) => item.group === group)
                .map((item) => <Suggestion key={item.id} item={item} />)
              if (group === undefined) return members
              return (
                <ListBoxSection key={group}>
                  <Header className="px-3 pt-2.5 pb-1 text-fine font-semibold text-ink3">
                    {group}
                  </Header>
                  {members}
                </ListBoxSection>
              )
            })}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

/**
 * Who has gone into the list stays in it: when the answer to the last letter takes the place of the one
 * before, the option in focus may be gone, and Enter would take none.
 */
function StayInList({ text }: { text: string }) {
  const list = useContext(ComboBoxStateContext)
  const former = useRef<{ key: string | number; text: string } | null>(null)
  useEffect(() => {
    // where React Aria only collects the options
    if (!list) return
    const { collection, selectionManager, isOpen } = list
    const { focusedKey } = selectionManager
    if (focusedKey !== null && collection.getItem(focusedKey)) {
      former.current = { key: focusedKey, text }
      return
    }
    const first = collection.getFirstKey()
    const isReplaced = former.current?.text === text && !collection.getItem(former.current.key)
    if (!isOpen || !isReplaced) former.current = null
    else if (first !== null) selectionManager.setFocusedKey(first)
  })
  return null
}

function inPixels(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

function Suggestion({ item }: { item: SuggestItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.title}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 text-ui outline-none data-focused:bg-soft"
    >
      {item.icon && <Icon shape={item.icon} size={18} className="text-ink3" />}
      <span className="min-w-0">
        <span className="block">{item.title}</span>
        {item.detail && <span className="block text-fine text-ink3">{item.detail}</span>}
      </span>
    </ListBoxItem>
  )
}

/** What the plain input held when the combobox took its place. */
function takeoverOf(input: HTMLInputElement | null) {
  return {
    text: input?.value ?? "",
    isFocused: input !== null && input === document.activeElement,
    isTyped: input !== null && input.value !== input.defaultValue && input.value !== "",
    caret: input?.selectionStart ?? null,
  }
}

/** What is offered before anything is typed, where that is so. */
export async function loadFirstItems({
  loadItems,
  offersWhenEmpty,
}: SuggestOptions): Promise<readonly SuggestItem[]> {
  if (!offersWhenEmpty) return []
  return loadItems("", new AbortController().signal).catch(() => [])
}
