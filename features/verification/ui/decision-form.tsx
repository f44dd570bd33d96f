import { VerdictForm } from "#features/users/office/ui/verdict-form.tsx"
import { Card } from "#ui/elements/card.tsx"
import { decisionSchema } from "../document-schemas.ts"
import { REJECTIONS } from "../rejection.ts"
import { callDecideDocument } from "./document-calls.ts"

/** Verify, or send back with a reason. */
export function DecisionForm({ documentId }: { documentId: number }) {
  return (
    <Card as="section" labelledBy="entscheidung">
      <h2 id="entscheidung" className="text-h3">
        Entscheidung
      </h2>
      <p className="mt-2 mb-5 text-ui text-ink2">
        Stimmen Name, Nummer und Daten mit dem Dokument überein?
      </p>
      <VerdictForm
        schema={decisionSchema}
        pass={{ verdict: "verified", label: "Bestätigen", done: "Bestätigt" }}
        giveBack={{
          verdict: "rejected",
          label: "Zurückschicken",
          done: "Zurückgeschickt",
          noteLabel: "Was die Pilot:in tun kann",
        }}
        reasons={REJECTIONS}
        send={(decision, intent) => callDecideDocument(documentId, decision, intent)}
      />
    </Card>
  )
}
