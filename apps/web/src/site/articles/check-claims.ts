import type { EnglishClaim } from '@ankur/content/english-claims'

/** What is wrong with the claims of one article, one line each. */
export function checkClaims(path: string, claims: readonly EnglishClaim[]): readonly string[] {
  const ids = claims.map(({ id }) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const elsewhere = claims.filter(({ page }) => page !== path)
  return [
    ...[...twice].map((id) => `${id}: two claims have this id`),
    ...elsewhere.map(({ id, page }) => `${id}: page must be ${path}, not ${page}`),
  ]
}
