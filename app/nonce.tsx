import { createContext, useContext } from "react"

const Nonce = createContext<string | undefined>(undefined)

/** Carries the request's nonce to the document; the browser hides it again by itself. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return useContext(Nonce)
}
