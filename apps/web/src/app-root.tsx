import { StrictMode, useEffect } from 'react'
import type { Language } from '@ankur/content'
import { AppPages } from './app-pages.tsx'
import type { Dictionary } from './platform/dictionary.ts'
import { endTakingOver } from './platform/drawn.ts'
import { ErrorBoundary } from './platform/frame/error-screen.tsx'
import { LanguageProvider } from './platform/language.tsx'

/** Everything on `#app`, for the browser and for the build. */
export function AppRoot({ first }: { first: { readonly language: Language; readonly words: Dictionary } }) {
  useEffect(endTakingOver, [])
  return (
    <StrictMode>
      <LanguageProvider first={first}>
        <ErrorBoundary>
          <AppPages />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>
  )
}
