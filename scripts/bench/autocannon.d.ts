/** The little of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  export interface Result {
    requests: { total: number }
    latency: { p50: number; p99: number }
    duration: number
    '2xx': number
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }): Promise<Result>
}
