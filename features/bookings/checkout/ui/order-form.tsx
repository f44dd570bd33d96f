import { Check, Lock, Scale } from "lucide"
import { useEffect, useRef } from "react"
import { useWatch } from "react-hook-form"
import type { LoginState } from "#features/auth/sign-in/login-state.ts"
import { formatLimit } from "#features/bookings/core/format-load.ts"
import { GUARDIAN_WORDING, GUARDIAN_WORDINGS } from "#features/bookings/core/guardian-consent.ts"
import { CONTACTS_ARE_HIDDEN } from "#features/bookings/core/visible-message.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { NEEDS_ATTENTION, scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { checkoutPath } from "../checkout-paths.ts"
import type { CheckoutView, OrderView, RefusedOrder } from "../checkout-view.ts"
import { MEANS_OF_PAYMENT } from "../means-of-payment.ts"
import { CreditFields } from "./credit-fields.tsx"
import { Essentials, OrderTerms, PAID_BY_CREDIT, whenItIsCharged } from "./essentials.tsx"
import { HeldSeats } from "./held-seats.tsx"
import { NumberedBlock } from "./numbered-block.tsx"
import { PassengerAccount } from "./passenger-account.tsx"
import { PersonFields } from "./person-fields.tsx"
import { ReleaseSeats } from "./release-seats.tsx"
import { RenewSeats } from "./renew-seats.tsx"
import { useOrder } from "./use-order.ts"
import { useSavedOrder } from "./use-saved-order.ts"

interface OrderFormProps {
  view: CheckoutView
  /** The time is over: the form stays as it is, only the order has to wait. */
  isHoldOver: boolean
  refused: RefusedOrder | undefined
  seatsFailure: string | undefined
  formerLogin: LoginState | undefined
  onHoldOver: () => void
  usesCredit: boolean
  onCreditChange: (usesCredit: boolean) => void
}

const FORM = "bestellung"

/** The checkout's three blocks: who flies, vouchers, and paying. */
export function OrderForm({
  view,
  isHoldOver,
  refused,
  seatsFailure,
  formerLogin,
  onHoldOver,
  usesCredit,
  onCreditChange,
}: OrderFormProps) {
  const { order, account, answerBy } = view
  const { seats, pilot } = order
  const entries = refused?.entries ?? view.saved
  const blocks = useRef<HTMLDivElement>(null)
  const { form, failure, isAddressMissing, submit } = useOrder({
    checkoutRef: order.ref,
    totalCents: order.price.totalCents,
    creditCents: order.creditCents,
    isSignedIn: account !== null,
    refused,
    onHoldOver,
  })
  const { register, control, setValue, getValues } = form
  const element = useRef<HTMLFormElement>(null)
  const { keptLogin, keep, keepLogin } = useSavedOrder({
    checkoutRef: order.ref,
    secondsLeft: isHoldOver ? null : (view.hold?.secondsLeft ?? null),
    form: element,
    setValue,
    onCreditChange,
    login: { email: formerLogin?.email ?? "", isSent: formerLogin?.step === "code" },
    isPosted: refused !== undefined || formerLogin !== undefined,
  })
  const { errors, submitCount, isSubmitting } = form.formState
  const people = useWatch({ control, name: "people" }) ?? entries?.people ?? []
  const hasMinor = people.some((person) => person?.isMinor)

  useEffect(() => {
    if (submitCount > 0) scrollToFirstInvalid(blocks.current)
  }, [submitCount])

  // who no longer comes along is not ordered for
  useEffect(() => {
    const typed = getValues("people") ?? []
    if (typed.length > seats) setValue("people", typed.slice(0, seats))
  }, [seats, getValues, setValue])

  // who books more seats flies already
  const accountName = order.addsTo ? undefined : account?.name
  useEffect(() => {
    if (accountName && !getValues("people.0.name")) setValue("people.0.name", accountName)
  }, [accountName, getValues, setValue])

  return (
    <div ref={blocks} onInput={keep} className="grid gap-6">
      <NumberedBlock
        number={1}
        title={order.addsTo ? "Wer kommt dazu?" : "Wer fliegt mit?"}
        id="wer"
        mark={
          view.saved && (
            <Badge tone="ok" icon={Check}>
              gespeichert
            </Badge>
          )
        }
      >
        <PassengerAccount
          account={account}
          path={checkoutPath(order.ref)}
          purpose={
            answerBy === null
              ? "Dorthin geht die Bestätigung mit dem Kalendereintrag."
              : `Dorthin schreiben wir dir, was ${pilot.firstName} antwortet.`
          }
          isHeldForGuest={!isHoldOver && order.flight.proposed === null}
          formerLogin={formerLogin}
          keptLogin={keptLogin}
          onLoginStep={keepLogin}
          isMissing={isAddressMissing}
        />
        {!isHoldOver && (
          <HeldSeats
            key={seats}
            checkoutRef={order.ref}
            seats={seats}
            maxSeats={view.maxSeats}
            formerFailure={seatsFailure}
          />
        )}
        <form
          ref={element}
          id={FORM}
          method="post"
          noValidate
          onSubmit={submit}
          className="grid gap-5"
        >
          <input type="hidden" name="intent" value="order" />
          <input
            {...register("shownTotalCents", { valueAsNumber: true })}
            type="hidden"
            value={order.price.totalCents}
          />
          {view.mostKg !== null && <Notice icon={Scale}>{formatLimit(seats, view.mostKg)}</Notice>}
          {Array.from({ length: seats }, (_, index) => (
            <PersonFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
              key={index}
              index={index}
              isAlone={seats === 1}
              former={entries?.people[index]}
              isMinor={people[index]?.isMinor ?? false}
              register={register}
              errors={errors}
            />
          ))}
          {errors.people?.message && (
            <div {...NEEDS_ATTENTION}>
              <Notice tone="err" isAlert>
                {errors.people.message}
              </Notice>
            </div>
          )}
          <Notice icon={Lock}>
            Die Gewichte sieht nur {pilot.firstName}, für die Beladung. Mehr Gepäck als angegeben
            kommt nicht an Bord. 30 Tage nach dem Flug löschen wir alles.
          </Notice>
          <div>
            <Checkbox
              {...register("hasConsent")}
              defaultChecked={entries?.hasConsent}
              error={errors.hasConsent?.message}
            >
              {consentOf(order)}
            </Checkbox>
            <Checkbox
              {...register("hasGuardianConsent")}
              defaultChecked={entries?.hasGuardianConsent}
              error={errors.hasGuardianConsent?.message}
              className={
                hasMinor || errors.hasGuardianConsent ? undefined : "hidden noscript:block"
              }
            >
              {GUARDIAN_WORDINGS[GUARDIAN_WORDING]}
            </Checkbox>
          </div>
          <TextArea
            {...register("message")}
            label={`Nachricht an ${pilot.firstName}`}
            isOptional
            maxLength={1000}
            defaultValue={entries?.message ?? ""}
            hint={`Zum Beispiel, ob jemand zum ersten Mal in einer kleinen Maschine sitzt. ${CONTACTS_ARE_HIDDEN}`}
            error={errors.message?.message}
          />
        </form>
      </NumberedBlock>
      <NumberedBlock number={2} title="Gutschein oder Guthaben" id="guthaben">
        <CreditFields
          credit={view.credit}
          form={FORM}
          isSignedIn={account !== null}
          isUsed={usesCredit}
          onChange={onCreditChange}
        />
        <input type="hidden" form={FORM} name="creditCents" value={view.credit.usableCents} />
      </NumberedBlock>
      <NumberedBlock number={3} title="Bezahlen" id="bezahlen">
        <p className="text-ui text-ink2">
          {order.creditCents === order.price.totalCents
            ? PAID_BY_CREDIT
            : MEANS_OF_PAYMENT[view.provider].atOrder}{" "}
          {whenItIsCharged(order, answerBy)}
        </p>
        <div className="mt-5 grid gap-4">
          <Essentials order={order} />
          {failure && (
            <div {...NEEDS_ATTENTION}>
              <Notice tone="err" isAlert>
                {failure}
              </Notice>
            </div>
          )}
          {isHoldOver ? (
            <RenewSeats order={order} renewal={view.renewal} />
          ) : (
            <Button type="submit" form={FORM} isWide isPending={isSubmitting}>
              Zahlungspflichtig buchen
            </Button>
          )}
        </div>
        <OrderTerms order={order} />
        {!isHoldOver && (
          <div className="-ms-2.5 mt-2">
            <ReleaseSeats order={order} />
          </div>
        )}
      </NumberedBlock>
    </div>
  )
}

function consentOf({ seats, addsTo }: OrderView): string {
  if (seats === 1 && addsTo) {
    return "Wer dazukommt, ist einverstanden, dass wir Gewicht und Gepäck für diesen Flug verarbeiten."
  }
  if (seats === 1)
    return "Ich bin einverstanden, dass ihr Gewicht und Gepäck für diesen Flug verarbeitet."
  const who = seats === 2 ? "Beide" : "Alle"
  return `${who} Personen sind einverstanden, dass wir Gewicht und Gepäck für diesen Flug verarbeiten.`
}
