import { Card } from "#ui/elements/card.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadForm = () => import("./view-form.tsx").then((module) => module.ViewForm)

interface ViewSectionProps {
  userId: number
  /** What stands in the way of it. */
  whyNot: string | null
}

/** Where somebody of the back office begins to see the product as a person does. */
export function ViewSection({ userId, whyNot }: ViewSectionProps) {
  return (
    <Card as="section" labelledBy="ansicht">
      <h2 id="ansicht" className="mb-4 text-h3">
        Ansicht
      </h2>
      {whyNot ? (
        <p className="text-ui text-ink2">{whyNot}</p>
      ) : (
        <LazyPart load={loadForm}>{(ViewForm) => <ViewForm userId={userId} />}</LazyPart>
      )}
    </Card>
  )
}
