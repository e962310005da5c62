import {
  maxInSession,
  parseSessionParts,
  sessionMinutes,
  type SessionMinutes,
  type SessionPart,
  sessionThings,
  type SessionThing,
} from '@ankur/games/session-plan'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** The plan of the next session, on this device. */
export interface SessionChoice {
  readonly chosen: readonly string[]
  readonly minutes: SessionMinutes
  readonly things: readonly SessionThing[]
  /** Empty until a plan is made. */
  readonly parts: readonly SessionPart[]
}

export const planStore = deviceStore('ankur-session-plan', parsePlan)

function parsePlan(stored: unknown): SessionChoice {
  const given = isRecord(stored) ? stored : {}
  const strings = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  return {
    chosen: strings(given.chosen).slice(0, maxInSession),
    minutes: sessionMinutes.find((each) => each === given.minutes) ?? 20,
    things: Array.isArray(given.things)
      ? sessionThings.filter((each) => strings(given.things).includes(each))
      : ['screen', 'paper'],
    parts: parseSessionParts(given.parts),
  }
}
