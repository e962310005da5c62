/**
 * A notice passed from the app to a static page, which has no dictionary and no React: the app stores the text itself, and
 * the script of static pages shows it once.
 */
import { loadStored, parseJson, removeStored, saveStored, tabStorage } from '../storage/storage.ts'

interface LeftNotice {
  readonly kind: 'error' | 'success' | 'info'
  readonly title: string
  readonly text: string
  /** The language of the text: the target page may have another language. */
  readonly language: string
}

const crossingKey = 'ankur-notice'

export function leaveForStaticPage(notice: LeftNotice): void {
  saveStored(crossingKey, JSON.stringify(notice), tabStorage)
}

/** Shows the stored notice, if any, at the top of main. */
export function showLeftNotice(page: Document): void {
  const notice = parseJson(loadStored(crossingKey, tabStorage)) as Partial<Record<keyof LeftNotice, unknown>> | null
  removeStored(crossingKey, tabStorage)
  if (typeof notice?.text !== 'string') return
  const kind = notice.kind === 'error' || notice.kind === 'success' ? notice.kind : 'info'
  const words = element(page, 'div', 'notice__words')
  if (typeof notice.title === 'string' && notice.title !== '') words.append(element(page, 'p', 'notice__title', notice.title))
  words.append(element(page, 'p', '', notice.text))
  const box = element(page, 'div', `notice notice--${kind}`)
  box.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  if (typeof notice.language === 'string') box.lang = notice.language
  box.append(words)
  const board = element(page, 'div', 'wrap notice-board')
  board.append(box)
  page.querySelector('main')?.prepend(board)
}

function element(page: Document, name: 'div' | 'p', className: string, text = ''): HTMLElement {
  const made = page.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}
