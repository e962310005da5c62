import { watchComfortButtons } from './comfort/watch-comfort-buttons.ts'
import { startWorker } from './offline/start-worker.ts'
import { watchConnection } from './offline/watch-connection.ts'
import { followComfort } from './platform/comfort/comfort.ts'
import { showLeftNotice } from './platform/frame/left-notice.ts'
import { watchArticles } from './site/articles/article-scripts.ts'
import { fillBornBetween } from './site/introduction/fill-born-between.ts'
import { watchFolds } from './ui/fold/watch-folds.ts'
import { watchMenus } from './ui/header/menus.ts'
import { watchListen } from './listen/watch-listen.ts'
import { sayNotLoaded } from './ui/not-loaded/say-not-loaded.ts'
import { contactDraftKey, loadStored, removeStored, tabStorage } from './platform/storage/storage.ts'

/**
 * The one script of static pages. Everything on them works without it; this closes menus on Esc, opens the comfort
 * settings, reads aloud and remembers the language. Trusted types are required here: text and attributes only, never markup.
 */
watchMenus(document)
watchFolds(document)
followComfort()
watchComfortButtons(document)
rememberLanguage()
const languageRow = document.querySelector<HTMLElement>('[data-language-row]')
if (languageRow) watchLanguageRow(languageRow)
showLeftNotice(document)
if (document.querySelector('[data-not-found]')) logMissingPath()
watchContact(document)
for (const listen of document.querySelectorAll<HTMLElement>('[data-listen]')) watchListen(listen, () => sayNotLoaded(document))
const bornBetween = document.querySelector<HTMLElement>('[data-born]')
if (bornBetween) fillBornBetween(bornBetween, Date.now())
offerPrinting(document.querySelector<HTMLElement>('[data-print]'))
watchArticles(document)
watchConnection(document)
const district = document.querySelector<HTMLElement>('[data-choose-district]')
// Without it all districts are shown, as without any script.
if (district)
  import('./site/help/choose-district.ts').then(({ chooseDistrict }) => chooseDistrict(district, document)).catch(() => {})
const ticks = document.querySelector<HTMLElement>('[data-keeps-ticks]')
// Without it boxes can be checked for this visit, and nothing claims that they are stored.
if (ticks) import('./site/guides/store-ticks.ts').then(({ storeTicks }) => storeTicks(ticks, document)).catch(() => {})
if (document.querySelector('[data-kept]'))
  import('./offline/cached-pages.ts').then(({ listPages }) => listPages(document)).catch(() => sayNotLoaded(document))
startWorker('reading')

/** Opening a prefixed page or pressing a language is a choice; opening a page without prefix is not. */
function rememberLanguage(): void {
  const { lang } = document.documentElement
  if (location.pathname.split('/')[1] === lang) storeLanguage(lang)
  document.addEventListener('click', (event) => {
    const language = (event.target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language
    if (language) storeLanguage(language)
  })
}

function storeLanguage(language: string): void {
  try {
    localStorage.setItem('ankur-language', language)
  } catch {
    // Storage may be off or full. The page is in the right language all the same.
  }
}

/** The text beside it explains how to print without this. */
function offerPrinting(button: HTMLElement | null): void {
  if (!button) return
  button.hidden = false
  button.onclick = () => print()
  document.querySelector('[data-host]')?.prepend(location.host)
}

function logMissingPath(): void {
  console.error('404 Error: page not found:', location.pathname)
}

/**
 * Closes the row, and reorders the links to match their visual order: the style sheet shows the browser's preferred
 * language first, so nothing moves. Closing it keeps the language of the page.
 */
function watchLanguageRow(row: HTMLElement): void {
  const page = row.ownerDocument.documentElement
  const item = page.dataset.asks && row.querySelector(`li[lang="${page.dataset.asks}"]`)
  if (item) item.parentElement?.prepend(item)
  const close = row.querySelector('button')
  close?.setAttribute('data-ready', '')
  close?.addEventListener('click', () => {
    storeLanguage(page.lang)
    row.hidden = true
  })
}

/** Fetches the form's script when somebody begins to write. Until it is there, or without it, the browser sends the form. */
function watchContact(page: Document): void {
  // Sent without script: what waited for a reload is not waiting any more.
  if (page.querySelector('[data-contact-sent]')) removeStored(contactDraftKey, tabStorage)
  const form = page.querySelector<HTMLFormElement>('[data-contact-form]')
  if (!form) return
  let isFetched = false
  const start = () => {
    if (isFetched) return
    isFetched = true
    import('./site/contact/send-form.ts').then(({ sendByScript }) => sendByScript(form)).catch(() => (isFetched = false))
  }
  form.addEventListener('focusin', start)
  if (loadStored(contactDraftKey, tabStorage) !== null) start()
}
