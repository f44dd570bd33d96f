import { type PointerEvent, useEffect, useRef, useState } from "react"

interface DragOrderOptions {
  /** Called while something is dragged, whenever it lies over another place. */
  onMove: (from: number, to: number) => void
  onDrop: () => void
}

/** Items of a list that are dragged by a grip, with mouse, pen or finger; the others make room. */
export function useDragOrder({ onMove, onDrop }: DragOrderOptions) {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<number>()
  const now = useRef({ held, onMove, onDrop })
  now.current = { held, onMove, onDrop }
  const isHolding = held !== undefined

  useEffect(() => {
    if (!isHolding) return
    // not at the grip: what is held changes its place in the document
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener(
      "pointermove",
      (event) => {
        const from = now.current.held
        const to = placeAt(list.current, event.clientX, event.clientY)
        if (from === undefined || to === undefined || to === from) return
        now.current.onMove(from, to)
        now.current.held = to
        setHeld(to)
      },
      { signal },
    )
    const drop = () => {
      setHeld(undefined)
      now.current.onDrop()
    }
    window.addEventListener("pointerup", drop, { signal })
    window.addEventListener("pointercancel", drop, { signal })
    return () => leaving.abort()
  }, [isHolding])

  return {
    list,
    held,
    hold: (index: number, event: PointerEvent) => {
      if (event.button === 0) setHeld(index)
    },
  }
}

function placeAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const place = Array.from(list?.children ?? []).findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
  return place < 0 ? undefined : place
}
