import { useCallback, useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { ageMonths } from '@ankur/screening/age'
import { formatMonth } from '@ankur/screening/analysis/dates'
import type { Child, ChildList } from '@ankur/screening/child-contract'
import type { ChildDetails } from '@ankur/screening/child'
import { nameApart } from '@ankur/screening/name-apart'
import { deleteAt, getJson, postJson, putJson } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'
import { newId } from '../platform/new-id.ts'

const childrenWords = messagesOf('children/children', 'children')

interface Children {
  /** Null while they are not here. */
  readonly items: readonly Child[] | null
  readonly hasFailed: boolean
}

export type Family = ReturnType<typeof useChildren>

/** The family's children as stored on the server. */
export function useChildren() {
  const [state, setState] = useState<Children>({ items: null, hasFailed: false })
  const load = useCallback(async (signal?: AbortSignal) => {
    setState((before) => ({ ...before, hasFailed: false }))
    try {
      const { items } = await getJson<ChildList>('/api/children', signal)
      setState({ items, hasFailed: false })
    } catch {
      if (!signal?.aborted) setState({ items: null, hasFailed: true })
    }
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  const edit = (change: (items: readonly Child[]) => readonly Child[]) =>
    setState((before) => ({ items: change(before.items ?? []), hasFailed: false }))

  // The same for each attempt: a child that was added although the answer got lost is not added again.
  const adding = useRef('')
  const add = async (details: ChildDetails) => {
    adding.current ||= newId()
    const added = await postJson<Child>('/api/children', { ...details, id: adding.current })
    adding.current = ''
    edit((items) => [...items, added])
    return added
  }
  const change = async (id: string, details: ChildDetails) => {
    const changed = await putJson<Child>(`/api/children/${id}`, details)
    edit((items) => items.map((each) => (each.id === id ? changed : each)))
    return changed
  }
  const remove = async (id: string) => {
    await deleteAt(`/api/children/${id}`)
    edit((items) => items.filter((each) => each.id !== id))
  }
  return { ...state, tryAgain: () => void load(), add, change, remove }
}

/** The displayed name of a child, and the line that distinguishes it from others. */
export function useChildNames(items: readonly Child[] | null) {
  const { language } = useLanguage()
  const words = childrenWords.use()
  const nameOf = (child: Child) => {
    const place = (items ?? []).findIndex(({ id }) => id === child.id)
    return nameApart(items ?? [], child) ?? fill(words.nameless, { n: (place < 0 ? (items?.length ?? 0) : place) + 1 })
  }
  const detailsOf = ({ birthMonth, weeksEarly }: Child) => {
    if (birthMonth === null) return words.month_unknown
    const parts = [
      fill(words.born, { month: formatMonth(birthMonth, language) }),
      fill(words.aged, { months: ageMonths(birthMonth, Date.now()) ?? 0 }),
      ...(weeksEarly ? [fill(words.early, { weeks: weeksEarly })] : []),
    ]
    return parts.join(', ')
  }
  return { nameOf, detailsOf }
}
