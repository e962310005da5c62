import { useEffect, useState } from 'react'
import type { Language } from '@ankur/content'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { postJson } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'

interface Description {
  readonly text: string
  readonly model: string
  /** The language of the request: the page may have another one by now. */
  readonly language: Language
}

interface DescriptionState {
  readonly state: 'cutting' | 'not_cut' | 'asking' | 'here' | 'none'
  readonly description: Description | null
}

/** Sends the pictures once they are captured, and returns the response. Nothing is stored after the page is closed. */
export function useDescription(cutting: Promise<string[] | null>): DescriptionState {
  const { language } = useLanguage()
  const [state, setState] = useState<DescriptionState>({ state: 'cutting', description: null })
  useEffect(() => {
    let hasLeft = false
    const tell = (now: DescriptionState['state'], description: Description | null = null) =>
      hasLeft || setState({ state: now, description })
    const ask = async () => {
      const stills = await cutting
      if (hasLeft) return
      if (!stills) return tell('not_cut')
      tell('asking')
      const description = await describe(stills, language).catch(() => null)
      tell(description ? 'here' : 'none', description)
    }
    void ask()
    return () => {
      hasLeft = true
    }
    // Announces the result once, in the language of that moment.
  }, [cutting]) // oxlint-disable-line react/exhaustive-deps
  return state
}

async function describe(stills: readonly string[], language: Language): Promise<Description | null> {
  const body = { stills, language, consent: { noticeVersion, language } }
  const answer = await postJson<{ description: string | null; model: string | null }>('/api/model/stills', body)
  return answer.description !== null && answer.model !== null ? { text: answer.description, model: answer.model, language } : null
}
