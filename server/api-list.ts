import { authApi } from "#features/auth/server/auth-api.ts"
import { bookingsApi } from "#features/bookings/server/bookings-api.ts"
import { paymentsApi } from "#features/payments/server/payments-api.ts"
import { placesApi } from "#features/places/server/places-api.ts"
import { usersApi } from "#features/users/server/users-api.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"

/** Every call of the API, room by room; access is declared with each. */
export const apiEndpoints: readonly Endpoint[] = [
  ...placesApi,
  ...usersApi,
  ...authApi,
  ...paymentsApi,
  ...bookingsApi,
]
