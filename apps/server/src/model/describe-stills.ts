import { checkDescription, type Language } from '@ankur/screening'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { type Description, maxStillBytes } from './contract.ts'
import { describeMessages } from './prompts.ts'
import { answerOf, type Model } from './reword.ts'

export const descriptionsPerDay = { name: 'model-descriptions', points: 10, durationSeconds: 24 * 60 * 60 }

interface StillsRequest {
  readonly userId: string
  readonly stills: readonly string[]
  readonly language: Language
}

/** Returns a plain description of the pictures. They are sent to the model and not stored. */
export async function describeStills(platform: Platform, model: Model | null, request: StillsRequest): Promise<Description> {
  for (const still of request.stills) refuseOtherThanJpeg(still)
  if (!model) return { description: null, model: null, reason: 'off' }
  await platform.limits.limiter(descriptionsPerDay).take(request.userId)
  const messages = describeMessages(request.stills, request.language)
  const reply = await answerOf(platform, model, { messages, maxTokens: 400 })
  if (reply === null) return { description: null, model: null, reason: 'unavailable' }
  const checked = checkDescription(reply, request.language)
  if (checked.ok) return { description: checked.text, model: model.name, reason: null }
  platform.log.warn({ problem: checked.problem }, 'A description of stills was not shown')
  return { description: null, model: null, reason: 'not_usable' }
}

function refuseOtherThanJpeg(still: string): void {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(still)
  const bytes = isBase64 ? Buffer.from(still, 'base64') : Buffer.alloc(0)
  const isJpeg = bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8 && bytes.readUInt16BE(bytes.length - 2) === 0xff_d9
  if (!isJpeg || bytes.length > maxStillBytes) throw new Refusal(422, 'invalid_input', { fields: ['stills'] })
}
