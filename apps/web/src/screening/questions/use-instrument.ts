import { useMemo } from 'react'
import type { Instrument } from '@ankur/screening/instrument'
import { plainInstrument } from '@ankur/screening/plain-words/plain-form'
import { useLanguage } from '../../platform/language.tsx'
import { useInstrumentInUse } from '../form.ts'
import { ownQuestions } from './own-questions.ts'

/**
 * Null until the questionnaire is known: our texts must never flash where another one is loaded. For pages whose route
 * names `ownQuestions`.
 */
export function useInstrument(): Instrument | null {
  const { language } = useLanguage()
  const texts = ownQuestions.use()
  const known = useInstrumentInUse()
  return useMemo(() => {
    if (known.kind !== 'known') return null
    return known.loaded ?? plainInstrument({ [language]: texts })
  }, [known, language, texts])
}
