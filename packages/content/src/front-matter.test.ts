import { expect, test } from 'vitest'
import { plannedArticles } from './articles.ts'
import { parseFrontMatter } from './front-matter.ts'

const good = {
  title: 'What is autism?',
  description: 'A different way of sensing, communicating and thinking.',
  category: 'autism',
  badge: 'Understanding Autism',
  readTime: 8,
  featured: true,
  edited: '2026-11-21',
  inShort: ['Autism is a difference.', 'No two autistic people are the same.'],
  firstSteps: ['Look.', 'Ask.', 'Rest.'],
  stats: [],
  next: { text: 'Wondering about your toddler?', label: 'About the screening', href: '/autism-test' },
}

function problemsOf(change: object, slug = 'what-is-autism'): readonly string[] {
  const parsed = parseFrontMatter(slug, { ...good, ...change })
  return parsed.ok ? [] : parsed.problems
}

test('there are 23 articles: 2 Editors Pick, 10 Understanding Autism, 11 Digital Mental Health, read in 8 to 18 minutes', () => {
  expect(new Set(plannedArticles.map(({ slug }) => slug)).size).toBe(23)
  const count = (category: string) => plannedArticles.filter((article) => article.category === category).length
  expect([count('editors-pick'), count('autism'), count('digital')]).toEqual([2, 10, 11])
  expect(plannedArticles.every(({ readTime }) => readTime >= 8 && readTime <= 18)).toBe(true)
  expect(plannedArticles.filter(({ featured }) => featured)).toHaveLength(3)
})

test('complete front matter is accepted unchanged', () => {
  expect(parseFrontMatter('what-is-autism', good)).toEqual({ ok: true, frontMatter: good })
})

test('every problem starts with its field', () => {
  expect(problemsOf({ title: undefined })).toEqual(['title: is missing'])
  expect(problemsOf({ title: '  ' })).toEqual(['title: is too short, at least 1'])
  expect(problemsOf({ description: 'x'.repeat(161) })).toEqual(['description: is too long, at most 160'])
  expect(problemsOf({ readTime: 'eight' })).toEqual(['readTime: must be number'])
  expect(problemsOf({ category: 'sleep' })).toEqual(['category: must be one of editors-pick, autism, digital'])
  expect(problemsOf({ edited: '2026-02-30' })[0]).toMatch(/^edited: /)
  expect(problemsOf({ inShort: 'One. Two.' })).toEqual(['inShort: must be array'])
  expect(problemsOf({ inShort: ['One.'] })).toEqual(['inShort: is too short, at least 2'])
  expect(problemsOf({ next: { ...good.next, href: 'https://example.org' } })[0]).toMatch(/^next.href: /)
  expect(problemsOf({ references: [{ citation: 'A book', year: '2020' }] })).toEqual(['references.0.year: must be number'])
  expect(problemsOf({ author: 'Nobody' })).toEqual(['author: no such field'])
})

test('category, badge, minutes and featured must match the plan of the slug, and unknown slugs are rejected', () => {
  expect(problemsOf({ readTime: 9, featured: false })).toEqual([
    'readTime: must be 8, not 9',
    'featured: must be true, not false',
  ])
  expect(problemsOf({}, 'my-holiday')).toEqual(['slug: my-holiday is not one of the planned articles'])
  expect(problemsOf({}, 'voice-ai-therapy')).toHaveLength(4)
})
