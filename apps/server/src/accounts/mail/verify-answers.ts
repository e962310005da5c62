import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SessionAnswer } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { checkClaim } from '../sign-up/first-proof.ts'
import type { PasswordDecision } from '../sign-up/first-proof.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { allowedRedirect } from '../http/redirect-target.ts'
import { PKCE_PREFIX, hashSecret } from './mail-secrets.ts'
import { recordSignIn } from './alarm.ts'
import { openSession, sessionAnswer, withSignInDates, type OpenSession } from '../session/sessions.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import type { AccountRow } from '../store/accounts.ts'
import { saveAuthCode } from '../store/flow-states.ts'
import { verifyCode, verifyLink } from './verify.ts'
import type { VerifyOutcome } from './verify.ts'

const verifyBody = z.object({
  type: textField(),
  token_hash: textField(),
  token: textField(),
  email: textField(),
  phone: textField(),
  // An addition to the protocol, for a first confirmation: see `first-proof.ts`.
  password: textField(),
  access_token: textField(),
  sign_up_secret: textField(),
  without_password: z.nullish(z.boolean()),
})

interface LinkSession {
  readonly account: AccountRow
  readonly session: OpenSession
  readonly hasLostPassword: boolean
}

/** The protocol's response when the second of two mails is not confirmed yet. */
const halfDone = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
} as const

type Answer = SessionAnswer | typeof halfDone

/** POST /verify: a page, ours or another client's, requests the session of a mailed link or code. */
export async function answerVerification(accounts: Accounts, body: unknown, client: Client): Promise<Answer> {
  const fields = readBody(verifyBody, body)
  if (fields.type === '') throw new AuthRefusal(authErrors.verify_needs_type)
  if (fields.token === '' && fields.token_hash === '') throw new AuthRefusal(authErrors.verify_needs_token)
  if (fields.token !== '' && fields.token_hash !== '') throw new AuthRefusal(authErrors.verify_needs_one)
  if (fields.token_hash !== '' && (fields.email !== '' || fields.phone !== '')) {
    throw new AuthRefusal(authErrors.verify_hash_alone)
  }
  const claim = {
    password: fields.password,
    accessToken: fields.access_token,
    signUpSecret: fields.sign_up_secret,
    withoutPassword: fields.without_password === true,
    client,
  }
  const keepsPassword = await checkClaim(accounts, claim, fields.token_hash)
  if (fields.token_hash !== '') {
    const link = { type: fields.type, token: fields.token_hash, keepsPassword }
    return await answerOpened(accounts, await openVerified(accounts, (tx) => verifyLink(accounts, tx, link), client))
  }
  // No account has a phone number, so no code was sent to one.
  if (fields.phone !== '') throw new AuthRefusal(isPhoneNumber(fields.phone) ? authErrors.code_expired : authErrors.phone_invalid)
  const code = { type: fields.type, email: readEmail(fields.email), code: fields.token, keepsPassword }
  const opened = await withEqualRefusals(() => openVerified(accounts, (tx) => verifyCode(accounts, tx, code), client))
  return await answerOpened(accounts, opened)
}

interface FollowedLink {
  readonly type: string
  readonly token: string
  readonly redirectTo: string | undefined
}

interface WeighedLink extends FollowedLink {
  readonly keepsPassword: PasswordDecision
}

const nothingClaimed = { password: '', accessToken: '', signUpSecret: '', withoutPassword: false }

/** GET /verify: returns the redirect URL for a browser that opened a link. Success and failure both lead to a page. */
export async function followVerifyLink(accounts: Accounts, followed: FollowedLink, client: Client): Promise<string> {
  const link = { ...followed, keepsPassword: await checkClaim(accounts, { ...nothingClaimed, client }, '') }
  if (link.token === '') throw new AuthRefusal(authErrors.verify_needs_token)
  if (link.type === '') throw new AuthRefusal(authErrors.verify_needs_type)
  const target = new URL(allowedRedirect(link.redirectTo, accounts.platform.config.publicUrl))
  const isPkce = link.token.startsWith(PKCE_PREFIX)
  try {
    const answer = isPkce ? await issueAuthCode(accounts, link) : await verifiedSession(accounts, link, client)
    if (typeof answer === 'string') target.searchParams.set('code', answer)
    else if ('msg' in answer) answerHalfConfirmed(target, isPkce)
    else target.hash = sessionFragment(answer, link.type)
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    const problem = errorParameters(error)
    target.hash = `${problem}&sb=`
    if (isPkce) for (const [name, value] of problem) target.searchParams.set(name, value)
  }
  return target.href
}

async function verifiedSession(accounts: Accounts, link: WeighedLink, client: Client): Promise<Answer> {
  return await answerOpened(accounts, await openVerified(accounts, (tx) => verifyLink(accounts, tx, link), client))
}

function answerHalfConfirmed(target: URL, isPkce: boolean): void {
  target.hash = `${new URLSearchParams({ message: halfDone.msg })}&sb=`
  if (isPkce) target.searchParams.set('message', halfDone.msg)
}

type Verify = (tx: Queryable) => Promise<VerifyOutcome>

/** Confirms and opens the session in one transaction. A refusal is committed first and thrown afterwards. */
async function openVerified(accounts: Accounts, verify: Verify, client: Client): Promise<LinkSession | null> {
  const opened = await accounts.platform.db.transaction(async (tx) => {
    const verified = await verify(tx)
    if (verified.ok === 'half') return null
    if (!verified.ok) return verified.refused
    const { account, hasLostPassword } = verified
    await recordSignIn(accounts, tx, account, client)
    return { account, hasLostPassword, session: await openSession(accounts, tx, { userId: account.id, method: 'otp', client }) }
  })
  if (opened instanceof AuthRefusal) throw opened
  return opened
}

async function answerOpened(accounts: Accounts, opened: LinkSession | null): Promise<Answer> {
  if (!opened) return halfDone
  const { account, session, hasLostPassword } = opened
  const answer = await sessionAnswer(accounts, withSignInDates(account, accounts.platform.clock.nowMs()), session)
  return hasLostPassword ? { ...answer, password_dropped: true } : answer
}

/** The link confirms the address; the session is opened later, for the browser that holds the verifier. */
async function issueAuthCode(accounts: Accounts, link: WeighedLink): Promise<string | typeof halfDone> {
  const code = randomUUID()
  const issued = await accounts.platform.db.transaction(async (tx) => {
    const verified = await verifyLink(accounts, tx, link)
    if (verified.ok === 'half') return halfDone
    if (!verified.ok) return verified.refused
    if (!verified.flowId) return new AuthRefusal(authErrors.link_expired)
    await saveAuthCode(tx, verified.flowId, hashSecret(code), new Date(accounts.platform.clock.nowMs()))
    return code
  })
  if (issued instanceof AuthRefusal) throw issued
  return issued
}

function sessionFragment(session: SessionAnswer, type: string): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  }).toString()
}

function errorParameters(refusal: AuthRefusal): URLSearchParams {
  return new URLSearchParams({
    error: oauthErrors[refusal.error.status] ?? 'server_error',
    error_code: refusal.error.code,
    error_description: refusal.message,
  })
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** E.164: up to 15 digits, the first of them not 0. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{1,14}$/.test(text)
}

const REFUSAL_STEP_MS = 25

/**
 * Delays refusals to a whole multiple of 25 ms. Counting a wrong code writes rows, which an unknown address does not have
 * and which takes about 20 % longer, so the response time would reveal whether the address is known.
 */
async function withEqualRefusals<Value>(work: () => Promise<Value>): Promise<Value> {
  const startedMs = performance.now()
  try {
    return await work()
  } catch (error) {
    const tookMs = performance.now() - startedMs
    await wait(REFUSAL_STEP_MS * Math.ceil(tookMs / REFUSAL_STEP_MS) - tookMs)
    throw error
  }
}
