/**
 * The articles of the blog in list order, with the metadata that is fixed before an article is written.
 * Text, date and the rest are in `articles/<slug>/`; an article without a folder is not published.
 */
export interface PlannedArticle {
  readonly slug: string
  readonly category: Category
  readonly badge: Badge
  readonly readTime: number
  readonly featured: boolean
}

export const categories = ['editors-pick', 'autism', 'digital'] as const
export type Category = (typeof categories)[number]

export const badges = [
  'Understanding Autism',
  'Diagnostic Framework Analysis',
  'Cultural Anthropology & AI Ethics',
  'Advocacy & Linguistic Justice',
  'Digital Mental Health',
  'Male Mental Health',
  'Community Building',
  'Voice Technology',
  'Digital Self-Discovery',
  'Teen Mental Health',
  'AI Ethics & Bias',
] as const
export type Badge = (typeof badges)[number]

export const plannedArticles: readonly PlannedArticle[] = [
  autism('what-is-autism', 8, { featured: true }),
  autism('challenges-parents-india', 12),
  autism('autism-tier2-india', 10),
  autism('early-intervention-matters', 15, { featured: true }),
  autism('core-intervention-pathways', 15),
  autism('parent-mediated-models', 10),
  autism('systemic-barriers-india', 12),
  autism('ethical-cultural-considerations', 10),
  autism('autism-misunderstood-india', 18),
  autism('western-diagnostic-tools-failing-india', 12, { badge: 'Diagnostic Framework Analysis' }),
  editorsPick('explaining-autism-to-grandmother', 10, 'Cultural Anthropology & AI Ethics'),
  editorsPick('new-vocabulary-indian-autism-advocacy', 12, 'Advocacy & Linguistic Justice'),
  digital('gen-z-prefers-ai', 18),
  digital('text-based-therapy-apps', 12),
  digital('ai-friends-loneliness-support', 8),
  digital('men-anonymous-platforms', 9, { badge: 'Male Mental Health' }),
  digital('mental-health-startups-failing', 10),
  digital('building-private-community', 8, { badge: 'Community Building' }),
  digital('voice-ai-therapy', 9, { badge: 'Voice Technology' }),
  digital('stigma-ai-help-seeking', 9),
  digital('ai-as-mirror-self-knowledge', 9, { badge: 'Digital Self-Discovery' }),
  digital('digital-journaling-teens', 10, { badge: 'Teen Mental Health', featured: true }),
  digital('ai-emotion-recognition-bias', 12, { badge: 'AI Ethics & Bias' }),
]

/** Only these two articles rate the harm of a design or a bias, as High or Medium. */
export const articlesWithImpact: readonly string[] = ['western-diagnostic-tools-failing-india', 'ai-emotion-recognition-bias']

interface Special {
  readonly badge?: Badge
  readonly featured?: boolean
}

function autism(slug: string, readTime: number, special: Special = {}): PlannedArticle {
  return { slug, category: 'autism', badge: 'Understanding Autism', readTime, featured: false, ...special }
}

function editorsPick(slug: string, readTime: number, badge: Badge): PlannedArticle {
  return { slug, category: 'editors-pick', badge, readTime, featured: false }
}

function digital(slug: string, readTime: number, special: Special = {}): PlannedArticle {
  return { slug, category: 'digital', badge: 'Digital Mental Health', readTime, featured: false, ...special }
}
