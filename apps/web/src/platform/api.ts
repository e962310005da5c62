/** Calls of `/api`: JSON both ways, the caller's token on each, and one kind of failure. */
import { fetchWithRetry } from './retry.ts'
import { accessToken, openBackend, renewOrEnd } from './session/session.ts'

/** A call that did not do what was asked. `code` is one of the catalogue, or `no_network`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, cause?: unknown) {
    super(`${status} ${code}`, { cause })
    this.status = status
    this.code = code
  }
}

export function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return call<Answer>(path, signal ? { signal } : {}, fetchWithRetry)
}

/** What is no JSON, such as a paper. */
export async function getFile(path: string): Promise<Response> {
  const response = await reach(path, {}, fetchWithRetry)
  if (!response.ok) throw await failureOf(response)
  return response
}

/** Not sent again by itself: whoever calls knows whether twice is as good as once. */
export function postJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'POST', body: JSON.stringify(body) }, fetch)
}

/** Writes a thing anew: the same twice is the same once, but a failure is the caller's to tell. */
export function putJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'PUT', body: JSON.stringify(body) }, fetch)
}

/** Changes a part of a thing. */
export function patchJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'PATCH', body: JSON.stringify(body) }, fetch)
}

export async function deleteAt(path: string, body?: object): Promise<void> {
  await call<unknown>(path, { method: 'DELETE', ...(body && { body: JSON.stringify(body) }) }, fetch)
}

async function call<Answer>(path: string, init: RequestInit, send: typeof fetchWithRetry): Promise<Answer> {
  const response = await reach(path, init, send)
  if (!response.ok) throw await failureOf(response)
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer)
}

async function reach(path: string, init: RequestInit, send: typeof fetchWithRetry): Promise<Response> {
  try {
    const { auth } = await openBackend()
    const ask = async () => {
      const headers = {
        Authorization: `Bearer ${await accessToken(auth)}`,
        Accept: 'application/json',
        ...(init.body && { 'Content-Type': 'application/json' }),
      }
      return await send(path, { ...init, headers })
    }
    const response = await ask()
    return response.status === 401 && (await renewOrEnd(auth)) ? await ask() : response
  } catch (cause) {
    throw new ApiFailure(0, 'no_network', cause)
  }
}

/** The refusal that a response carries, in the product's one error shape. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: unknown } } | null
  const code = body?.error?.code
  return new ApiFailure(response.status, typeof code === 'string' ? code : 'unexpected_failure')
}
