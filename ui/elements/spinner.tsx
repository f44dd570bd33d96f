import { classNames } from "#ui/style/class-names.ts"

/** A ring that turns, and fades instead where motion is unwelcome. Says nothing: label its place. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-5 animate-spin rounded-full border-2 border-current/30 border-t-current motion-reduce:animate-none",
        className,
      )}
    />
  )
}
