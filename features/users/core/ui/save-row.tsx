import { Button } from "#ui/buttons/button.tsx"

interface SaveRowProps {
  isPending: boolean
  isDirty: boolean
  onDiscard: () => void
}

/** The end of a form of the settings: save, and take back what is not saved yet. */
export function SaveRow({ isPending, isDirty, onDiscard }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button type="submit" isPending={isPending}>
        Speichern
      </Button>
      {isDirty && !isPending && (
        <Button variant="text" onClick={onDiscard}>
          Verwerfen
        </Button>
      )}
      <p role="status" className="text-small text-ink3 empty:hidden">
        {isDirty && !isPending && "Noch nicht gespeichert"}
      </p>
    </div>
  )
}
