/** The little of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string) => void
  }
  export interface Result {
    requests: { total: number }
    duration: number
    '2xx': number
    non2xx: number
    errors: number
  }
  /** Done with the result; while it runs, each answer is an event. */
  export interface Running extends Promise<Result> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }): Running
}
