/**
 * A phone's clock may be hours wrong. The server says when a session ends both as a moment and as a span; by a wrong
 * clock the moment is past already, and the client would refresh again and again. So the moment is left out of the
 * answer, and the client counts the span from its own now.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.clone().json()) as { expires_in?: unknown; expires_at?: unknown }
  if (typeof body.expires_in !== 'number' || body.expires_at === undefined) return response
  const { expires_at: _moment, ...rest } = body
  return new Response(JSON.stringify(rest), { status: response.status, headers: response.headers })
}
