import { randomUUID } from 'node:crypto'
import { authErrors } from '@ankur/accounts'
import { qrSvg } from '@ankur/accounts/qr-code'
import { otpauthUri } from '@ankur/accounts/totp'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn } from '../session/sessions.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { readBody, textField } from '../http/request.ts'
import { requireProof } from '../sign-up/require-proof.ts'
import { deleteAbandonedFactors, insertFactor, loadFactors } from '../store/factors.ts'
import { newTotpSecret } from './totp-secret.ts'

const enrollBody = z.object({
  factor_type: textField(),
  friendly_name: textField(),
  issuer: textField(),
  // An addition to the protocol: see `requireProof`.
  current_password: textField(),
  nonce: textField(),
})

const MAX_FACTORS = 10
const MAX_NAME_LENGTH = 100
/** As written in a URL. The QR code has room for two of these, the longest address and the secret. */
const MAX_ISSUER_BYTES = 150
const ABANDONED_AFTER_MS = 5 * 60 * 1000

/**
 * Starts enrolling a factor, which becomes active once a code of it is verified. The secret is returned only here. Proof of the
 * owner is required, or somebody who finds a signed-in phone could lock the owner out with their own authenticator app.
 */
export async function enrollFactor(accounts: Accounts, signedIn: SignedIn, body: unknown): Promise<object> {
  const fields = readBody(enrollBody, body)
  if (fields.factor_type === 'phone') throw new AuthRefusal(authErrors.phone_factor_disabled)
  if (fields.factor_type === 'webauthn') throw new AuthRefusal(authErrors.webauthn_disabled)
  if (fields.factor_type !== 'totp') throw new AuthRefusal(authErrors.factor_type)
  await requireProof(accounts, signedIn, { currentPassword: fields.current_password, nonce: fields.nonce })
  const { clock, config, db } = accounts.platform
  const name = fields.friendly_name.slice(0, MAX_NAME_LENGTH)
  const issuer = shortIssuer(fields.issuer || new URL(config.publicUrl).hostname)
  const at = new Date(clock.nowMs())
  const id = randomUUID()
  const { base32, sealed } = newTotpSecret(accounts, id)
  await db.transaction(async (tx) => {
    const account = await lockSignedIn(tx, signedIn)
    await deleteAbandonedFactors(tx, account.id, new Date(at.getTime() - ABANDONED_AFTER_MS))
    const factors = await loadFactors(tx, account.id)
    if (factors.some(({ status }) => status === 'verified') && signedIn.session.aal !== 'aal2') {
      throw new AuthRefusal(authErrors.aal2_to_enroll)
    }
    if (factors.length >= MAX_FACTORS) throw new AuthRefusal(authErrors.too_many_factors)
    if (factors.some((factor) => factor.friendly_name === name)) {
      throw new AuthRefusal(authErrors.factor_name_conflict)
    }
    await insertFactor(tx, { id, userId: account.id, name, sealed, at })
  })
  const uri = otpauthUri({ secret: base32, account: signedIn.account.email, issuer })
  const qrCode = qrSvg(new TextEncoder().encode(uri))
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret: base32, uri } }
}

/** Cuts between characters: half of one cannot be written in a URL. */
function shortIssuer(typed: string): string {
  let issuer = ''
  for (const character of typed) {
    if (encodeURIComponent(issuer + character).length > MAX_ISSUER_BYTES) break
    issuer += character
  }
  return issuer
}
