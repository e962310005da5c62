import { plannedArticles } from '@ankur/content/articles'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { FrontMatter } from '@ankur/content/front-matter'
import type { Article, ArticleContent, Part } from './article.ts'
import { checkClaims } from './check-claims.ts'

interface ArticleModule {
  readonly default: ArticleContent
  readonly frontMatter: FrontMatter
  readonly outline: readonly Part[]
}

const modules = import.meta.glob<ArticleModule>('../../../../../packages/content/articles/*/en.mdx', { eager: true })
const claimsOfFiles = import.meta.glob<readonly EnglishClaim[]>('../../../../../packages/content/articles/*/claims.ts', {
  eager: true,
  import: 'claims',
})

/** The articles that exist, in the order of the plan. */
export const writtenArticles: readonly Article[] = plannedArticles.flatMap(({ slug }) => {
  const [file, module] = Object.entries(modules).find(([path]) => path.endsWith(`/${slug}/en.mdx`)) ?? []
  if (!file || !module) return []
  return toArticle(slug, module, claimsOfFiles[file.replace('en.mdx', 'claims.ts')] ?? [])
})

function toArticle(slug: string, module: ArticleModule, claims: readonly EnglishClaim[]): Article {
  const path = `/blogs/${slug}`
  const { frontMatter, outline, default: Content } = module
  const problems = checkClaims(path, claims)
  if (problems.length > 0) throw new Error(`packages/content/articles/${slug}/claims.ts\n  ${problems.join('\n  ')}`)
  return { slug, path, frontMatter, outline, Content, claims }
}
