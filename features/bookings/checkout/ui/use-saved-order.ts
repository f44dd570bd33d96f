import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import type { UseFormSetValue } from "react-hook-form"
import { parseOrderEntries } from "../order-entries.ts"
import {
  findSavedOrder,
  removeSavedOrder,
  type SavedLogin,
  type SavedOrder,
  saveOrder,
} from "./saved-order.ts"
import type { OrderInput } from "./use-order.ts"

interface KeptOrderOptions {
  checkoutRef: string
  /** Of the hold; nothing is kept beyond it, and nothing at all where it is null. */
  secondsLeft: number | null
  form: RefObject<HTMLFormElement | null>
  setValue: UseFormSetValue<OrderInput>
  onCreditChange: (usesCredit: boolean) => void
  login: SavedLogin
  /** A post without script has just come back: what it says is newer. */
  isPosted: boolean
}

/** Keeps what is typed at the checkout in this tab, and fills a reloaded page with it. */
export function useSavedOrder(options: KeptOrderOptions) {
  const { checkoutRef, secondsLeft, form, setValue, onCreditChange } = options
  const [keptLogin, setKeptLogin] = useState<SavedLogin>()
  const login = useRef(options.login)
  const isPosted = useRef(options.isPosted)
  const isRead = useRef(false)
  // half of it is not kept in the place of the whole
  const isFilling = useRef(false)
  const formerRef = useRef(checkoutRef)

  const keep = useCallback(() => {
    if (!form.current || secondsLeft === null || isFilling.current) return
    const entries = parseOrderEntries(new FormData(form.current))
    saveOrder(checkoutRef, { entries, login: login.current }, secondsLeft)
  }, [checkoutRef, secondsLeft, form])

  useEffect(() => {
    if (secondsLeft === null) return removeSavedOrder(checkoutRef)
    // another number of seats is another checkout, with what was typed so far
    if (formerRef.current !== checkoutRef) removeSavedOrder(formerRef.current)
    formerRef.current = checkoutRef
    if (isRead.current) return keep()
    isRead.current = true
    const kept = isPosted.current ? undefined : findSavedOrder(checkoutRef)
    if (!kept || !form.current) return
    login.current = kept.login
    isFilling.current = true
    fillIn(form.current, kept, setValue)
    isFilling.current = false
    if (form.current.elements.namedItem("usesCredit")) onCreditChange(kept.entries.usesCredit)
    setKeptLogin(kept.login)
  }, [checkoutRef, secondsLeft, form, setValue, onCreditChange, keep])

  return {
    /** Where a reloaded page goes on with the code. */
    keptLogin,
    keep,
    keepLogin(next: SavedLogin) {
      login.current = next
      keep()
    },
  }
}

/** What somebody has typed before the page answered stays. */
function fillIn(form: HTMLFormElement, { entries }: SavedOrder, set: UseFormSetValue<OrderInput>) {
  const fill = (name: Parameters<typeof set>[0], value: string | boolean) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked === field.defaultChecked) set(name, value as never)
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) return
      set(name, value as never)
      // whatever counts along
      field.dispatchEvent(new Event("input", { bubbles: true }))
    }
  }
  for (const [index, person] of entries.people.entries()) {
    fill(`people.${index}.name`, person.name)
    fill(`people.${index}.weightKg`, person.weightKg)
    fill(`people.${index}.luggageKg`, person.luggageKg)
    fill(`people.${index}.isMinor`, person.isMinor)
    fill(`people.${index}.guardianName`, person.guardianName)
  }
  fill("hasConsent", entries.hasConsent)
  fill("hasGuardianConsent", entries.hasGuardianConsent)
  fill("message", entries.message)
}
