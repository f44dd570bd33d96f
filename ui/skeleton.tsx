import { classNames } from "./class-names.ts"

/** A grey stand-in of the size given by its classes; shimmers unless motion is unwelcome. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "skeleton-fill block animate-shimmer rounded-small motion-reduce:animate-none",
        className,
      )}
    />
  )
}

/** Stands where a card with a picture will be. Put it in a region that says it is loading. */
export function SkeletonCard() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-[16/9] rounded-none" />
      <div className="space-y-4 p-card">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-5.5 w-3/4" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  )
}
