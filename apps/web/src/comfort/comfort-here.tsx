import { useEffect, useRef, useState } from 'react'
import { watchComfort } from '../platform/comfort/comfort.ts'
import { useLanguage } from '../platform/language.tsx'
import { comfortChoices, showChosen } from './comfort-choices.ts'
import type { ComfortWords } from './comfort-choices.ts'
import { messageLoader } from '../platform/load-messages.ts'

const loadComfortWords = messageLoader('app/comfort', 'comfort')

/** The comfort settings in a page. Its own form keeps its choices separate from those of the dialog. */
export function ComfortHere() {
  const { language } = useLanguage()
  const [words, setWords] = useState<ComfortWords | null>(null)
  const [isUnkept, setUnkept] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    let isShown = true
    const show = (loaded: ComfortWords) => isShown && setWords(loaded)
    void loadComfortWords(language).then(show, () => {})
    return () => {
      isShown = false
    }
  }, [language])
  useEffect(() => {
    const form = place.current
    if (!words || !form) return undefined
    form.replaceChildren(...comfortChoices(words, (isKept) => setUnkept(!isKept)))
    const show = () => showChosen(form)
    show()
    return watchComfort(show)
  }, [words])
  return (
    <>
      <form ref={place} />
      <p role="status">{isUnkept && words?.unkept}</p>
    </>
  )
}
