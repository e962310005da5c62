/** The three calls that open an account or a session. */
import type { Language } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { openBackend } from '../platform/session/session.ts'
import { newSignUpProof } from './sign-up-secret.ts'
import type { SignInForm, SignUpForm } from './credentials.ts'

export async function signUp(form: SignUpForm, language: Language) {
  const { auth, mode } = await openBackend()
  // Our own server issues it and is the only one that uses it.
  const proof = mode === undefined ? undefined : await newSignUpProof()
  const { data, error } = await auth.signUp({
    email: form.email.trim(),
    password: form.password,
    options: {
      data: { full_name: form.fullName.trim(), language, notice_version: noticeVersion, ...(proof && { sign_up_proof: proof }) },
      emailRedirectTo: `${location.origin}/dashboard`,
    },
  })
  return { error, signedIn: data.session !== null }
}

export async function signIn(form: SignInForm) {
  const { auth } = await openBackend()
  const { data, error } = await auth.signInWithPassword({ email: form.email.trim(), password: form.password })
  return { error, userId: data.user?.id ?? '' }
}

/** Whether the account requires a code of an authenticator app in addition to this session. */
export async function asksSecondStep(): Promise<boolean> {
  const { auth } = await openBackend()
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
}

/** Whether an address must be confirmed before its first sign-in. Unknown counts as no: signing in will show it. */
export async function mustConfirmFirst(): Promise<boolean> {
  try {
    const { mode, authUrl, key } = await openBackend()
    if (mode !== undefined) return mode === 'confirm'
    const response = await fetch(`${authUrl}/settings`, { headers: { apikey: key } })
    const settings = (await response.json()) as { mailer_autoconfirm?: unknown }
    return settings.mailer_autoconfirm === false
  } catch {
    return false
  }
}
