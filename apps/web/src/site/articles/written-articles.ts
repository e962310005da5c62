import { plannedArticles } from '@ankur/content/articles'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { FrontMatter, ShortFrontMatter } from '@ankur/content/front-matter'
import { languages, type Language } from '@ankur/content'
import type { Article, ArticleContent, Part } from './article.tsx'

interface ArticleModule<Head = FrontMatter> {
  readonly default: ArticleContent
  readonly frontMatter: Head
  readonly outline: readonly Part[]
}

const modules = import.meta.glob<ArticleModule>('../../../../../packages/content/articles/*/en.mdx', { eager: true })
const shortModules = import.meta.glob<ArticleModule<ShortFrontMatter>>(
  ['../../../../../packages/content/articles/*/*.mdx', '!../../../../../packages/content/articles/*/en.mdx'],
  { eager: true },
)
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
  const article: Article = { slug, path, language: 'en', frontMatter, outline, Content, claims, versions: {} }
  const versions = languages.flatMap((language) => {
    const short = Object.entries(shortModules).find(([file]) => file.endsWith(`/${slug}/${language}.mdx`))?.[1]
    return short ? [[language, toShort(article, language, short)] as const] : []
  })
  return { ...article, versions: Object.fromEntries(versions) }
}

/** Category, claims and everything without text are those of the English article. */
function toShort(article: Article, language: Language, module: ArticleModule<ShortFrontMatter>): Article {
  const { frontMatter: short, outline, default: Content } = module
  const { original, ...texts } = short
  const { category, badge, featured, sensitive } = article.frontMatter
  const head: FrontMatter = { category, badge, featured, stats: [], ...(sensitive && { sensitive }), ...texts }
  return { ...article, language, frontMatter: head, outline, Content, original }
}

/** The problems with the claims of one article, one line each. */
export function checkClaims(path: string, claims: readonly EnglishClaim[]): readonly string[] {
  const ids = claims.map(({ id }) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const elsewhere = claims.filter(({ page }) => page !== path)
  return [
    ...[...twice].map((id) => `${id}: two claims have this id`),
    ...elsewhere.map(({ id, page }) => `${id}: page must be ${path}, not ${page}`),
  ]
}
