/** An article for tests: its file path and its front matter. */
export const file = 'packages/content/articles/what-is-autism/en.mdx'

export const head = `---
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
