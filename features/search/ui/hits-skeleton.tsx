import { Skeleton } from "#ui/elements/skeleton.tsx"

/** Stands where the rows of the list will be. */
export function HitsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Flüge werden gesucht" className="grid gap-4">
      {Array.from({ length: Math.max(count, 1) }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={index}
          className="overflow-hidden rounded-card border border-line bg-surface md:flex"
        >
          <Skeleton className="aspect-[16/9] md:aspect-auto md:w-[30%]" corners="none" />
          <div className="flex-1 space-y-4 px-5 py-5">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-5.5 w-3/4" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-7 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
