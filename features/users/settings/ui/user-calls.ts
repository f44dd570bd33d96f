import { useUserStore } from "#features/users/core/ui/user-store.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import type { FlightHoursInput } from "#features/users/pilots/flight-hours.ts"
import type { PilotProfileInput } from "#features/users/pilots/pilot-profile-schema.ts"
import { api } from "#platform/api-client.ts"
import type { UserSettingsInput } from "../user-settings.ts"

export async function callStateFlightHours(stated: FlightHoursInput): Promise<void> {
  await api.put(`/api/users/${ownUserId()}/flight-hours`, stated)
}

/** Changes what is given of the own account; the store knows the new one then. */
export function callUpdateUser(settings: UserSettingsInput): Promise<OwnUser> {
  return changeOwnUser((id) => api.put(`/api/users/${id}`, settings))
}

export function callBecomePilot(profile: PilotProfileInput, intent: string): Promise<OwnUser> {
  return changeOwnUser((id) => api.post(`/api/users/${id}/pilot-profile`, profile, { intent }))
}

/** Not part of the own account that this browser keeps, so that it lies in no store. */
export async function callSaveBirthDate(birthDate: string): Promise<void> {
  await api.put(`/api/users/${ownUserId()}/birth-date`, { birthDate })
}

/** Not part of the own account that this browser keeps, so that it lies in no store. */
export async function callSavePhone(phone: string): Promise<{ phone: string | null }> {
  return api.put(`/api/users/${ownUserId()}/phone`, { phone })
}

async function changeOwnUser(call: (id: number) => Promise<OwnUser>): Promise<OwnUser> {
  const changed = await call(ownUserId())
  useUserStore.getState().setUser(changed)
  return changed
}

/** Without a person in the store nothing is sent (specification, section 8). */
function ownUserId(): number {
  const { user } = useUserStore.getState()
  if (!user) throw new Error("need to be logged in")
  return user.id
}
