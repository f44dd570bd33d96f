import { sealedTotpSecrets } from "#features/auth/second-factor/server/totp.ts"
import {
  sealedTransferFiles,
  sealedTransferIbans,
} from "#features/bank-transfers/server/transfer-cipher.ts"
import { sealedFeedSecrets } from "#features/calendar-feed/server/feed-secret.ts"
import { sealedTaxDetails, sealedTaxMessages } from "#features/dac7/server/tax-cipher.ts"
import { sealedPushKeys } from "#features/push/server/push-keys.ts"
import { sealedIbans } from "#features/users/core/server/iban-cipher.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"

/** Everything that rooms keep sealed. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedFeedSecrets,
  sealedIbans,
  sealedPushKeys,
  sealedTaxDetails,
  sealedTaxMessages,
  sealedTransferFiles,
  sealedTransferIbans,
  sealedTotpSecrets,
]
