import { expect, test } from 'vitest'
import { compileArticle } from './compile-article.ts'
import { file, head } from './test-article.ts'

interface Part {
  readonly id?: string
  readonly title: string
  readonly hint?: string
  readonly note?: string
  readonly open?: string
  readonly level?: string
}

/** The props of each part in the compiled article. */
async function partsOf(body: string): Promise<Part[]> {
  const code = await compileArticle(file, head + body)
  const given = code.matchAll(/_jsxs?\(Part, (\{.*?\}?)\s*children:/gs)
  return [...given].map(([, attributes = '']) => {
    const pairs = [...attributes.matchAll(/(\w+): ("(?:[^"\\]|\\.)*")/g)]
    return Object.fromEntries(pairs.map(([, name, value]) => [name, JSON.parse(value ?? '')])) as unknown as Part
  })
}

test('each heading starts a section with its first sentence as hint', async () => {
  const [care, cost] = await partsOf('\nBefore.\n\n## Care\n\nOne thing. Then another.\n\n## What it costs\n\n- Nothing.\n')
  expect(care).toEqual({ id: 'care', title: 'Care', hint: 'One thing.', open: 'true' })
  expect(cost).toEqual({ id: 'what-it-costs', title: 'What it costs', hint: '' })
})

test('a closed section shows its most important message', async () => {
  const [signs] = await partsOf(
    '\n## Signs\n\nMany children do.\n\n<Note title="See a doctor this week">\nIf words are lost.\n</Note>\n',
  )
  expect(signs).toMatchObject({ note: 'See a doctor this week' })
})

test('a long first section is closed at first, so that a phone shows the others', async () => {
  const [long] = await partsOf(`\n## Long\n\n${'Many words stand here. '.repeat(90)}\n\n## Short\n\nFew.\n`)
  expect(long).toMatchObject({ id: 'long' })
  expect(long).not.toHaveProperty('open')
})

test('a tab is divided into sections by its own headings', async () => {
  const parts = await partsOf(
    '\n<Tabs>\n<Tab id="cost" title="Cost">\n\n### Fees\n\nAsk first.\n\n### Free\n\nMuch is.\n\n</Tab>\n</Tabs>\n',
  )
  expect(parts.map(({ id, level }) => [id, level])).toEqual([
    ['cost-1', '3'],
    ['cost-2', '3'],
  ])
})
