import { useEffect, useRef, useState } from "react"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import type { Area } from "../../search-query.ts"

/** Waits until the map rests, because it is usually moved several times. */
const CALM_MS = 350

interface MoveEvent {
  originalEvent?: unknown
  isByPerson?: boolean
}

export interface SearchHere {
  isAutomatic: boolean
  setAutomatic: (isAutomatic: boolean) => void
  /** Somebody has moved the map since the last search. */
  hasMoved: boolean
  search: () => void
}

/**
 * Searches in what the map shows, once it rests or when somebody asks for it. Without `onSearch` it
 * never does. Moves of our own, such as fitting the map to what was found, are no reason.
 */
export function useSearchHere(
  chart: Chart | undefined,
  onSearch: ((area: Area) => void) | undefined,
): SearchHere {
  const [isAutomatic, setAutomatic] = useState(true)
  const [hasMoved, setMoved] = useState(false)
  const search = () => {
    setMoved(false)
    if (chart) onSearch?.(areaOf(chart))
  }
  const chooseAutomatic = (isChosen: boolean) => {
    setAutomatic(isChosen)
    if (isChosen && hasMoved) search()
  }
  const latest = useRef({ isAutomatic, search })
  latest.current = { isAutomatic, search }
  useEffect(() => {
    if (!chart) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => clearTimeout(timer)
    const judge = (event: MoveEvent) => {
      if (!event.originalEvent && !event.isByPerson) return
      setMoved(true)
      clearTimeout(timer)
      if (latest.current.isAutomatic) timer = setTimeout(() => latest.current.search(), CALM_MS)
    }
    chart.on("movestart", wait)
    chart.on("moveend", judge)
    return () => {
      clearTimeout(timer)
      chart.off("movestart", wait)
      chart.off("moveend", judge)
    }
  }, [chart])
  return { isAutomatic, setAutomatic: chooseAutomatic, hasMoved, search }
}

function areaOf(chart: Chart): Area {
  const bounds = chart.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
