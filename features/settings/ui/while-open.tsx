import type { ReactNode } from "react"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Feature } from "../feature.ts"
import { useClosed } from "./settings-context.ts"

/** A button, or in its place why it is not there. */
export function WhileOpen({ feature, children }: { feature: Feature; children: ReactNode }) {
  const sentence = useClosed(feature)
  return sentence ? <Notice tone="warn">{sentence}</Notice> : children
}
