/**
 * A phone's clock may be hours wrong. The server sends the session expiry both as a time (`expires_at`) and as a duration.
 * With a wrong clock the time would already be past, and the client would refresh the session repeatedly. So the time is
 * removed from the response, and the client adds the duration to its own clock.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.clone().json()) as { expires_in?: unknown; expires_at?: unknown }
  if (typeof body.expires_in !== 'number' || body.expires_at === undefined) return response
  const { expires_at: _moment, ...rest } = body
  return new Response(JSON.stringify(rest), { status: response.status, headers: response.headers })
}
