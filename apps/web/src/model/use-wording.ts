import { useEffect, useState } from 'react'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { Language } from '@ankur/content'
import { getJson, postJson } from '../platform/api.ts'
import { openBackend } from '../platform/session/session.ts'

/** The server's response: the whole analysis in the model's wording, or nulls and the reason. */
interface Wording {
  readonly analysis: string | null
  readonly model: string | null
  readonly reason: string | null
}

export interface Rewording {
  readonly analysis: string
  readonly model: string
}

export type WordingState = 'rest' | 'asking' | 'done' | 'unavailable' | 'not_usable' | 'failed'

/** The model that a family may use here, its earlier text, and the request. `name` is null if there is none. */
export function useWording(id: string) {
  const path = `/api/assessments/${id}/wording`
  const [name, setName] = useState<string | null>(null)
  const [reworded, setReworded] = useState<Rewording | null>(null)
  const [state, setState] = useState<WordingState>('rest')
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const { model } = await openBackend()
      if (!model || leaving.signal.aborted) return
      setName(model.name)
      setReworded(rewordedOf(await getJson<Wording>(path, leaving.signal)))
    }
    // Our own text is shown without it.
    look().catch(() => {})
    return () => leaving.abort()
  }, [path])
  const ask = async (language: Language) => {
    setState('asking')
    try {
      const wording = await postJson<Wording>(path, { consent: { noticeVersion, language } })
      const words = rewordedOf(wording)
      setReworded(words)
      setState(words ? 'done' : wording.reason === 'not_usable' ? 'not_usable' : 'unavailable')
    } catch {
      setState('failed')
    }
  }
  return { name, reworded, state, ask }
}

function rewordedOf({ analysis, model }: Wording): Rewording | null {
  return analysis !== null && model !== null ? { analysis, model } : null
}
