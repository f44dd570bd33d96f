import { useEffect, useState } from "react"

// a section is the current one when its heading has passed this share of the window's height
const READING_LINE = 0.3

/**
 * Which of the elements with these ids, in the order of the page, is being read. At the end of the
 * page the one that was jumped to last counts, since short sections never reach the reading line.
 */
export function useCurrentSection(ids: readonly string[]): {
  current: string | undefined
  jumpedTo: (id: string) => void
} {
  const [current, setCurrent] = useState(ids[0])
  const [jumped, setJumped] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2
      const passed = key.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < clientHeight * (isAtEnd ? 1 : READING_LINE)
      })
      const first = key.split(" ")[0]
      if (isAtEnd && jumped !== undefined && passed.includes(jumped)) setCurrent(jumped)
      else setCurrent(passed.at(-1) ?? first)
    }
    look()
    window.addEventListener("scroll", look, { passive: true })
    window.addEventListener("resize", look)
    return () => {
      window.removeEventListener("scroll", look)
      window.removeEventListener("resize", look)
    }
  }, [key, jumped])
  return { current, jumpedTo: setJumped }
}
