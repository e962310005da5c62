/** The only source of the time on the server, so that tests set it by hand instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** A clock that stands still until it is moved. */
export class HandClock implements Clock {
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
