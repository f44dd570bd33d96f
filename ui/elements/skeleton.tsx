import { classNames } from "#ui/style/class-names.ts"

type SkeletonProps = {
  /** Gives its size. */
  className: string
  /** `none` where its frame cuts the corners. */
  corners?: "small" | "none"
}

/** A stand-in for what is on its way; shimmers unless motion is unwelcome. */
export function Skeleton({ className, corners = "small" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "skeleton-fill block animate-shimmer motion-reduce:animate-none",
        corners === "small" && "rounded-small",
        className,
      )}
    />
  )
}

/** Stands where a card with a picture will be. Put it in a region that says it is loading. */
export function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-[16/9]" corners="none" />
      <div className="space-y-4 p-card">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-5.5 w-3/4" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
