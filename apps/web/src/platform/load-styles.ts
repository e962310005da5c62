import { drawn, isBeingDrawn } from './drawn.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet that only some pages need, so that the sheet of all pages stays small: import its address with
 * `?url`. Done once it applies; a sheet that a weak signal lost is asked for again the next time.
 */
export function loadStyles(url: string): Promise<void> {
  if (isBeingDrawn) {
    drawn.styles.add(url)
    return Promise.resolve()
  }
  const known = loading.get(url)
  if (known) return known
  // A page that stands in its HTML names its sheets there.
  const named = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${url}"]`)
  if (named?.sheet) return Promise.resolve()
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${url} did not load`)))
  })
  link.rel = 'stylesheet'
  link.href = url
  // After the sheets of a page in its HTML, which stand at the end of the body: a rarer sheet refines what they say.
  document.body.append(link)
  const kept = loaded.catch((error: unknown) => {
    loading.delete(url)
    link.remove()
    throw error
  })
  loading.set(url, kept)
  return kept
}
