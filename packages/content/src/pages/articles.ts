import type { Category } from '../articles.ts'

/** The blog and its articles exist in English only, and so do the texts around them. */
export const categoryNames: Readonly<Record<Category, string>> = {
  'editors-pick': 'Editors Pick',
  autism: 'Understanding Autism',
  digital: 'Digital Mental Health',
}

export const blogWords = {
  title: 'Our Blog: Ankur',
  description:
    'Articles in plain words about autism and digital mental health, for families in India. Every number shows its source.',
  heading: 'Our Blog',
  lead: 'Articles in plain words for families in India. Every number shows its source, or says that we could not trace it.',
  categories: 'Categories',
  featured: 'Featured Articles',
  one_article: '1 article',
  articles: '{n} articles',
  read_time: '{n} min read',
  filter: 'Find an article',
  filter_hint: 'Enter a word from a title or a topic.',
  found_none: 'No article has these words. Try another word.',
  found_one: '1 article found.',
  found: '{n} articles found.',
} as const

export const articleWords = {
  back: 'Back to Blogs',
  edited: 'Last edited',
  unchecked: 'Not yet checked by a clinician.',
  on_this_page: 'On this page',
  in_short: 'In short',
  first_steps: 'Three things to do',
  print_hand_out: 'Print one page',
  help_address: 'Places, phone numbers and a free check:',
  open_all: 'Open all parts',
  close_all: 'Close all parts',
  sources: 'Sources',
  source: 'Source {n}',
  not_verified: 'Not yet verified',
  not_verified_lead: 'We could not trace these numbers to a source. Read them with care.',
  sensitive_title: 'Before you read',
  sensitive_text: 'This article is about feelings that can be hard. You do not have to face them alone.',
  effectiveness: 'Effectiveness',
  duration: 'Duration',
  age: 'Age',
  hours: 'Hours',
  focus: 'Focus',
  evidence: 'Evidence',
  pricing: 'Price',
  example: 'Example',
  impact: 'Impact',
} as const
