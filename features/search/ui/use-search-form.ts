import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { searchPath } from "../search-params.ts"
import { wordsOfForm } from "../words-of-form.ts"

/** For `onSubmit` of a search form: leads to the shortest address of what it says. */
export function useSearchForm(onSearch?: () => void) {
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = searchPath(wordsOfForm(event.currentTarget))
    onSearch?.()
    navigate(path)
  }
}
