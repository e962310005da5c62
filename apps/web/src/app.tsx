/**
 * The entry of app pages: loads the messages, then hydrates the prerendered page in `#app`, or renders there in place of
 * the shell.
 */
import './platform/newer-arrays.ts'
import './ui/styles.css'
import 'virtual:language-rules.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openFirstPage, AppRoot } from './app-pages.tsx'
import { watchComfortButtons } from './comfort/watch-comfort-buttons.ts'
import { startWorker } from './offline/start-worker.ts'
import { followComfort } from './platform/comfort/comfort.ts'
import { chosenLanguage, enterByLanguage, loadDictionary, type Dictionary } from './platform/language.tsx'
import { beginTakingOver, drawnPage } from './platform/drawn.ts'
import { watchNavigation } from './platform/navigation.ts'
import { openForSession } from './platform/session/session.ts'

enterByLanguage()
const place = document.querySelector('#app')

// Fetched beside each other: words, the page's own chunk, and where the accounts are.
const language = chosenLanguage()
const loading = loadDictionary(language)
const opening = openFirstPage(location.pathname)
openForSession()

startWorker('app')

if (place) {
  loading.then(
    (words) => show(place, words),
    // If the messages could not be loaded, the shell stays, and the page reloads when the network is back.
    () => addEventListener('online', () => location.reload()),
  )
}

async function show(shell: Element, words: Dictionary): Promise<void> {
  const page = drawnPage(language)
  // The prerendered content can be read and pressed until the page itself is loaded; so can a board that was fitted to this
  // device.
  const { ownState = 'fitted' } = document.documentElement.dataset
  const isReadable = shell.getAttribute('data-drawn') === language && ownState === 'fitted'
  const isOpen = isReadable && (await opening)
  watchNavigation(document)
  followComfort()
  watchComfortButtons(document)
  const root = <AppRoot first={{ language, words }} />
  // Styles hide a page prerendered in another language; from here on the page changes its own texts.
  shell.removeAttribute('data-drawn')
  if (page && isOpen) {
    beginTakingOver()
    hydrateRoot(page, root)
  } else createRoot(shell).render(root)
}
