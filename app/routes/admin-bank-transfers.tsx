import { Download } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import {
  MAX_DAYS_AHEAD,
  nextBankDay,
  transferFilePath,
} from "#features/bank-transfers/bank-transfer.ts"
import { sumOf } from "#features/bank-transfers/credit-transfer-file.ts"
import {
  listRefundsToTransfer,
  listTransferFiles,
  listWaitingTransfers,
} from "#features/bank-transfers/server/list-bank-transfers.ts"
import { NO_ACCOUNT, operatorAccount } from "#features/bank-transfers/server/make-transfer-file.ts"
import { MakeFileForm } from "#features/bank-transfers/ui/make-file-form.tsx"
import { RefundAccountForm } from "#features/bank-transfers/ui/refund-account-form.tsx"
import { TransferRow } from "#features/bank-transfers/ui/transfer-row.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/admin-bank-transfers"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const [refunds, waiting, files] = await Promise.all([
    listRefundsToTransfer(db),
    listWaitingTransfers(db),
    listTransferFiles(db),
  ])
  const today = isoDay(clock.now(), HOME_ZONE)
  const bankDays = { executeOn: nextBankDay(today), today, last: addDays(today, MAX_DAYS_AHEAD) }
  return {
    refunds,
    waiting,
    files,
    bankDays,
    problem: operatorAccount() ? null : NO_ACCOUNT,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Überweisungen", isPrivate: true })

export default function AdminBankTransfers({ loaderData }: Route.ComponentProps) {
  const { refunds, waiting, files, bankDays, problem } = loaderData
  return (
    <>
      <CockpitHeading
        title="Überweisungen"
        sentence="Erstattungen, die kein Zahlungsdienst mehr schafft: vom eigenen Konto, als Datei für die Bank (SEPA, pain.001)."
      />
      <div className="mt-6 grid gap-6">
        {problem && <Notice tone="info">{problem}</Notice>}
        <Card as="section" labelledBy="offen">
          <h2 id="offen" className="text-h3">
            Wohin damit?
          </h2>
          {refunds.length === 0 ? (
            <p className="mt-1.5 text-ui text-ink2">
              Gerade wartet keine Erstattung auf ein Konto.
            </p>
          ) : (
            <>
              <p className="mt-1.5 max-w-text text-ui text-ink2">
                Frag den Gast nach seinem Konto. Es liegt verschlüsselt bei uns.
              </p>
              <div className="mt-5 grid gap-8">
                {refunds.map((refund) => (
                  <RefundAccountForm key={refund.flagId} refund={refund} />
                ))}
              </div>
            </>
          )}
        </Card>
        <Card as="section" labelledBy="bereit">
          <h2 id="bereit" className="text-h3">
            Bereit für die Bank
          </h2>
          {waiting.length === 0 ? (
            <p className="mt-1.5 text-ui text-ink2">Gerade wartet keine Überweisung.</p>
          ) : (
            <>
              <p className="mt-1.5 text-ui text-ink2">
                Zusammen {formatEuro(sumOf(waiting))}. Jede kommt in genau eine Datei.
              </p>
              <ul className="mt-4 grid gap-4">
                {waiting.map((transfer) => (
                  <TransferRow key={transfer.id} transfer={transfer} />
                ))}
              </ul>
              {!problem && <MakeFileForm {...bankDays} />}
            </>
          )}
        </Card>
        {files.map(({ id, messageRef, createdAt, createdBy, executeOn: day, transfers }) => (
          <Card as="section" key={id} labelledBy={`datei-${id}`}>
            <div className="flex flex-wrap items-start justify-between gap-4">
              <div>
                <h2 id={`datei-${id}`} className="text-h3">
                  Datei {messageRef}
                </h2>
                <p className="mt-1.5 text-ui text-ink2">
                  {formatEuro(sumOf(transfers))}, auszuführen am {formatIsoDay(day)}. Erstellt von{" "}
                  {createdBy}, {formatInstant(new Date(createdAt), HOME_ZONE)}.
                </p>
              </div>
              <ButtonLink
                href={transferFilePath(id)}
                reloadDocument
                download
                variant="secondary"
                size="small"
                icon={Download}
              >
                XML
              </ButtonLink>
            </div>
            <ul className="mt-4 grid gap-4">
              {transfers.map((transfer) => (
                <TransferRow key={transfer.id} transfer={transfer} />
              ))}
            </ul>
          </Card>
        ))}
        <p className="max-w-text text-small text-ink3">
          Die Datei ist Feld für Feld nach ISO 20022 (pain.001.001.09) geprüft, aber nicht gegen das
          Schema selbst. Wenn deine Bank sie ablehnt, sag es uns.
        </p>
      </div>
    </>
  )
}
