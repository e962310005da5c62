import { hrefFor } from '../../routes.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { openGames } from '../saved-games/games-dialog-state.ts'
import { messagesOf } from '../../platform/messages.ts'

const shellWords = messagesOf('creator/shell', 'creatorShell')

/** Shown only when this device could not store the game. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const { language } = useLanguage()
  return (
    <TitledDialog title={words.not_saved_title} look="" onClose={onClose}>
      <p>{words.not_saved_text}</p>
      <div className="confirm__buttons">
        <Button
          onClick={() => {
            onClose()
            openGames('file')
          }}
        >
          {words.save_as_file}
        </Button>
        <LinkButton kind="second" href={hrefFor('/', language)}>
          {words.leave}
        </LinkButton>
      </div>
    </TitledDialog>
  )
}
