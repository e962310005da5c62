import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useCreator } from '../use-creator.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

/** A dialog for names. It has its own status message with Undo, because the page's status line is behind it. */
export function NamingFrame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const words = advancedWords.use()
  const creator = creatorWords.use()
  const { message, history, undo } = useCreator()
  const first = useRef(message.number)
  const isNews = message.number > first.current
  return (
    <TitledDialog title={title} look="naming" onClose={onClose}>
      <div className="naming__said">
        <p role="status">{isNews && <span key={message.number}>{message.text}</span>}</p>
        {isNews && message.isChange && history.before.length > 0 && (
          <button type="button" className="creator__undo" onClick={() => undo(creator.undone)}>
            {creator.undo}
          </button>
        )}
      </div>
      {children}
      <div className="confirm__buttons">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </TitledDialog>
  )
}
