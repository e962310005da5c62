import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

export interface PagePolicy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Static pages run one small script, so fewer makers of scripts and markup are named for them. */
  readonly isStatic: boolean
}

/** The one maker of script addresses that a static page has: it names the service worker. */
const workerPolicy = 'ankur-worker'
/** What app pages have besides: the worker for Scratch files, and the talk board's drawings. */
const appPolicies = [workerPolicy, 'ankur-scratch', 'ankur-symbols'].join(' ')

/** The service worker may only ask this server. WebKit holds its fetches for workers of pages against `worker-src` of this policy. */
export const workerHeaders = {
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Puts the headers on every answer that protect it in a browser; pages replace the policy with their own. */
export function protectAnswers(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What no page asks the device or the browser for. */
const never = 'camera geolocation payment usb hid serial midi display-capture browsing-topics interest-cohort'.split(' ')

/** What pages may ask the device for. Only pages that record a voice name the microphone, for themselves. */
export function permissionsPolicy(microphone: '()' | '(self)'): string {
  return [...never.map((feature) => `${feature}=()`), `microphone=${microphone}`].join(', ')
}

/** The headers of an answer that is data, not a page: nothing may run, frame or keep it. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Answers are a person's own until a page or an asset says otherwise.
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
