import type { Block, Paper } from '@ankur/screening/report/document'
import { expect, onTestFinished, test } from 'vitest'
import { ManualClock } from '../clock.ts'
import { createPdfMaker } from './pdf-maker.ts'
import { spokenText } from './test-paper.ts'

function maker(options: { concurrency?: number; maxWaiting?: number } = {}) {
  const made = createPdfMaker({ clock: new ManualClock('2026-03-14T09:00:00Z'), ...options })
  onTestFinished(() => made.close())
  return made
}

function paper(...blocks: Block[]): Paper {
  const page = { language: 'pa', title: 'ਸਾਰ', footer: ['ਅੰਕੁਰ'] } as const
  const facts = [{ label: 'ਨਾਂ', value: null }]
  return { language: 'pa', title: 'ਸਾਰ', pages: [{ ...page, corner: ['14 ਮਾਰਚ'], facts, blocks, footer: [...page.footer] }] }
}

const sentence: Block = { kind: 'paragraph', text: 'ਬੱਚਾ ਪ੍ਰਸ਼ਨ ਪੁੱਛਦਾ ਹੈ। कर्म, स्त्री (M-CHAT-R)' }

test('a paper has the same text whichever thread draws it, first or later', async () => {
  const pdf = maker({ concurrency: 2 })
  const files = await Promise.all([1, 2, 3].map(() => pdf.make(paper(sentence))))
  for (const file of files) {
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(spokenText(file)).toContain('ਬੱਚਾ ਪ੍ਰਸ਼ਨ ਪੁੱਛਦਾ ਹੈ। कर्म, स्त्री (M-CHAT-R)')
  }
})

test('papers are queued for a thread, and refused if the queue is full', async () => {
  const pdf = maker({ concurrency: 1, maxWaiting: 1 })
  const results = await Promise.allSettled([pdf.make(paper(sentence)), pdf.make(paper(sentence)), pdf.make(paper(sentence))])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(results[2]).toMatchObject({ reason: { status: 503, code: 'overloaded' } })
})

test('a paper that cannot be drawn does not affect others', async () => {
  const pdf = maker({ concurrency: 1 })
  const broken = { kind: 'paragraph', text: null } as unknown as Block
  await expect(pdf.make(paper(broken))).rejects.toThrow('could not be drawn')
  expect((await pdf.make(paper(sentence))).length).toBeGreaterThan(1000)
})

test('text that does not fit continues on the next page, and a long word is split within its column', async () => {
  const pdf = maker()
  const many = Array.from({ length: 120 }, () => sentence)
  const file = (await pdf.make(paper(...many, { kind: 'paragraph', text: 'x'.repeat(2000) }))).toString('latin1')
  expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(2)
})
