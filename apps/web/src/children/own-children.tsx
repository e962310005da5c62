import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { ChildDetails } from '@ankur/screening/child'
import type { Child } from '@ankur/screening/child-contract'
import { useWords } from '../platform/language.tsx'
import { LoadFailed } from '../platform/frame/load-failed.tsx'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { messagesOf } from '../platform/messages.ts'
import { ChildForm } from './near-child-form.ts'
import { useChildNames, useChildren } from './use-children.ts'
import './children.css'

const ownChildrenWords = messagesOf('children/children', 'ownChildren')
const childrenWords = messagesOf('children/children', 'children')

interface ChildNotice {
  readonly word: 'saved' | 'deleted' | 'delete_failed'
  readonly name: string
}

/** Every child with its stored data: add, correct, or delete it with all its summaries. */
export function OwnChildren({ onDeleted }: { onDeleted: () => void }) {
  const { app } = useWords()
  const shared = childrenWords.use()
  const words = ownChildrenWords.use()
  const { items, hasFailed, tryAgain, add, change, remove } = useChildren()
  const { nameOf } = useChildNames(items)
  const [open, setOpen] = useState<Child | 'new' | null>(null)
  const [asking, setAsking] = useState<Child | null>(null)
  const [message, setMessage] = useState<ChildNotice | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message) line.current?.focus()
  }, [message])

  const save = async (details: ChildDetails) => {
    const saved = open === 'new' || open === null ? await add(details) : await change(open.id, details)
    setOpen(null)
    setMessage({ word: 'saved', name: nameOf(saved) })
  }
  const erase = async (child: Child) => {
    setAsking(null)
    const name = nameOf(child)
    const word = await remove(child.id).then(
      () => {
        onDeleted()
        return 'deleted' as const
      },
      () => 'delete_failed' as const,
    )
    setMessage({ word, name })
  }
  return (
    <>
      <p>{words.lead}</p>
      <p className="children__said" role="status" tabIndex={-1} ref={line}>
        {message && fill(words[message.word], { name: message.name })}
      </p>
      {!items && !hasFailed && <p role="status">{app.loading}</p>}
      {hasFailed && <LoadFailed what={words.failed} onTryAgain={tryAgain} />}
      {items?.length === 0 && <p>{words.empty}</p>}
      <ul className="children">
        {items?.map((child) => (
          <Row key={child.id} child={child} items={items} onChange={() => setOpen(child)} onDelete={() => setAsking(child)} />
        ))}
      </ul>
      {open === null && items && (
        <Button kind="second" size="small" onClick={() => setOpen('new')}>
          {shared.add}
        </Button>
      )}
      {open === 'new' && <ChildForm onSave={save} onCancel={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <ChildForm key={open.id} name={nameOf(open)} child={open} onSave={save} onCancel={() => setOpen(null)} />
      )}
      {asking && (
        <ConfirmDialog
          title={fill(words.delete_title, { name: nameOf(asking) })}
          text={fill(words.delete_text, { n: asking.assessments })}
          yes={words.delete_yes}
          no={words.delete_no}
          onYes={() => void erase(asking)}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  )
}

interface RowProps {
  child: Child
  items: readonly Child[]
  onChange: () => void
  onDelete: () => void
}

function Row({ child, items, onChange, onDelete }: RowProps) {
  const words = ownChildrenWords.use()
  const { nameOf, detailsOf } = useChildNames(items)
  const name = nameOf(child)
  return (
    <li className="children__row">
      <div>
        <p className="children__name">{name}</p>
        <p className="muted">{detailsOf(child)}</p>
        <p className="muted">{fill(words.summaries, { n: child.assessments })}</p>
      </div>
      <div className="children__actions">
        <Button kind="second" size="small" aria-label={fill(words.change_of, { name })} onClick={onChange}>
          {words.change}
        </Button>
        <Button kind="quiet" size="small" aria-label={fill(words.delete_of, { name })} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}
