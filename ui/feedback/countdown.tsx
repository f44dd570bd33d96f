import { useEffect, useRef, useState } from "react"

type CountdownProps = {
  /** What was left when the server answered; the visitor's clock is never asked. */
  secondsLeft: number
  /** Names what runs out, such as „Reservierung“. */
  label: string
  onEnd?: (() => void) | undefined
}

/** „12:41“, counting down. Screen readers hear it at five minutes, at one, and at the end only. */
export function Countdown({ secondsLeft, label, onEnd }: CountdownProps) {
  const left = useSecondsLeft(secondsLeft, onEnd)
  return (
    <>
      <span role="timer" aria-label={label} className="font-mono tracking-time">
        {formatMinutes(left)}
      </span>
      <span role="status" className="sr-only">
        {announcementAt(left, secondsLeft, label)}
      </span>
    </>
  )
}

function useSecondsLeft(secondsLeft: number, onEnd: (() => void) | undefined): number {
  const [left, setLeft] = useState(Math.max(0, Math.ceil(secondsLeft)))
  const endHandler = useRef(onEnd)
  endHandler.current = onEnd
  useEffect(() => {
    const start = performance.now()
    const tick = () => {
      const next = Math.max(0, Math.ceil(secondsLeft - (performance.now() - start) / 1000))
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      endHandler.current?.()
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return left
}

/** 761 -> „12:41“, 43_190 -> „11:59:50“. */
export function formatMinutes(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 1 : 2, "0")).join(":")
}

/** The sentence stays until the next mark; marks that lay behind at the start are not spoken. */
export function announcementAt(left: number, initial: number, label: string): string {
  if (left <= 0) return `${label}: abgelaufen`
  if (left <= 60 && initial > 60) return `${label}: noch eine Minute`
  if (left <= 300 && initial > 300) return `${label}: noch fünf Minuten`
  return ""
}
