import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useRunner } from '../stage/use-runner.ts'
import { useGame } from '../use-creator.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/**
 * Puts a small game into an empty script, shows its blocks one by one, and runs it. It is one change, so that one Undo
 * removes it. Any press shows the rest immediately and does not run.
 */
export function useShowMe(): () => void {
  const words = creatorWords.use()
  const { say, edit, latest } = useGame()
  const { language } = useLanguage()
  const runner = useRunner()
  const show = async () => {
    const { reveal, withSmallGame } = await import('./show-me.ts')
    const { project, sprite: id } = latest()
    const sprite = project.sprites.find((each) => each.id === id) ?? project.sprites[0]
    // A block may have been added while this was loading.
    if (!sprite || sprite.scripts.length > 0) return
    if (!edit(withSmallGame(project, sprite, language), { message: words.show_me_made, block: null })) return
    requestAnimationFrame(() => reveal('.workspace .block-row', () => runner.run(latest().project)))
  }
  return () => void show().catch(() => say(words.cannot_show))
}
