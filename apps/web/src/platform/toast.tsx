import { useEffect, useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { loadComfort, movesLess } from './comfort.ts'
import { useWords } from './language.tsx'
import type { NoticeContent } from './notices.ts'
import { useComfort } from './use-comfort.ts'

/** Repeats a success that already stands in the page. It goes by itself, but not while somebody is on it. */
export function Toast({ notice }: { notice: NoticeContent }) {
  const { app, notices } = useWords()
  const { messages } = useComfort()
  const [open, setOpen] = useState(true)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || messages === 'stay') return
    const timer = setTimeout(() => setOpen(false), showForMs())
    return () => clearTimeout(timer)
  }, [held, messages])
  if (!open || !notice.text) return null
  return (
    <div
      className="toast"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{notices[notice.text]}</span>
      <Button kind="quiet" size="small" onClick={() => setOpen(false)}>
        {app.close}
      </Button>
    </div>
  )
}

function showForMs(): number {
  return loadComfort().colours === 'calm' || movesLess() ? 10_000 : 4000
}
