import { expect, test } from 'vitest'
import { compileArticle } from './compile-article.ts'

/** An article for tests: its file path and its front matter. */
const file = 'packages/content/articles/what-is-autism/en.mdx'

const head = `---
title: What is autism?
description: A different way of sensing, communicating and thinking.
category: autism
badge: Understanding Autism
readTime: 8
featured: true
edited: 2026-11-21
inShort: [It is a difference., It lasts for life.]
firstSteps: [Look., Ask., Rest.]
stats: []
next: { text: Wondering about your toddler?, label: About the screening, href: /autism-test }
---
`

const article = (body: string, change = (text: string) => text) => compileArticle(file, change(head) + body)

test('an article is compiled to a module with front matter, text and outline', async () => {
  const code = await article("\n## Words we use\n\nSome.\n\n## What's next?\n")
  expect(code).toContain('export default function MDXContent')
  expect(code).toContain('"title":"What is autism?"')
  expect(code).toContain('outline = [{"id":"words-we-use","title":"Words we use"},{"id":"whats-next","title":"What\'s next?"}]')
})

test('invalid front matter stops the build with the file and the field', async () => {
  const broken = article('', (text) => text.replace('readTime: 8', 'readTime: 9').replace('featured: true', 'featured: yes'))
  await expect(broken).rejects.toThrow(`${file}\n  featured: must be boolean`)
  await expect(article('', (text) => text.replace('readTime: 8', 'readTime: 9'))).rejects.toThrow(
    `${file}\n  readTime: must be 8, not 9`,
  )
  await expect(article('', (text) => text.replace('stats: []', 'stats: [a'))).rejects.toThrow(/at line 1[0-2]/)
  await expect(compileArticle(file, '# No head')).rejects.toThrow(`${file}\n  has no front matter`)
})

test('an unknown component, a duplicate heading and a title in the text stop the build with the line', async () => {
  await expect(article('\n<Chart />\n')).rejects.toThrow(`${file}\n  line 15: there is no <Chart>`)
  await expect(article('\n## Sources\n')).rejects.toThrow(`${file}\n  line 15: two parts have the id sources`)
  await expect(article('\n## Care\n\n## Care\n')).rejects.toThrow(`${file}\n  line 17: two parts have the id care`)
  await expect(article('\n# Care\n')).rejects.toThrow(`${file}\n  line 15: the title belongs in the front matter`)
})

test('a paragraph with only cited text stays a paragraph', async () => {
  const paragraphs = async (body: string) => (await article(body)).match(/_jsxs?\(_components\.p,/g)?.length ?? 0
  expect(await paragraphs('\n<Cited claim="a">One.</Cited>\n')).toBe(1)
  expect(await paragraphs('\n<Cited claim="a">One.</Cited> <Cited claim="b">Two.</Cited>\n')).toBe(1)
  expect(await paragraphs('\n<Cited claim="a">One.</Cited>\n\n<Cited claim="b">Two.</Cited>\n')).toBe(2)
  expect(await paragraphs('\nWords.\n\n<Cited claim="a">One.</Cited>\n')).toBe(2)
  expect(await paragraphs('\n- <Cited claim="a">One.</Cited>\n- Two.\n')).toBe(0)
})

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
