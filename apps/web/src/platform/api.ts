/** Requests to `/api`: JSON in both directions, with the user's access token and one error type. */
import { fetchWithRetry } from './retry.ts'
import { accessToken, openBackend, renewOrEnd } from './session/session.ts'

/** A failed request. `code` is a code of the error catalogue, or `no_network`. */
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

/** For responses that are not JSON, such as a PDF report. */
export async function getFile(path: string): Promise<Response> {
  const response = await reach(path, {}, fetchWithRetry)
  if (!response.ok) throw await failureOf(response)
  return response
}

/** Not retried automatically: only the caller knows whether the request is idempotent. */
export function postJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'POST', body: JSON.stringify(body) }, fetch)
}

/** Replaces a resource. The request is idempotent, but the caller must handle a failure. */
export function putJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'PUT', body: JSON.stringify(body) }, fetch)
}

/** Changes part of a resource. */
export function patchJson<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>(path, { method: 'PATCH', body: JSON.stringify(body) }, fetch)
}

/**
 * Deletes a resource. One that is not there is deleted, whoever did it: another tab, another device, or an earlier attempt
 * whose answer was lost.
 */
export async function deleteAt(path: string, body?: object): Promise<void> {
  try {
    await call<unknown>(path, { method: 'DELETE', ...(body && { body: JSON.stringify(body) }) }, fetch)
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure
  }
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

/** Parses the error body of a response, in the product's one error format. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: unknown } } | null
  const code = body?.error?.code
  return new ApiFailure(response.status, typeof code === 'string' ? code : 'unexpected_failure')
}
