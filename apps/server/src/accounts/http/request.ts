/** What accounts read from a request: its body, and who sent it. */
import { authErrors } from '@ankur/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AuthRefusal } from './auth-refusal.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { DEVICES_HEADER } from '../sign-in/known-device.ts'

const BODY_LIMIT_BYTES = 1_048_576
const MAX_DEPTH = 32
const text = new TextDecoder('utf-8', { fatal: true })
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses every body in this plugin as JSON of at most 1 MiB, whatever the content type says, as clients of this protocol send
 * different ones.
 *
 * Text that PostgreSQL cannot store is refused here, in one place: NUL characters and lone surrogates are valid in
 * JSON, but not in `text` or `jsonb`.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  )
}

/** Validates a body against the schema; unknown fields are ignored. */
export function readBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  if (body === undefined) throw badJson('unexpected end of input')
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw badJson(field ? `field ${field} has the wrong type` : 'not an object')
}

/** A text field: absent and null both read as the empty text. */
export function textField() {
  return z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  )
}

/** An object field: absent and null both read as no object. */
export function objectField() {
  return z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((value) => value ?? null),
  )
}

function parseJson(body: Buffer): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text.decode(body))
  } catch {
    throw badJson('invalid syntax')
  }
  return cleaned(parsed, 0)
}

function cleaned(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw badJson('nested too deeply')
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !prototypeKeys.has(key))
  return Object.fromEntries(entries.map(([key, item]) => [storableText(key), cleaned(item, depth + 1)]))
}

function storableText(text: string): string {
  if (text.includes('\u0000')) throw badJson('NUL characters are not allowed')
  if (!text.isWellFormed()) throw badJson('text is not well-formed Unicode')
  return text
}

function badJson(detail: string): AuthRefusal {
  return new AuthRefusal(authErrors.bad_json, { detail: `: ${detail}` })
}

/** The origin of a request: limits count by `network`; the rest is shown to the account's owner. */
export interface Client {
  readonly network: string
  readonly ip: string
  readonly userAgent: string | null
  /** The device tokens sent with the request; see `known-device.ts`. */
  readonly devices: string
}

const MAX_USER_AGENT_LENGTH = 300

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH)
  const devices = request.headers[DEVICES_HEADER]
  return {
    network: clientAddress(request),
    ip: request.ip,
    userAgent: userAgent || null,
    devices: typeof devices === 'string' ? devices : '',
  }
}
