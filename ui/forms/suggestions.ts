import type { IconShape } from "#ui/elements/icon.tsx"

export type SuggestItem = {
  id: string
  title: string
  /** Second line, such as the state or a distance. */
  detail?: string | undefined
  icon?: IconShape | undefined
  /** Names the part of the list in which it stands with those like it. */
  group?: string | undefined
  /**
   * Taken, it stands for something that has to be found first. A sentence says why there is nothing;
   * it stands at the field, which is empty then.
   */
  find?: (() => Promise<SuggestItem | string>) | undefined
}

export type SuggestOptions = {
  /** Answers what fits the text; called after the pause, aborted when the text moves on. */
  loadItems: (text: string, signal: AbortSignal) => Promise<readonly SuggestItem[]>
  onSelect?: ((item: SuggestItem) => void) | undefined
  onTextChange?: ((text: string) => void) | undefined
  /** Shown when nothing fits. */
  emptyText?: string
  /** Pause after typing, in milliseconds. Source: specification section 9, town search. */
  debounce?: number
  /** The most height of the list in rem; without it the list takes the room that there is. */
  listMaxRem?: number | undefined
  /** What `loadItems` answers to the empty text is offered as soon as the field has the focus. */
  offersWhenEmpty?: boolean | undefined
}
