import { ShieldCheck } from "lucide"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { KnownInsurance } from "./known-insurance.tsx"

/** Its pilot says that guests are insured; what that means stands beside it. */
export function InsuranceStep() {
  const { methods, problem, warnings, finish } = useStepForm("versicherung")
  return (
    <StepFrame
      step="versicherung"
      title="Sind deine Gäste versichert?"
      intro="Sieh einmal in die Police, bevor jemand einsteigt. Beim Verein oder Vercharterer brauchst du eine Kopie."
      finish={finish}
      warnings={warnings}
      aside={
        <Notice icon={ShieldCheck} title="Nicht sicher?" isStacked>
          Frag deine Versicherung, und lass dir die Antwort schreiben: Ein Satz per Mail reicht. Was
          zu fragen ist, steht unter{" "}
          <TextLink href="/de/cockpit/versicherung" target="_blank" isInline>
            Versicherung im Cockpit
          </TextLink>
          .
        </Notice>
      }
    >
      <Card as="section" labelledBy="heisst-das">
        <h2 id="heisst-das" className="text-h4">
          Was du damit bestätigst
        </h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5 text-ui text-ink2">
          <li>
            Die Haftpflicht des Flugzeugs deckt Schäden an Fluggästen und an Dritten, mindestens mit
            den Summen der Verordnung (EG) 785/2004: in der Regel 250.000 SZR je Gast.
          </li>
          <li>
            Gäste sind auch dann eingeschlossen, wenn ihr Kosten teilt (EU 965/2012, Artikel 6
            Absatz 4a) und sie sich über eine Plattform melden.
          </li>
          <li>Der Schutz gilt für dich am Steuer, mit deiner Lizenz, bis zum Tag des Flugs.</li>
        </ul>
        <div className="mt-4 border-t border-line pt-3">
          <Checkbox {...methods.register("isConfirmed")} error={problem("isConfirmed")}>
            Ja, Gäste sind auf diesem Flug versichert.
          </Checkbox>
        </div>
      </Card>
      <KnownInsurance />
    </StepFrame>
  )
}
