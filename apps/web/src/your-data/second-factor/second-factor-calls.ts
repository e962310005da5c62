/** The calls of the second factor: the protocol's own through the accounts client, and our recovery codes. */
import { postJson } from '../../platform/api.ts'
import { accessToken, openBackend } from '../../platform/session/session.ts'

export interface FactorEnrolment {
  readonly id: string
  /** An image, as a data URL. */
  readonly qrCode: string
  readonly secret: string
  /** Opens an authenticator app on the same device. */
  readonly uri: string
}

interface Enrolment {
  readonly id: string
  readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string }
}

/** The verified factors, requested from the server instead of read from this device. */
export async function listFactorIds(): Promise<string[]> {
  const { auth } = await openBackend()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  return data.totp.map(({ id }) => id)
}

/** Why a factor cannot be set up yet: the server requires proof that the session belongs to the owner. */
export type RequiredProof = 'password' | 'password_wrong' | 'password_wait' | 'sign_in_again'

const wantedBy: Readonly<Record<string, RequiredProof>> = {
  current_password_required: 'password',
  current_password_invalid: 'password_wrong',
  over_request_rate_limit: 'password_wait',
  reauthentication_needed: 'sign_in_again',
}

/** Starts the setup of a factor. Without the client, which has no parameter for a password. */
export async function enroll(password = ''): Promise<FactorEnrolment | RequiredProof> {
  const { auth } = await openBackend()
  const { data: there, error: unread } = await auth.mfa.listFactors()
  if (unread) throw unread
  // An abandoned setup would block its name.
  for (const { id, status } of there.all) if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const wish = { factor_type: 'totp', ...(password && { current_password: password }) }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await accessToken(auth)}` }
  const answer = await fetch('/auth/v1/factors', { method: 'POST', headers, body: JSON.stringify(wish) })
  const enrolment = (await answer.json()) as Enrolment & { readonly error_code?: string }
  // The protocol returns the SVG text; its client converts it to a data URL.
  if (answer.ok)
    return { id: enrolment.id, qrCode: asAddress(enrolment.totp.qr_code), secret: enrolment.totp.secret, uri: enrolment.totp.uri }
  const wanted = wantedBy[enrolment.error_code ?? '']
  if (!wanted) throw new Error(`A second factor could not be set up: ${answer.status}`)
  return wanted
}

function asAddress(svg: string): string {
  return `data:image/svg+xml;utf-8,${svg}`
}

/** Whether the factor is on now; otherwise the code was wrong. */
export async function confirmFactor(factorId: string, code: string): Promise<boolean> {
  const { auth } = await openBackend()
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (!error) return true
  // Perhaps only the answer was lost, of this attempt or of one before: a code counts once.
  if ((await listFactorIds()).includes(factorId)) {
    await auth.refreshSession()
    return true
  }
  if (error.code !== 'mfa_verification_failed') throw error
  return false
}

export async function newRecoveryCodes(): Promise<readonly string[]> {
  return (await postJson<{ codes: string[] }>('/auth/v1/recovery-codes', {})).codes
}

export async function removeFactors(ids: readonly string[]): Promise<void> {
  const { auth } = await openBackend()
  for (const factorId of ids) {
    const { error } = await auth.mfa.unenroll({ factorId })
    // Perhaps only an answer was lost.
    if (error && (await listFactorIds()).includes(factorId)) throw error
  }
  // A token with the current requirements of the account.
  await auth.refreshSession()
}
