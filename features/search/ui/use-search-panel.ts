import { useRef, useState } from "react"

/** Where the pill leads without script. */
export const SEARCH_PANEL_ID = "flugsuche"

export interface PanelState {
  isOpen: boolean
  /** Its script is or comes here. */
  isPrepared: boolean
  prepare: () => void
  open: () => void
  close: () => void
}

/** Whether the whole search is open; closing gives the focus back to what opened it. */
export function useSearchPanel(): PanelState {
  const [isOpen, setOpen] = useState(false)
  const [isPrepared, setPrepared] = useState(false)
  const opener = useRef<Element | null>(null)
  return {
    isOpen,
    isPrepared,
    prepare: () => setPrepared(true),
    open() {
      opener.current = document.activeElement
      setPrepared(true)
      setOpen(true)
    },
    close() {
      setOpen(false)
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
