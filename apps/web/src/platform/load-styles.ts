import { drawn, isBeingDrawn } from './drawn.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet that only some pages need, so that the common style sheet stays small: import its URL with
 * `?url`. Resolves when the style sheet applies; a failed one is requested again at the next call.
 */
export function loadStyles(url: string): Promise<void> {
  if (isBeingDrawn) {
    drawn.styles.add(url)
    return Promise.resolve()
  }
  const known = loading.get(url)
  if (known) return known
  // A prerendered page already links its style sheets.
  const named = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${url}"]`)
  if (named?.sheet) return Promise.resolve()
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${url} did not load`)))
  })
  link.rel = 'stylesheet'
  link.href = url
  // After the style sheets of a prerendered page, which are at the end of the body: a specific style sheet overrides them.
  document.body.append(link)
  const kept = loaded.catch((error: unknown) => {
    loading.delete(url)
    link.remove()
    throw error
  })
  loading.set(url, kept)
  return kept
}
