import { useEffect, useState, type ReactNode } from 'react'
import type { ChildList } from '@ankur/screening/child-contract'
import { getJson } from '../platform/api.ts'

/**
 * Which of a family's children a summary is about. Only where there are several need it be said, and only then what
 * says it is fetched; a summary is whole without it.
 */
export function WhoseSummary({ childId }: { childId: string | null }) {
  const [line, setLine] = useState<ReactNode>(null)
  useEffect(() => {
    const bring = async () => {
      const { items } = await getJson<ChildList>('/api/children')
      if (items.length < 2) return
      const { ChildName, childrenWords } = await import('./child-name.tsx')
      await childrenWords.load()
      setLine(<ChildName family={items} childId={childId} />)
    }
    bring().catch(() => {})
  }, [childId])
  return line
}
