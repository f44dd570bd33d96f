import { Notice } from "#ui/feedback/notice.tsx"

/** What went wrong with the whole form, not with one of its fields. */
export interface Failure {
  title: string
  text: string
}

export function FormFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <Notice tone="err" title={failure.title} isStacked isAlert>
      {failure.text}
    </Notice>
  )
}
