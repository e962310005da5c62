/** The entry of app pages: finds the words, then mounts on `#app`, in place of the shell that the server sent. */
import './platform/newer-arrays.ts'
import './ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppPages, openFirstPage } from './app-pages.tsx'
import { watchComfortButtons } from './comfort/watch-comfort-buttons.ts'
import { startWorker } from './offline/start-worker.ts'
import { followComfort } from './platform/comfort.ts'
import { LanguageProvider } from './platform/language.tsx'
import { chosenLanguage } from './platform/chosen-language.ts'
import { loadDictionary, type Dictionary } from './platform/dictionary.ts'
import { ErrorBoundary } from './platform/error-screen.tsx'
import { watchNavigation } from './platform/navigation.ts'
import { openForSession } from './platform/session.ts'

const place = document.querySelector('#app')

// Fetched beside each other: words, the page's own chunk, and where the accounts are.
const language = chosenLanguage()
const loading = loadDictionary(language)
openFirstPage(location.pathname)
openForSession()

startWorker('app')

if (place) {
  loading.then(
    (words) => show(place, words),
    // A weak signal lost the words: the shell stays, and the page starts anew when the network is back.
    () => addEventListener('online', () => location.reload()),
  )
}

function show(place: Element, words: Dictionary): void {
  watchNavigation(document)
  followComfort()
  watchComfortButtons(document)
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider first={{ language, words }}>
        <ErrorBoundary>
          <AppPages />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>,
  )
}
