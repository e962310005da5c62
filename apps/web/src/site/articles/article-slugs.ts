/**
 * The slugs of the articles that exist, by their folders. Only the names are asked for, so that the route table, which
 * app pages carry too, brings no article with it.
 */
export const articleSlugs: readonly string[] = Object.keys(
  import.meta.glob('./*/en.mdx', { base: '../../../../../packages/content/articles' }),
).map((file) => file.slice('./'.length, -'/en.mdx'.length))
