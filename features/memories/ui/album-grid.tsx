import { Badge } from "#ui/elements/badge.tsx"
import { isWaitingForOwn, labelOfMemory, type MemoryView } from "../album-view.ts"
import { memoryPhotoPath } from "../memory-paths.ts"

interface AlbumGridProps {
  memories: readonly MemoryView[]
  onOpen: (memoryId: number) => void
}

/** All photos of an album; each leads to itself, large, also where scripts are off. */
export function AlbumGrid({ memories, onOpen }: AlbumGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {memories.map((memory, index) => (
        <li key={memory.id} className="min-w-0">
          <a
            href={memoryPhotoPath(memory.photoId, 1280)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen(memory.id)
            }}
            className="relative block aspect-square overflow-hidden rounded-panel border border-line bg-sunken"
          >
            <img
              src={memoryPhotoPath(memory.photoId, 480)}
              alt={altOf(memory, index + 1)}
              width={memory.width}
              height={memory.height}
              loading="lazy"
              className="size-full object-cover"
            />
            <RequestBadge memory={memory} />
          </a>
          <p className="mt-1.5 truncate text-fine text-ink2">
            {labelOfMemory(memory)}
            {memory.caption && `: ${memory.caption}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function RequestBadge({ memory }: { memory: MemoryView }) {
  const status = memory.request?.status
  if (status !== "asked" && status !== "shown") return null
  return (
    <span className="absolute start-2 top-2">
      <Badge tone="picture">
        {status === "shown"
          ? "Öffentlich"
          : isWaitingForOwn(memory)
            ? "Deine Antwort"
            : "Angefragt"}
      </Badge>
    </span>
  )
}

/** „Foto 3 von Jonas: Über dem Watt“ */
function altOf({ author, isOwn, caption }: MemoryView, number: number): string {
  const label = isOwn ? `Dein Foto ${number}` : `Foto ${number} von ${author}`
  return caption ? `${label}: ${caption}` : label
}
