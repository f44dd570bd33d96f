import { text } from "#platform/messages/text.ts"

/** What a field for a code asks for (specification, section 5); called when the page is there. */
export function codeRules() {
  const required = text("login.code.required")
  return { required, pattern: { value: /^\d{6}$/, message: required } }
}
