import { Card } from "#ui/elements/card.tsx"
import { type AlbumView, isWaitingForOwn, labelOfMemory } from "../album-view.ts"
import { memoryPhotoPath } from "../memory-paths.ts"
import { ConsentPanel } from "./consent-panel.tsx"

interface WaitingRequestsProps {
  album: AlbumView
  onDone: () => unknown
}

/** What waits for the reader's word, before everything else. */
export function WaitingRequests({ album, onDone }: WaitingRequestsProps) {
  const waiting = album.memories.filter(isWaitingForOwn)
  if (waiting.length === 0) return null
  return (
    <Card as="section" labelledBy="gefragt">
      <h2 id="gefragt" className="text-h3">
        {waiting.length === 1
          ? "Darf dieses Foto öffentlich werden?"
          : "Dürfen diese Fotos öffentlich werden?"}
      </h2>
      <ul className="mt-4 grid gap-6">
        {waiting.map((memory) => (
          <li key={memory.id} className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <img
              src={memoryPhotoPath(memory.photoId, 480)}
              alt={labelOfMemory(memory)}
              width={memory.width}
              height={memory.height}
              className="h-auto max-h-56 w-full rounded-panel border border-line object-cover"
            />
            {memory.request && (
              <ConsentPanel
                memory={memory}
                request={memory.request}
                reader={album.reader}
                onDone={onDone}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
