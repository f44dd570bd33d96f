import { ScenePicture } from "#ui/scene-picture.tsx"

/** One large picture and two small ones beside it; on phones the large one alone. */
export function FlightGallery({ pictures }: { pictures: readonly string[] }) {
  const [first, ...others] = pictures
  if (!first) return null
  return (
    <div className="grid gap-3 overflow-hidden rounded-box md:grid-cols-[2fr_1fr]">
      <ScenePicture
        src={first}
        alt=""
        aspect="photo"
        isFirst
        className="md:aspect-auto md:h-full"
      />
      <div className="hidden gap-3 md:grid">
        {others.map((picture) => (
          <ScenePicture key={picture} src={picture} alt="" aspect="photo" />
        ))}
      </div>
    </div>
  )
}
