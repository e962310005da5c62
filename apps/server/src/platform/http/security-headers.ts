import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal } from './error-answer.ts'
import { Refusal } from './refusal.ts'

export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Static pages run only one small script, so fewer Trusted Types policies are allowed. */
  readonly isStatic: boolean
}

/** The only Trusted Types policy of a static page; it creates the URL of the service worker. */
const workerPolicy = 'ankur-worker'
/** The additional policies of app pages: the worker for Scratch files, and the talk board's drawings. */
const appPolicies = [workerPolicy, 'ankur-scratch', 'ankur-symbols'].join(' ')

/** The service worker may send requests only to this server. WebKit checks its fetches of page workers against this `worker-src`. */
export const workerHeaders = {
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Adds security headers to every response; pages replace the policy with their own. */
export function protectAnswers(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Browser features that no page uses. */
const never = 'camera geolocation payment usb hid serial midi display-capture browsing-topics interest-cohort'.split(' ')

/** The Permissions-Policy of a page. Only pages that record a voice allow the microphone, for the page itself. */
export function permissionsPolicy(microphone: '()' | '(self)'): string {
  return [...never.map((feature) => `${feature}=()`), `microphone=${microphone}`].join(', ')
}

/** The headers of a data response: it may not be executed, framed or cached. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Responses are private by default; pages and assets override this.
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** The Content-Security-Policy of one page of the built site. */
export function pagePolicy(config: Config, page: PagePolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(page.scriptHashes)].join(' '),
    ["style-src 'self'", ...quoted(page.styleHashes)].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...(config.supabase ? [config.supabase.url] : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${page.isStatic ? workerPolicy : appPolicies}`,
  ].join('; ')
}

function quoted(hashes: readonly string[]): readonly string[] {
  return hashes.map((hash) => `'${hash}'`)
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a browser sends for a page of another site, unless the operator named that site. Without cookies such a page
 * cannot act as a family, but it could sign up addresses, send messages and guess passwords from its visitors' networks, and so use
 * up the limits of those. Browsers before Safari 16.4 do not say where a request comes from, and programs are not asked.
 */
export function refuseCrossSite(app: FastifyInstance, { corsOrigins }: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'sec-fetch-site': site, origin = '' } = request.headers
    if (site !== 'cross-site' || reading.has(request.method) || corsOrigins.includes(origin)) done()
    else sendRefusal(reply, new Refusal(403, 'bad_request'))
  })
}
