/** The calls of the second step: the protocol's own through the accounts client, and our recovery codes. */
import { postJson } from '../platform/api.ts'
import { openBackend } from '../platform/session.ts'

export interface Enrolled {
  readonly id: string
  /** An image, as a data address. */
  readonly qrCode: string
  readonly secret: string
  /** Opens an authenticator app on the same device. */
  readonly uri: string
}

/** The factors that count; the account is asked, not what this device remembers. */
export async function listFactorIds(): Promise<string[]> {
  const { auth } = await openBackend()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  return data.totp.map(({ id }) => id)
}

export async function enroll(): Promise<Enrolled> {
  const { auth } = await openBackend()
  const { data: there, error: unread } = await auth.mfa.listFactors()
  if (unread) throw unread
  // One that was begun and left would stand in the way by its name.
  for (const { id, status } of there.all) if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const { qr_code: qrCode, secret, uri } = data.totp
  return { id: data.id, qrCode, secret, uri }
}

/** Whether the code was right. */
export async function confirmFactor(factorId: string, code: string): Promise<boolean> {
  const { auth } = await openBackend()
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (error && error.code !== 'mfa_verification_failed') throw error
  return !error
}

export async function newRecoveryCodes(): Promise<readonly string[]> {
  return (await postJson<{ codes: string[] }>('/auth/v1/recovery-codes', {})).codes
}

export async function removeFactors(ids: readonly string[]): Promise<void> {
  const { auth } = await openBackend()
  for (const factorId of ids) {
    const { error } = await auth.mfa.unenroll({ factorId })
    if (error) throw error
  }
  // A token that says what the account asks for now.
  await auth.refreshSession()
}
