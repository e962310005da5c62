import type { Upload } from '@ankur/uploads'
import { expect, test } from 'vitest'
import { firstStep, nextUploadStep, type UploadEvent, type UploadStep } from './upload-state.ts'

const upload = { id: 'u', state: 'checked' } as Upload
const after = (...events: UploadEvent[]) => events.reduce<UploadStep>(nextUploadStep, firstStep)

test('a video is sent, counted and done', () => {
  const sending = after({ kind: 'started', totalBytes: 100 }, { kind: 'sent', sentBytes: 40 })
  expect(sending).toEqual({ at: 'sending', state: 'sending', sentBytes: 40, totalBytes: 100 })
  expect(nextUploadStep(sending, { kind: 'finished', upload, isNew: true })).toEqual({ at: 'done', upload, isNew: true })
})

test('what arrives while an upload is paused does not end the pause', () => {
  const paused = after({ kind: 'started', totalBytes: 100 }, { kind: 'paused' })
  expect(nextUploadStep(paused, { kind: 'sent', sentBytes: 60 })).toBe(paused)
  expect(nextUploadStep(paused, { kind: 'state', state: 'checking' })).toBe(paused)
  expect(nextUploadStep(paused, { kind: 'resumed' })).toMatchObject({ at: 'sending', state: 'sending' })
})

test('a late report of an upload that was cancelled changes nothing', () => {
  const cancelled = after({ kind: 'started', totalBytes: 100 }, { kind: 'cancelled', isGone: false })
  expect(cancelled).toMatchObject({ at: 'choosing', chosen: null, notice: { cancelled: 'later' } })
  for (const late of [{ kind: 'sent', sentBytes: 1 }, { kind: 'paused' }, { kind: 'resumed' }] as const)
    expect(nextUploadStep(cancelled, late)).toBe(cancelled)
})

test('a failure leads back to the choice and shows the reason', () => {
  expect(after({ kind: 'started', totalBytes: 1 }, { kind: 'failed', code: 'no_network' })).toMatchObject({
    at: 'choosing',
    notice: { failed: 'no_network' },
  })
})

test('another choice replaces the first, and its messages', () => {
  const reading = after({ kind: 'failed', code: 'too_long' }, { kind: 'reading' })
  expect(reading).toMatchObject({ isLooking: true, notice: null, chosen: null })
})
