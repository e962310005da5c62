/**
 * Calls a model over the common chat protocol (`POST …/chat/completions`). Limited in time and bytes, without redirects or
 * retries: if it fails, our own text is already shown.
 */
import * as z from 'zod/mini'
import type { ModelSettings } from '../platform/config.ts'

/** Reasons why a model returned no usable text. Only these names are logged, never any text. */
type ModelFailureKind =
  | 'busy'
  | 'resting'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'refused'
  | 'too_long'
  | 'cut_off'
  | 'unreadable'
  | 'empty'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind

  constructor(kind: ModelFailureKind, cause?: unknown) {
    super(`The model gave nothing to show: ${kind}`, { cause })
    this.name = 'ModelFailure'
    this.kind = kind
  }
}

export type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

export interface Message {
  readonly role: 'system' | 'user'
  readonly content: string | readonly Part[]
}

export interface Question {
  readonly messages: readonly Message[]
  readonly maxTokens: number
}

export type AskModel = (question: Question) => Promise<string>

const answerTimeoutMs = 15_000
const maxAnswerBytes = 64 * 1024

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({ content: z.optional(z.nullable(z.string())), refusal: z.optional(z.nullable(z.string())) }),
      }),
    )
    .check(z.minLength(1)),
})

export function createModelClient(settings: ModelSettings, { timeoutMs = answerTimeoutMs } = {}): AskModel {
  return async ({ messages, maxTokens }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = JSON.stringify({ model: settings.name, messages, max_tokens: maxTokens, temperature: 0.2, stream: false })
    const response = await fetch(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(settings.apiKey && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body,
      redirect: 'error',
      signal,
    }).catch((error: unknown) => fail(error))
    const text = await readBounded(response).catch((error: unknown) => fail(error))
    if (!response.ok) throw new ModelFailure('status')
    return contentOf(text)
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop cancels the rest of the response.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxAnswerBytes) throw new ModelFailure('too_long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function contentOf(text: string): string {
  const parsed = answerSchema.safeParse(readJson(text))
  const choice = parsed.data?.choices[0]
  if (!choice) throw new ModelFailure('unreadable')
  const { content, refusal } = choice.message
  if (refusal || choice.finish_reason === 'content_filter') throw new ModelFailure('refused')
  if (choice.finish_reason === 'length') throw new ModelFailure('cut_off')
  if (!content?.trim()) throw new ModelFailure('empty')
  return content
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fail(error: unknown): never {
  if (error instanceof ModelFailure) throw error
  throw new ModelFailure((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable', error)
}
