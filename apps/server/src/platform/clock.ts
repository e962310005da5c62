/** The only source of time on the server, so that tests can set it instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** A test clock that changes only when it is set. */
export class ManualClock implements Clock {
  #nowMs: number

  constructor(start: string | number) {
    this.#nowMs = new Date(start).getTime()
  }

  nowMs(): number {
    return this.#nowMs
  }

  advance(ms: number): void {
    this.#nowMs += ms
  }
}
